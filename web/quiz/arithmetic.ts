/** The few operations that questions need, as calls of the engine. */
import type { Engine } from '../engine.ts';

export interface Arithmetic {
  product(one: number, other: number): number;
  quotient(of: number, by: number): number;
  difference(from: number, less: number): number;
  sum(terms: readonly number[]): number;
  mean(terms: readonly number[]): number;
  root(of: number): number;
  exp(of: number): number;
}

export function arithmeticOf(engine: Engine): Arithmetic {
  return {
    product: (one, other) => engine.dotProduct([one], [other]).score,
    // the engine's divisors are positive
    quotient: (of, by) => engine.softmax([by < 0 ? -of : of], { divisor: Math.abs(by) }).scaled[0] ?? NaN,
    difference: (from, less) => engine.dotProduct([from, less], [1, -1]).score,
    sum: (terms) => engine.variance(terms).sum,
    mean: (terms) => engine.variance(terms).mean,
    root: (of) => engine.attentionRow([0], { rows: 1, cols: 1, data: [0] }, { headSize: of }).divisor,
    exp: (of) => engine.naiveSoftmax([of], { precision: 'float64' }).exps[0] ?? NaN,
  };
}
