import { html, type TemplateResult } from 'lit';
import '../elements/number-field.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { cellId } from '../derivation.ts';
import type { AttentionRow } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene, tableCell } from '../exhibit.ts';
import type { Quantity } from '../quantities.ts';
import { queryName, row, rowNotes } from '../parts/row.ts';
import { tableView } from '../views/table-view.ts';
import { dividedBy, divisorChoice } from '../views/divisor-choice.ts';
import { exponentChoice, tokenButtons } from '../views/row-controls.ts';

type RowScene = Scene<'row', AttentionRow>;

/** The row's columns, in the order in which they are computed. */
function columnsOf(scene: RowScene): { quantity: Quantity; header: string }[] {
  const { inputs, text } = scene;
  const { softmax } = text;
  return [
    { quantity: 'scores', header: softmax.score },
    { quantity: 'scaled', header: dividedBy(scene) },
    ...(inputs.subtractMax ? [{ quantity: 'shifted' as const, header: softmax.shifted }] : []),
    { quantity: 'exps', header: softmax.exp },
    { quantity: 'weights', header: softmax.weight },
  ];
}

function table(scene: RowScene): TableModel {
  const { inputs, text, digits } = scene;
  const { softmax } = text;
  const columns = columnsOf(scene);
  // what no longer fits beside the score and the weight on a phone; with all digits nothing does, and it scrolls
  const mustFold = digits !== 'all' && (inputs.subtractMax || digits > 4);
  const totals: Partial<Record<Quantity, TableCell>> = {
    exps: tableCell(row, 'sum', scene),
    weights: tableCell(row, 'weightsSum', scene),
    // the maximum stands under the column that it is the largest of
    ...(inputs.subtractMax ? { scaled: tableCell(row, 'max', scene) } : {}),
  };
  return {
    caption: softmax.caption(queryName(scene)),
    corner: text.token,
    columns: columns.map(({ quantity, header }) => ({
      header,
      role: quantity === 'weights' ? 'weight' : 'score',
      bars: quantity === 'weights',
      folds: mustFold && (quantity === 'scaled' || quantity === 'shifted' || quantity === 'exps'),
    })),
    rows: inputs.tokens.map((token, j) => ({
      header: token,
      name: { index: j, label: text.tokenName(token) },
      cells: columns.map(({ quantity }) => tableCell(row, cellId(quantity, j), scene)),
    })),
    footer: [
      {
        header: inputs.subtractMax ? `${softmax.max} / ${text.total}` : text.total,
        cells: columns.map(({ quantity }): TableCell => totals[quantity] ?? { kind: 'empty' }),
      },
    ],
  };
}

function view(scene: LiveScene<'row', AttentionRow>): TemplateResult {
  return html`
    <div class="controls">${divisorChoice(row, scene)} ${exponentChoice(scene)}</div>
    ${tableView(table(scene), scene)} ${tokenButtons(scene)}
  `;
}

/** The main exhibit: one query's scores become weights, every number to be changed and asked. */
export default defineExhibit<'row', AttentionRow>({
  name: 'softmax',
  part: row,
  title: (scene) => scene.text.softmax.title(queryName(scene)),
  hint: (text) => text.softmax.hint,
  tables: (scene) => [table(scene)],
  sums: () => [cellId('sum'), cellId('weightsSum')],
  notes: rowNotes,
  view,
});
