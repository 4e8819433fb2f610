/** Where one way to compute softmax leaves its number format first, and which cells that spoils. */
import { cellId, type CellId, type Cells, each, inVariant, parseCellId } from '../derivation.ts';
import type { Mark } from '../elements/table-model.ts';
import { formatOf, isShifted, type OverflowQuantity, type Variant } from '../parts/overflow.ts';

export interface Trail {
  /** not finite although all that it is computed of is: where it breaks, in the order of computing */
  broken: readonly CellId[];
  /** computed of those, by way of others or not: even a finite one says nothing any more */
  spoiled: readonly CellId[];
  /** 0 although what they stand for is not: too small for the format */
  underflows: readonly CellId[];
  /** whether all exps are so small that the format keeps only their first digits */
  isCoarse: boolean;
}

/** Below these the formats have ever fewer digits: 2^−126 and 2^−1022. */
const smallestNormal = { float32: 1.1754943508222875e-38, float64: 2.2250738585072014e-308 };

/** The cells of a way, in the order in which they are computed. */
function inOrder(variant: Variant, count: number): CellId[] {
  const list = (quantity: OverflowQuantity) => each(count, (i) => inVariant(variant, cellId(quantity, i)));
  const one = (quantity: OverflowQuantity) => inVariant(variant, cellId(quantity));
  return [
    ...(isShifted(variant) ? [one('max'), ...list('shifted')] : []),
    ...list('exps'),
    one('sum'),
    ...list('weights'),
    one('weightsSum'),
  ];
}

// an exp, a sum of exps, a share of that: none of them is 0 but by rounding
const isPositive = (id: CellId): boolean => ['exps', 'sum', 'weights'].includes(parseCellId(id).quantity);

/** What becomes of the cells of a way. */
export function trailOf(variant: Variant, count: number, cells: Cells): Trail {
  const broken: CellId[] = [];
  const spoiled: CellId[] = [];
  const underflows: CellId[] = [];
  for (const id of inOrder(variant, count)) {
    const { operands } = cells.derivation(id);
    const value = cells.value(id);
    if (operands.some((operand) => broken.includes(operand) || spoiled.includes(operand))) spoiled.push(id);
    else if (!Number.isFinite(value)) broken.push(id);
    else if (value === 0 && isPositive(id)) underflows.push(id);
  }
  const sum = cells.value(inVariant(variant, cellId('sum')));
  return { broken, spoiled, underflows, isCoarse: sum > 0 && sum < smallestNormal[formatOf(variant)] };
}

export function markOf(id: CellId, { broken, spoiled, underflows }: Trail): Mark | undefined {
  if (broken.includes(id)) return 'broken';
  if (spoiled.includes(id)) return 'spoiled';
  return underflows.includes(id) ? 'underflow' : undefined;
}
