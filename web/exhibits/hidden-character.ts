import { html, nothing, type TemplateResult } from 'lit';
import { script } from 'virtual:worker-script';
import { type CellId, cellId } from '../derivation.ts';
import '../elements/matrix-view.ts';
import '../elements/sentence-field.ts';
import '../elements/step-player.ts';
import type { TableModel } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import type { Hidden } from '../learned/hidden.ts';
import { hidden } from '../parts/hidden.ts';
import { learnedFailure, lesson, tryAgain } from '../parts/learned.ts';
import { hiddenStyles } from '../views/hidden-styles.ts';
import { tableView } from '../views/table-view.ts';
import { hiddenCharacterWords } from '../text/exhibits/hidden-character.ts';
import { learnedWords } from '../text/learned.ts';

type Result = Hidden | undefined;

/** What came with the encoder to show a scene, and the scene, where there is anything to be shown. */
function shown<Of extends Scene<'hidden', Result>>(scene: Of) {
  const of = lesson()?.hidden;
  const { result } = scene;
  return of && result && { of, scene: { ...scene, result, cell: (id: CellId) => tableCell(hidden, id, scene) } };
}

/** Nothing is loaded yet: the reader is asked. */
function offer({ inputs, text, awaited, look }: LiveScene<'hidden', Result>): TemplateResult {
  const words = hiddenCharacterWords[text.lang];
  const { loading, failed } = learnedWords[text.lang];
  const failure = learnedFailure();
  const from = lesson() ? '' : words.from[script.startsWith('file:') ? 'disk' : 'host'];
  const load = () => {
    tryAgain();
    look({ ...inputs, wanted: true });
  };
  return html`<p>${words.offer}</p>
    <p class="offer"><button type="button" class="button" @click=${load}>${words.load}${from}</button></p>
    <div class="said" aria-live="polite">
      ${awaited ? html`<p>${loading}</p>` : inputs.wanted && failure ? html`<p class="problems">${failed[failure]}</p>` : nothing}
    </div>`;
}

function view(scene: LiveScene<'hidden', Result>): TemplateResult {
  const learned = shown(scene);
  if (!learned) return offer(scene);
  return learned.of.view(learned.scene, {
    html,
    table: (model: TableModel) => tableView(model, scene),
    cell: learned.scene.cell,
  });
}

/** What the mixing is for: a character is hidden, and others tell what it is. */
export default defineExhibit<'hidden', Result>({
  name: 'hidden-character',
  part: hidden,
  title: ({ text }) => hiddenCharacterWords[text.lang].title,
  hint: (text) => hiddenCharacterWords[text.lang].hint,
  tables(scene) {
    const learned = shown(scene);
    return learned?.of.tables(learned.scene) ?? [];
  },
  toTake(scene) {
    const learned = shown(scene);
    return learned?.of.toTake(learned.scene);
  },
  asides(scene) {
    const learned = shown(scene);
    return learned?.of.asides(learned.scene) ?? [];
  },
  sums: ({ result }) => (result ? [cellId('weightsSum', result.row)] : []),
  notes: () => [],
  behind(scene, cell) {
    const learned = shown(scene);
    return learned?.of.behind(learned.scene, cell, html);
  },
  view,
  styles: hiddenStyles,
});
