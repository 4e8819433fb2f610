import { html, nothing, type TemplateResult } from 'lit';
import { cellId, type CellId, type Cells, parseCellId } from '../derivation.ts';
import '../elements/bar-chart.ts';
import type { Share } from '../elements/bar-chart.ts';
import type { ElementEvent } from '../elements/events.ts';
import '../elements/step-player.ts';
import { defineExhibit } from '../exhibit.ts';
import { drawControls, type LiveMatrix, maskControls, windowControls } from '../views/matrix-controls.ts';
import { matrixStyles } from '../views/matrix-styles.ts';
import { conventionTables, type MatrixScene, type Stage, stages, stageTable } from '../views/matrix-tables.ts';
import { printedAs } from '../quantities.ts';
import { lesson } from '../parts/learned.ts';
import { togglePlace } from '../parts/matrix-changes.ts';
import type { MatrixResult } from '../parts/matrix-rules.ts';
import { matrix, tokenNames } from '../parts/matrix.ts';
import { tableView } from '../views/table-view.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';

/** What each step shows: what it makes, of what. */
const steps: readonly { made: readonly Stage[]; of: readonly Stage[] }[] = [
  { made: ['queries', 'keys', 'values'], of: [] },
  { made: ['scores'], of: ['queries', 'keys'] },
  { made: ['scaled', 'scores'], of: ['queries', 'keys'] },
  { made: ['weights', 'scaled'], of: ['queries', 'keys'] },
  { made: ['output', 'weights'], of: ['values'] },
];

/** The tables in the order in which they stand: what a step makes before what it is made of. On paper, styles undo it. */
const lastMadeFirst: readonly Stage[] = ['output', 'weights', 'scaled', 'scores', 'queries', 'keys', 'values'];

/**
 * The cells that lead to one: its operands, and what its own scaled score, not those of the rest of its row, is made
 * of, back to the query and the key.
 */
function leadingTo(id: CellId, cells: Cells): CellId[] {
  const { operation, operands } = cells.derivation(id);
  const [own] = operands;
  const goesOn = own !== undefined && (operation === 'softmax' || operation === 'divide');
  return [...operands, ...(goesOn ? leadingTo(own, cells) : [])];
}

/** Whose information the picked query's output holds, most of it first. */
function shares({ inputs, result, text }: MatrixScene): Share[] {
  const { weights } = result.attention;
  const names = tokenNames(inputs);
  const row = Array.from(weights.data.subarray(inputs.query * weights.cols, (inputs.query + 1) * weights.cols));
  return row
    .map((value, j) => ({ value, label: names[j] ?? '', text: text.percent(value) }))
    .filter(({ value }) => value !== 0)
    .sort((one, other) => other.value - one.value);
}

/** Masks the cell, or lets it be seen, if it stands for a query and a key; says whether it does. */
function mask({ inputs, change }: LiveMatrix, id: CellId): boolean {
  const { quantity, index, variant } = parseCellId(id);
  const [i, j] = index;
  if (!['scores', 'scaled', 'weights'].includes(quantity) || i === undefined || j === undefined || variant !== '')
    return false;
  change(togglePlace(inputs, i, j));
  return true;
}

function view(scene: LiveMatrix): TemplateResult {
  const { inputs, result, cells, text, digits, look, onPaper } = scene;
  const words = matrixWords[text.lang];
  const { step } = inputs;
  const { made = [], of = [] } = steps[step] ?? {};
  const divisor = printedAs('divisor', cells.value('divisor'), digits);
  const name = tokenNames(inputs)[inputs.query] ?? '';
  const ofQuery = shares(scene);
  const onExplain = (event: ElementEvent<'cell-explain'>) => {
    if (inputs.masking && mask(scene, event.detail.id)) event.stopPropagation();
  };
  const onKeydown = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!(target instanceof HTMLButtonElement) || event.key.toLowerCase() !== 'm' || !isPlain) return;
    mask(scene, target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? '');
  };
  const table = (stage: Stage) => html`<div class="at-${stage}">${tableView(stageTable(stage, scene), scene)}</div>`;
  return html`
    ${drawControls(scene)} ${maskControls(scene)} ${windowControls(scene)}
    <step-player
      .steps=${words.steps}
      .step=${step}
      .text=${text}
      @step-change=${({ detail }: ElementEvent<'step-change'>) => look({ ...inputs, step: detail.step })}
    ></step-player>
    <p class="doing">${onPaper ? nothing : words.lines[step]?.(divisor)}</p>
    <div
      class="formula"
      @cell-explain=${onExplain}
      @keydown=${onKeydown}
      @row-pick=${({ detail }: ElementEvent<'row-pick'>) => look({ ...inputs, query: detail.index })}
    >
      <div class="stages ${step === 0 ? 'drawn' : ''} ${result.learned ? 'long' : ''}">
        <div class="stack">
          ${lastMadeFirst.map((stage) => (made.includes(stage) || (onPaper && !of.includes(stage)) ? table(stage) : nothing))}
        </div>
        ${of.length === 0 ? nothing : html`<div class="stack">${lastMadeFirst.map((stage) => (of.includes(stage) ? table(stage) : nothing))}</div>`}
      </div>
      ${conventionTables(scene).map((table) => html`<div class="conventions">${tableView(table, scene)}</div>`)}
    </div>
    ${
      (onPaper || step >= 3) && ofQuery.length > 0
        ? html`<bar-chart .shares=${ofQuery} .label=${words.shares(name)} .tone=${'weight'}></bar-chart>`
        : nothing
    }
  `;
}

function notes({ inputs, result, text }: MatrixScene): string[] {
  const words = matrixWords[text.lang];
  const names = tokenNames(inputs);
  const blind = result.blind.map((i) => names[i] ?? '');
  return [
    (result.learned && lesson()?.words[text.lang].matrix.rounded) ?? words.random,
    ...(blind.length > 0 ? [words.blind(blind)] : []),
  ];
}

/** The whole formula, all tokens at once: every number of every stage, with masks. */
export default defineExhibit<'matrix', MatrixResult>({
  name: 'matrix',
  part: matrix,
  title: ({ text }) => matrixWords[text.lang].title,
  hint: (text) => matrixWords[text.lang].hint,
  tables: (scene) => [...stages.map((stage) => stageTable(stage, scene)), ...conventionTables(scene)],
  toTake(scene) {
    const { q, k, v, attention } = scene.result;
    const { scores, scaled, weights, output } = attention;
    return {
      tables: [...stages.map((stage) => stageTable(stage, scene, true)), ...conventionTables(scene, true)],
      arrays: { queries: q, keys: k, values: v, scores, scaled, weights, output },
    };
  },
  // the scaled scores are half the scores, number by number: not worth their bytes
  withoutScript: (scene) => stages.filter((stage) => stage !== 'scaled').map((stage) => stageTable(stage, scene)),
  sums: ({ inputs }) => [cellId('weightsSum', inputs.query)],
  notes,
  view,
  leadingTo,
  styles: matrixStyles,
});
