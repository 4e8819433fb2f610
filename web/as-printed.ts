/**
 * Arithmetic on the printed digits, exact: what a reader gets who checks with pencil and paper. Tells where
 * "=" may stand. (The engine's numbers are the true ones.)
 */
import type { Operation } from './derivation.ts';
import type { Decimal } from './number.ts';

/** units ÷ 10^places */
interface Exact {
  units: bigint;
  places: number;
}

function exact({ negative, digits, power = 0 }: Decimal): Exact {
  const [, decimals = ''] = digits.split('.');
  const units = BigInt(digits.replace('.', ''));
  return { units: negative ? -units : units, places: decimals.length - power };
}

const one: Exact = { units: 1n, places: 0 };
const zero: Exact = { units: 0n, places: 0 };
const minus = ({ units, places }: Exact): Exact => ({ units: -units, places });
const product = (first: Exact, second: Exact): Exact => ({
  units: first.units * second.units,
  places: first.places + second.places,
});

function total(terms: readonly Exact[]): Exact {
  const places = Math.max(0, ...terms.map((term) => term.places));
  const units = terms.reduce((sum, term) => sum + term.units * 10n ** BigInt(places - term.places), 0n);
  return { units, places };
}

const isSame = (first: Exact, second: Exact) => total([first, minus(second)]).units === 0n;

const count = (terms: readonly Exact[]): Exact => ({ units: BigInt(terms.length), places: 0 });

const dot = (operands: readonly Exact[]): Exact => {
  const half = operands.length / 2;
  return total(operands.slice(0, half).map((factor, index) => product(factor, operands[half + index] ?? one)));
};

const isLargest = (own: Exact, all: readonly Exact[]) => all.every((each) => total([own, minus(each)]).units >= 0n);

const isNumber = ({ digits }: Decimal) => /\d/.test(digits);

const laws: Record<Operation, (result: Exact, ...operands: Exact[]) => boolean> = {
  given: () => true,
  chosen: () => true,
  drawn: () => true,
  convention: () => true,
  fixed: () => true,
  unkept: () => true,
  learned: () => true,
  'square root': (root, of = minus(one)) => isSame(product(root, root), of),
  divide: (quotient, of = one, by = one) => isSame(product(quotient, by), of),
  subtract: (difference, from = one, less = one) => isSame(total([difference, less]), from),
  multiply: (result, ...factors) => isSame(result, factors.reduce(product, one)),
  // any other power of e has no end of decimals
  exp: (result, exponent = one) => exponent.units === 0n && isSame(result, one),
  maximum: (largest, ...operands) => operands.some((operand) => isSame(largest, operand)),
  floor: (floor, of = one) => {
    const { units, places } = total([of, minus(floor)]);
    return units >= 0n && units < 10n ** BigInt(places);
  },
  sum: (sum, ...terms) => isSame(sum, total(terms)),
  square: (square, of = one) => isSame(square, product(of, of)),
  cos: (cosine, of = one) => of.units === 0n && isSame(cosine, one),
  sin: (sine, of = one) => of.units === 0n && sine.units === 0n,
  logarithm: (logarithm, of = minus(one)) => isSame(of, one) && logarithm.units === 0n,
  mean: (mean, ...terms) => isSame(product(mean, count(terms)), total(terms)),
  'negated sum': (sum, ...terms) => isSame(minus(sum), total(terms)),
  'negated product': (result, first = one, second = one) => isSame(minus(result), product(first, second)),
  'times the others': (result, first = one, ...others) => isSame(result, product(first, total(others))),
  'dot product': (result, ...operands) => isSame(result, dot(operands)),
  linear: (result, ...operands) => isSame(result, total([dot(operands.slice(0, -1)), ...operands.slice(-1)])),
  norm: (norm, ...of) => norm.units >= 0n && isSame(product(norm, norm), total(of.map((each) => product(each, each)))),
  cosine: (cosine, dot = one, ...norms) => isSame(norms.reduce(product, cosine), dot),
  // 1 × ln 1 and 0 × ln 0 are 0; any other share has no end of decimals
  entropy: (entropy, ...shares) =>
    entropy.units === 0n && shares.every((share) => share.units === 0n || isSame(share, one)),
  // equal scores share evenly; any others have no end of decimals
  softmax: (weight, ...[own = one, ...all]) =>
    all.every((score) => isSame(score, own)) && isSame(product(weight, count(all)), one),
  // a lone score has a share of 1; any other's logarithm has no end of decimals
  'cross entropy': (loss, _own, ...all) => loss.units === 0n && all.length === 1,
  // of equal ones the first is: a later one's 0 is not to be had from the numbers
  'is the maximum': (result, own = one, ...all) => isSame(result, isLargest(own, all) ? one : zero),
};

const isZero = (number: Decimal) => isNumber(number) && exact(number).units === 0n;
const isInfinite = ({ digits }: Decimal) => digits === '∞';

function isUndefined(operation: Operation, [first, second]: readonly Decimal[]): boolean {
  if (!first || !second) return false;
  if (operation === 'divide') return (isZero(first) && isZero(second)) || (isInfinite(first) && isInfinite(second));
  return operation === 'subtract' && isInfinite(first) && isInfinite(second) && first.negative === second.negative;
}

/** Whether a line is true of the numbers as printed, to the last digit. */
export function holdsAsPrinted(operation: Operation, result: Decimal, operands: readonly Decimal[]): boolean {
  // 0 ÷ 0 and ∞ − ∞ have no value, whatever a row that attends to nothing is given in its place
  if (isUndefined(operation, operands)) return result.digits === 'NaN';
  // what float64 makes of ∞ and NaN is no rounding; ∞ from finite numbers is
  if (!operands.every(isNumber) || result.digits === 'NaN') return true;
  return isNumber(result) && laws[operation](exact(result), ...operands.map(exact));
}
