import { css, html, nothing, type TemplateResult } from 'lit';
import { cellId, type CellId, variantOf } from '../derivation.ts';
import '../elements/number-field.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { SoftmaxPrecisions } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import { exponentOf, isShifted, mostScores, overflow, type Variant, variants } from '../parts/overflow.ts';
import { overflowNotes } from '../parts/overflow-notes.ts';
import { type Trail, trailOf } from '../parts/overflow-trail.ts';
import { tableView } from '../table-view.ts';
import { overflowWords } from '../text/exhibits/overflow.ts';

type OverflowScene = Scene<'overflow', SoftmaxPrecisions>;

/** the slider's stops: at 0.02 the row's first score becomes 100, at 0.0025 800 */
const divisors: readonly number[] = [8, 4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.025, 0.02, 0.01, 0.005, 0.0025, 0.002, 0.001];

function scoresTable(scene: OverflowScene): TableModel {
  const words = overflowWords[scene.text.lang];
  return {
    caption: words.scoresCaption,
    corner: words.place,
    columns: [{ header: words.score, role: 'score' }],
    rows: scene.inputs.scores.map((_, i) => ({
      header: String(i + 1),
      cells: [tableCell(overflow, cellId('scores', i), scene)],
    })),
    footer: [],
  };
}

/** A cell of one of the ways, marked where it broke or was spoiled. */
function markedCell(id: CellId, { origins, spoiled }: Trail, scene: OverflowScene): TableCell {
  const cell = tableCell(overflow, id, scene);
  if (cell.kind !== 'computed') return cell;
  if (origins.includes(id)) return { ...cell, mark: 'broken' };
  return spoiled.includes(id) ? { ...cell, mark: 'spoiled' } : cell;
}

function variantTable(variant: Variant, scene: OverflowScene): TableModel {
  const { inputs, cells, text } = scene;
  const words = overflowWords[text.lang];
  const trail = trailOf(variant, inputs.scores.length, cells);
  const cell = (...id: Parameters<typeof cellId>) => markedCell(variantOf(variant, cellId(...id)), trail, scene);
  const empty: TableCell = { kind: 'empty' };
  const exponent = exponentOf(variant);
  return {
    caption: words.caption[variant],
    corner: words.place,
    columns: [
      { header: words.exponent[exponent], role: 'score' },
      { header: words.exp, role: 'score' },
      { header: words.weight, role: 'weight' },
    ],
    rows: inputs.scores.map((_, i) => ({
      header: String(i + 1),
      cells: [cell(exponent, i), cell('exps', i), cell('weights', i)],
    })),
    footer: [
      ...(isShifted(variant) ? [{ header: words.cell.max(0), cells: [cell('max'), empty, empty] }] : []),
      { header: words.total, cells: [empty, cell('sum'), cell('weightsSum')] },
    ],
  };
}

function slider({ inputs, text, change }: LiveScene<'overflow', SoftmaxPrecisions>): TemplateResult {
  const words = overflowWords[text.lang];
  // a number typed in between stands at the first stop that is no larger
  const found = divisors.findIndex((stop) => stop <= inputs.divisor);
  const at = found < 0 ? divisors.length - 1 : found;
  const slide = (event: Event) => {
    const divisor = divisors[Number((event.target as HTMLInputElement).value)];
    if (divisor !== undefined) change({ ...inputs, divisor }, 'divisor');
  };
  return html`<input
    type="range"
    min="0"
    max=${divisors.length - 1}
    step="1"
    .value=${String(at)}
    aria-label=${words.slider}
    aria-valuetext=${String(inputs.divisor)}
    @input=${slide}
  />`;
}

function view(scene: LiveScene<'overflow', SoftmaxPrecisions>): TemplateResult {
  const { inputs, text, generation, change } = scene;
  const words = overflowWords[text.lang];
  const { scores } = inputs;
  const isFull = scores.length >= mostScores;
  const put = (changed: readonly number[]) => () => change({ ...inputs, scores: changed });
  return html`
    ${tableView(scoresTable(scene), scene)}
    <div class="controls">
      <button type="button" class="button" ?disabled=${isFull} @click=${put([...scores, 0])}>${words.add}</button>
      <button type="button" class="button" ?disabled=${scores.length === 1} @click=${put(scores.slice(0, -1))}>
        ${words.removeLast}
      </button>
      ${isFull ? html`<span>${words.full(mostScores)}</span>` : nothing}
    </div>
    <div class="controls" role="group" aria-label=${words.divisor}>
      <span>${words.divisor}</span>
      <number-field
        .value=${inputs.divisor}
        .cell=${cellId('divisor')}
        .label=${words.cell.divisor(0)}
        .limits=${overflow.limits(cellId('divisor'))}
        .generation=${generation}
        .text=${text}
      ></number-field>
      ${slider(scene)}
    </div>
    <div class="variants">${variants.map((variant) => tableView(variantTable(variant, scene), scene))}</div>
  `;
}

/** Where exp leaves float32 and float64, and what subtracting the maximum does about it. */
export default defineExhibit<'overflow', SoftmaxPrecisions>({
  name: 'overflow',
  part: overflow,
  title: ({ text }) => overflowWords[text.lang].title,
  hint: (text) => overflowWords[text.lang].hint,
  tables: (scene) => [scoresTable(scene), ...variants.map((variant) => variantTable(variant, scene))],
  sums: () => variants.flatMap((variant) => [variantOf(variant, 'sum'), variantOf(variant, 'weightsSum')]),
  notes: overflowNotes,
  view,
  styles: css`
    .variants {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
      gap: 1.2rem 1.6rem;
    }
    .controls {
      margin-top: 0.6rem;
    }
    input[type='range'] {
      flex: 1 1 10rem;
      min-width: 0;
      max-width: 24rem;
      min-height: 2rem;
      accent-color: var(--ink);
    }
  `,
});
