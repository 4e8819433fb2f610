/** The steps of the lesson taken for a single number, as the engine takes them for a row. */
import type { Engine } from '../engine.ts';

export interface Steps {
  /** one · other: the dot product of one entry each */
  product(one: number, other: number): number;
  /** √headSize, of a whole number */
  divisor(headSize: number): number;
  /** score ÷ divisor, which is positive */
  scaled(score: number, divisor: number): number;
  /** e^(score ÷ divisor) */
  exp(score: number, divisor?: number): number;
}

export function stepsOf(engine: Engine): Steps {
  const naive = (score: number, divisor = 1) => engine.naiveSoftmax([score], { divisor, precision: 'float64' });
  return {
    product: (one, other) => engine.dotProduct([one], [other]).score,
    divisor: (headSize) => engine.headSplit(headSize, 1).divisor,
    scaled: (score, divisor) => naive(score, divisor).scaled[0] ?? NaN,
    exp: (score, divisor) => naive(score, divisor).exps[0] ?? NaN,
  };
}
