/** Re-evaluates derivations from their operands' numbers, in its own way; knows nothing of the engine's. */
import type { Operation } from '../../web/derivation.ts';
import { exactly, plus, toNumber, whole } from './fraction.ts';

/** The sum without any rounding but the last; where float64 overflows, what it gives. */
function sum(terms: number[]): number {
  const plain = terms.reduce((total, term) => total + term, 0);
  return Number.isFinite(plain) ? toNumber(terms.map(exactly).reduce(plus, whole(0n))) : plain;
}

const evaluations: Record<Exclude<Operation, 'given'>, (operands: number[]) => number> = {
  'square root': ([of = NaN]) => Math.sqrt(of),
  divide: ([of = NaN, by = NaN]) => of / by,
  subtract: ([from = NaN, less = NaN]) => from - less,
  multiply: ([one = NaN, other = NaN]) => one * other,
  exp: ([exponent = NaN]) => Math.exp(exponent),
  maximum: (operands) => Math.max(...operands),
  sum,
};

export function evaluate(operation: Operation, operands: number[]): number {
  if (operation === 'given') throw new Error('what is given is not computed');
  return evaluations[operation](operands);
}
