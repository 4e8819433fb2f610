import { html, nothing, type TemplateResult } from 'lit';
import { script } from 'virtual:worker-script';
import { type CellId, cellId } from '../derivation.ts';
import '../elements/matrix-view.ts';
import '../elements/sentence-field.ts';
import '../elements/step-player.ts';
import type { TableCell } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import type { Hidden } from '../learned/hidden.ts';
import type { Lesson } from '../learned/lesson.ts';
import { hidden } from '../parts/hidden.ts';
import { learnedFailure, lesson, tryAgain } from '../parts/learned.ts';
import { hiddenStyles } from '../views/hidden-styles.ts';
import { tableView } from '../views/table-view.ts';
import { hiddenCharacterWords } from '../text/exhibits/hidden-character.ts';
import { learnedWords } from '../text/learned.ts';

type Result = Hidden | undefined;

/** What is made of a scene by what came with the encoder, where there is anything to be shown. */
function shown<Of extends Scene<'hidden', Result>, Made>(
  scene: Of,
  make: (by: Lesson['hidden'], scene: Of & { result: Hidden; cell: (id: CellId) => TableCell }) => Made,
): Made | undefined {
  const by = lesson()?.hidden;
  const { result } = scene;
  return by && result && make(by, { ...scene, result, cell: (id) => tableCell(hidden, id, scene) });
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

/** What the mixing is for: a character is hidden, and others tell what it is. */
export default defineExhibit<'hidden', Result>({
  name: 'hidden-character',
  part: hidden,
  title: ({ text }) => hiddenCharacterWords[text.lang].title,
  hint: (text) => hiddenCharacterWords[text.lang].hint,
  tables: (scene) => shown(scene, (by, own) => by.tables(own)) ?? [],
  toTake: (scene) => shown(scene, (by, own) => by.toTake(own)),
  asides: (scene) => shown(scene, (by, own) => by.asides(own)) ?? [],
  sums: ({ result }) => (result ? [cellId('weightsSum', result.row)] : []),
  notes: () => [],
  behind: (scene, cell) => shown(scene, (by, own) => by.behind(own, cell, html)),
  view: (scene) =>
    shown(scene, (by, own) => by.view(own, { html, table: (model) => tableView(model, scene) })) ?? offer(scene),
  styles: hiddenStyles,
});
