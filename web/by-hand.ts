/**
 * What a reader gets from the numbers as printed, by hand or with a calculator: told where it is not the printed result.
 * No number of the lesson comes from here.
 */
import { type CellId, type Cells, isLeaf, type Leaf, type Operation, parseCellId } from './derivation.ts';
import { operandIn, printedIn } from './equation.ts';
import { type Decimal, type Digits } from './number.ts';
import { decimalOf } from './quantities.ts';

const { exp, log, log1p, max, sqrt } = Math;
const sum = (terms: number[]) => terms.reduce((total, term) => total + term, 0);
const dot = (operands: number[]) => {
  const half = operands.length / 2;
  return sum(operands.slice(0, half).map((factor, index) => factor * (operands[half + index] ?? NaN)));
};
// e¹⁰⁰⁰ is too large for float64, not for a reader
const crossEntropy = ([own = NaN, ...all]: number[]) => {
  const top = max(...all);
  const others = all.toSpliced(all.indexOf(top), 1);
  return log1p(sum(others.map((score) => exp(score - top)))) + (top - own);
};

const calculator: Record<Exclude<Operation, Leaf>, (operands: number[]) => number> = {
  'square root': ([of = NaN]) => sqrt(of),
  square: ([of = NaN]) => of * of,
  exp: ([of = NaN]) => exp(of),
  logarithm: ([of = NaN]) => log(of),
  cos: ([of = NaN]) => Math.cos(of),
  sin: ([of = NaN]) => Math.sin(of),
  divide: ([of = NaN, by = NaN]) => of / by,
  subtract: ([from = NaN, less = NaN]) => from - less,
  multiply: (of) => of.reduce((product, factor) => product * factor, 1),
  maximum: (of) => max(...of),
  floor: ([of = NaN]) => Math.floor(of),
  sum,
  mean: (of) => sum(of) / of.length,
  'negated sum': (of) => -sum(of),
  'negated product': ([one = NaN, other = NaN]) => -one * other,
  'times the others': ([one = NaN, ...others]) => one * sum(others),
  'dot product': dot,
  linear: (of) => dot(of.slice(0, -1)) + (of.at(-1) ?? NaN),
  norm: (of) => Math.hypot(...of),
  cosine: ([dot = NaN, one = NaN, other = NaN]) => dot / (one * other),
  entropy: (of) => -sum(of.map((part) => (part === 0 ? 0 : part * log(part)))),
  softmax: (of) => exp(-crossEntropy(of)),
  'cross entropy': crossEntropy,
  'is the maximum': ([own, ...all]) => Number(own === max(...all)),
};

const asNumber = ({ negative, digits, power = 0 }: Decimal) => Number(`${negative ? '-' : ''}${digits}e${power}`);

/** One in the last place of a number. */
const lastPlace = ({ digits, power = 0 }: Decimal) => Number(`1e${power - (digits.split('.')[1]?.length ?? 0)}`);

/**
 * What is got for cell `id` from its operands as they stand in its line, or as `write` has them, where that does
 * not round to what the cell prints; undefined where it does, and where one of them is no number.
 */
export function byHand(id: CellId, cells: Cells, digits: Digits, write = operandIn): Decimal | undefined {
  const { operation, operands } = cells.derivation(id);
  // of all digits, only float64's own rounding is off
  if (isLeaf(operation) || digits === 'all') return undefined;
  const of = operands.map((operand) => asNumber(write(operand, cells, digits)));
  const got = calculator[operation](of);
  const result = printedIn(id, cells, digits);
  const place = lastPlace(result);
  // half of a place, and what float64 may add to it: of numbers this large, or of their products
  const largest = max(...of.map(Math.abs), Math.abs(got));
  const own = Math.min(1e-6 * place, 1e-14 * largest * max(largest, 1));
  const isOff = Math.abs(got - asNumber(result)) > 0.5 * place + own;
  return isOff && Number.isFinite(got) ? decimalOf(parseCellId(id).quantity, got, digits) : undefined;
}
