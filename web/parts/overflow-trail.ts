/** Where a way of computing softmax leaves its number format first, and which cells that spoils. */
import { cellId, type CellId, type Cells, each, isLeaf, type Quantity, variantOf } from '../derivation.ts';
import { exponentOf, isShifted, type Variant } from './overflow.ts';

export interface Trail {
  /** not finite although all it is computed of is finite: where it breaks, in the order of computing */
  origins: readonly CellId[];
  /** computed of one of those, by way of others or not: even a finite one says nothing any more */
  spoiled: readonly CellId[];
  /** exp of a finite number that came out as 0 */
  underflows: readonly CellId[];
}

/** The cells of a way of computing, in the order in which they are computed. */
function inOrder(variant: Variant, count: number): CellId[] {
  const list = (quantity: Quantity) => each(count, (i) => variantOf(variant, cellId(quantity, i)));
  const one = (quantity: Quantity) => [variantOf(variant, cellId(quantity))];
  return [
    ...list('scaled'),
    ...(isShifted(variant) ? [...one('max'), ...list('shifted')] : []),
    ...list('exps'),
    ...one('sum'),
    ...list('weights'),
    ...one('weightsSum'),
  ];
}

export function trailOf(variant: Variant, count: number, cells: Cells): Trail {
  const origins: CellId[] = [];
  const spoiled: CellId[] = [];
  for (const id of inOrder(variant, count)) {
    const { operands } = cells.derivation(id);
    if (operands.some((operand) => origins.includes(operand) || spoiled.includes(operand))) spoiled.push(id);
    else if (!isLeaf(cells.derivation(id)) && !Number.isFinite(cells.value(id))) origins.push(id);
  }
  const underflows = each(count, (i) => variantOf(variant, cellId('exps', i))).filter(
    (id, i) =>
      cells.value(id) === 0 && Number.isFinite(cells.value(variantOf(variant, cellId(exponentOf(variant), i)))),
  );
  return { origins, spoiled, underflows };
}
