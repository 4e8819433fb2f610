/** Re-evaluates derivations from their operands' numbers, in its own way; knows nothing of the engine's. */
import { isLeaf, type Leaf, type Operation } from '../../web/derivation.ts';
import { exactly, plus, times, toNumber, whole } from './fraction.ts';

/** The sum without any rounding but the last; where float64 overflows, what it gives. */
function sum(terms: number[]): number {
  const plain = terms.reduce((total, term) => total + term, 0);
  return Number.isFinite(plain) ? toNumber(terms.map(exactly).reduce(plus, whole(0n))) : plain;
}

function dot(operands: number[]): number {
  const half = operands.length / 2;
  const pairs = operands.slice(0, half).map((factor, index) => [factor, operands[half + index] ?? NaN] as const);
  if (!operands.every(Number.isFinite)) return sum(pairs.map(([one, other]) => one * other));
  return toNumber(pairs.map(([one, other]) => times(exactly(one), exactly(other))).reduce(plus, whole(0n)));
}

/** A share close to 1 has more figures in what it leaves to the others. */
const logOfShare = (share: number, others: number[]): number =>
  share > 0.5 ? Math.log1p(-sum(others)) : Math.log(share);

const evaluations: Record<Exclude<Operation, Leaf>, (operands: number[]) => number> = {
  'square root': ([of = NaN]) => Math.sqrt(of),
  cos: ([of = NaN]) => Math.cos(of),
  sin: ([of = NaN]) => Math.sin(of),
  divide: ([of = NaN, by = NaN]) => of / by,
  subtract: ([from = NaN, less = NaN]) => from - less,
  multiply: (factors) => factors.reduce((product, factor) => product * factor, 1),
  exp: ([exponent = NaN]) => Math.exp(exponent),
  maximum: (operands) => Math.max(...operands),
  floor: ([of = NaN]) => Math.floor(of),
  sum,
  square: ([of = NaN]) => of * of,
  logarithm: ([of = NaN]) => Math.log(of),
  mean: (terms) => sum(terms) / terms.length,
  'negated sum': (terms) => -sum(terms),
  'negated product': ([one = NaN, other = NaN]) => -(one * other),
  'times the others': ([one = NaN, ...others]) => one * sum(others),
  'dot product': (operands) => dot(operands),
  linear(operands) {
    const half = (operands.length - 1) / 2;
    return dot([...operands.slice(0, half), operands.at(-1) ?? NaN, ...operands.slice(half, -1), 1]);
  },
  norm: (of) => Math.hypot(...of),
  cosine: ([dot = NaN, one = NaN, other = NaN]) => dot / (one * other),
  entropy: (shares) =>
    -sum(shares.map((share, index) => (share === 0 ? 0 : share * logOfShare(share, shares.toSpliced(index, 1))))),
  softmax: ([own = NaN, ...all]) => {
    const largest = Math.max(...all);
    return Math.exp(own - largest) / sum(all.map((score) => Math.exp(score - largest)));
  },
  'cross entropy': ([own = NaN, ...all]) => {
    const largest = Math.max(...all);
    const others = all.toSpliced(all.indexOf(largest), 1).map((score) => Math.exp(score - largest));
    return Math.log1p(sum(others)) + (largest - own);
  },
  'is the maximum': ([own = NaN, ...all]) => (own === Math.max(...all) ? 1 : 0),
};

/**
 * In float32: the operands are rounded to it first, then the result. For one operation of +, −, ×, ÷ that is what
 * float32 itself gives; for exp and a sum, to about one rounding.
 */
export const evaluateInFloat32 = (operation: Operation, operands: number[]): number =>
  Math.fround(evaluate(operation, operands.map(Math.fround)));

/** How many float32 numbers two of them lie apart; 0 for two NaNs, and from the largest it is one step to ∞. */
export function stepsApartInFloat32(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other)) return Object.is(one, other) ? 0 : Infinity;
  const place = (value: number) => {
    const [bits = 0] = new Int32Array(Float32Array.of(value).buffer);
    return bits < 0 ? -2147483648 - bits : bits;
  };
  return Math.abs(place(one) - place(other));
}

export function evaluate(operation: Operation, operands: number[]): number {
  if (isLeaf(operation)) throw new Error(`what is ${operation} is not computed`);
  return evaluations[operation](operands);
}
