import { css, html, type TemplateResult } from 'lit';
import { lengthButtons } from '../views/controls.ts';
import { cellId, type CellId, inVariant } from '../derivation.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { printed } from '../number.ts';
import { offsetControl, rowPresets } from '../views/overflow-controls.ts';
import { isShifted, mostScores, type Overflow, overflow, type Variant, variants } from '../parts/overflow.ts';
import { markOf, trailOf } from '../views/overflow-trail.ts';
import { breaking, verdictOn } from '../views/overflow-verdict.ts';
import { tableView } from '../views/table-view.ts';
import { overflowWords } from '../text/exhibits/overflow.ts';

type OverflowScene = Scene<'overflow', Overflow>;

const empty: TableCell = { kind: 'empty' };

function scoresTable(scene: OverflowScene): TableModel {
  const { inputs, result, text, digits } = scene;
  const words = overflowWords[text.lang];
  const { float32, float64 } = result.largestExponent;
  const offset = printed(inputs.offset, 'all');
  return {
    caption: words.scoresCaption(printed(float32, digits), printed(float64, digits)),
    corner: words.place,
    columns: [
      { header: words.score, role: 'score' },
      { header: words.moved(inputs.offset < 0 ? offset.replace('−', '− ') : `+ ${offset}`), role: 'score' },
    ],
    rows: inputs.scores.map((_, i) => ({
      header: String(i + 1),
      cells: [cellId('scores', i), cellId('moved', i)].map((id) => tableCell(overflow, id, scene)),
    })),
    footer: [],
  };
}

function variantTable(variant: Variant, scene: OverflowScene): TableModel {
  const { inputs, cells, text } = scene;
  const words = overflowWords[text.lang];
  const trail = trailOf(variant, inputs.scores.length, cells);
  const cell = (place: CellId): TableCell => {
    const id = inVariant(variant, place);
    const made = tableCell(overflow, id, scene);
    const mark = markOf(id, trail);
    return made.kind === 'computed' && mark ? { ...made, mark } : made;
  };
  const shifts = isShifted(variant);
  return {
    caption: words.caption[variant],
    corner: words.place,
    columns: [
      ...(shifts ? [{ header: words.shifted, role: 'score' as const }] : []),
      { header: words.exp, role: 'score' },
      { header: words.weight, role: 'weight' },
    ],
    rows: inputs.scores.map((_, i) => ({
      header: String(i + 1),
      cells: [...(shifts ? [cell(cellId('shifted', i))] : []), cell(cellId('exps', i)), cell(cellId('weights', i))],
    })),
    footer: [
      { header: words.total, cells: [...(shifts ? [empty] : []), cell('sum'), cell('weightsSum')] },
      ...(shifts ? [{ header: words.max, cells: [cell('max'), empty, empty] }] : []),
    ],
  };
}

function view(scene: LiveScene<'overflow', Overflow>): TemplateResult {
  const { inputs, text, change } = scene;
  const words = overflowWords[text.lang];
  return html`
    ${rowPresets(scene)} ${offsetControl(scene)}
    <p class="state" role="status">${words.breaking(breaking(scene).map((variant) => words.variant[variant]))}</p>
    <div class="scores">${tableView(scoresTable(scene), scene)}</div>
    ${lengthButtons(inputs.scores, [1, mostScores], words, (scores) => change({ ...inputs, scores }))}
    <div class="variants">
      ${variants.map(
        (variant) =>
          html`<div>
            ${tableView(variantTable(variant, scene), scene)}
            ${verdictOn(variant, scene).map((remark) => html`<p class="note">${remark}</p>`)}
          </div>`,
      )}
    </div>
    <p class="note">${words.legend}</p>
  `;
}

/** Where exp leaves float32 and float64, and how subtracting the maximum keeps it from that. */
export default defineExhibit<'overflow', Overflow>({
  name: 'overflow',
  part: overflow,
  title: ({ text }) => overflowWords[text.lang].title,
  hint: (text) => overflowWords[text.lang].hint,
  tables: (scene) => [scoresTable(scene), ...variants.map((variant) => variantTable(variant, scene))],
  // of numbers that have only their first digits left, something else is said
  sums: ({ inputs, cells }) =>
    variants.flatMap((variant) => [
      ...(trailOf(variant, inputs.scores.length, cells).isCoarse ? [] : [inVariant(variant, 'sum')]),
      inVariant(variant, 'weightsSum'),
    ]),
  asides(scene) {
    const words = overflowWords[scene.text.lang];
    return [
      ...variants.flatMap((variant) =>
        verdictOn(variant, scene).map((remark) => words.verdict.on(words.variant[variant], remark)),
      ),
      words.legend,
    ];
  },
  notes: () => [],
  view,
  styles: css`
    .scores {
      max-width: 24rem;
    }
    .variants {
      display: grid;
      /* at most two side by side: naive and shifted */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(19rem, 40%)), 1fr));
      gap: 1.4rem 2rem;
      margin-top: 1.2rem;
    }
    .variants > div {
      padding-top: 0.6rem;
      border-top: 1px solid var(--line);
      min-width: 0;
    }
    .variants .note {
      margin-top: 0.3rem;
    }
    .presets {
      column-gap: 0.6rem;
    }
    .state {
      margin: 0 0 0.8rem;
      font-size: 0.94rem;
      font-weight: 600;
    }
    input[type='range'] {
      flex: 1 1 12rem;
      min-width: 8rem;
      max-width: 30rem;
      min-height: 2rem;
      margin: 0;
      accent-color: var(--ink);
    }
  `,
});
