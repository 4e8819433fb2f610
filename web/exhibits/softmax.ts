import { html, type TemplateResult } from 'lit';
import '../elements/numeric-table.ts';
import '../elements/number-field.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import { cellId, type Quantity } from '../derivation.ts';
import type { AttentionRow } from '../engine.ts';
import { defineExhibit, type LiveScene, type Scene } from '../exhibit.ts';
import { decimal, plainText, trimmed } from '../number.ts';
import { rowLimits } from '../limits.ts';
import { computeRow, editRow, queryName, renameToken, rowCellName, rowCells, rowNotes } from '../row.ts';
import { dividedBy, exponentChoice, tokenButtons } from '../row-controls.ts';

type RowScene = Scene<'row', AttentionRow>;

/** The row's columns, in the order in which they are computed. */
function columnsOf({ inputs, text }: RowScene, divisor: string): { quantity: Quantity; header: string }[] {
  const { softmax } = text;
  return [
    { quantity: 'scores', header: softmax.score },
    {
      quantity: 'scaled',
      header: softmax.scaled(divisor, inputs.divisor === null ? String(inputs.headSize) : undefined),
    },
    ...(inputs.subtractMax ? [{ quantity: 'shifted' as const, header: softmax.shifted }] : []),
    { quantity: 'exps', header: softmax.exp },
    { quantity: 'weights', header: softmax.weight },
  ];
}

function table(scene: RowScene): TableModel {
  const { inputs, cells, text, digits } = scene;
  const { softmax } = text;
  const columns = columnsOf(scene, plainText(trimmed(decimal(cells.value(cellId('divisor')), digits))));
  // what no longer fits beside the score and the weight on a phone; with all digits nothing does, and it scrolls
  const mustFold = digits !== 'all' && (inputs.subtractMax || digits > 4);
  const cell = (quantity: Quantity, ...index: number[]): TableCell => {
    const id = cellId(quantity, ...index);
    const label = rowCellName(id, scene);
    const value = cells.value(id);
    return quantity === 'scores'
      ? { kind: 'input', id, value, label, limits: rowLimits(id) }
      : { kind: 'computed', id, value, label };
  };
  const totals: Partial<Record<Quantity, TableCell>> = {
    exps: cell('sum'),
    weights: cell('weightsSum'),
    // the maximum stands under the column that it is the largest of
    ...(inputs.subtractMax ? { scaled: cell('max') } : {}),
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
      cells: columns.map(({ quantity }) => cell(quantity, j)),
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
    <div class="controls">${dividedBy(scene)} ${exponentChoice(scene)}</div>
    <numeric-table
      .model=${table(scene)}
      .text=${scene.text}
      .digits=${scene.digits}
      .lit=${scene.lit}
      .explained=${scene.explained}
      .generation=${scene.generation}
      .current=${scene.current}
    ></numeric-table>
    ${tokenButtons(scene)}
  `;
}

/** The main exhibit: one query's scores become weights, every number to be changed and asked. */
export default defineExhibit<'row', AttentionRow>({
  name: 'softmax',
  part: 'row',
  title: (scene) => scene.text.softmax.title(queryName(scene)),
  hint: (text) => text.softmax.hint,
  compute: computeRow,
  cells: rowCells,
  edit: editRow,
  rename: renameToken,
  cellName: rowCellName,
  tables: (scene) => [table(scene)],
  sums: () => [cellId('sum'), cellId('weightsSum')],
  notes: rowNotes,
  view,
});
