/** Of one row of scores, and of the weights that are made of it: the calls, and their adapters over the module. */
import { readOptional } from './arguments.ts';
import { type Numbers, readNumber, readNumbers } from './matrix.ts';
import { result } from './result.ts';
import type { Alternatives, CrossEntropy, NaiveSoftmax, Saturation, Softmax, SoftmaxPrecisions } from './results.ts';
import type { AttentionModule, Failure } from '../wasm/attention.mjs';

export interface RowCalls {
  /**
   * softmax(scores ÷ divisor), safe from overflow: weightsᵢ = e^(scaledᵢ − max) ÷ Σⱼ e^(scaledⱼ − max).
   * scores: [S], S ≥ 1; divisor: positive and finite. −∞ gets a weight of exactly 0; NaN stays NaN.
   * As torch.softmax(scores / divisor, dim=-1).
   */
  softmax(scores: Numbers, options?: { divisor?: number | undefined }): Softmax;

  /** softmax straight from the formula, with no maximum subtracted: overflows where `softmax` does not. */
  naiveSoftmax(
    scores: Numbers,
    options: { divisor?: number | undefined; precision: 'float32' },
  ): NaiveSoftmax<Float32Array>;
  naiveSoftmax(
    scores: Numbers,
    options: { divisor?: number | undefined; precision: 'float64' },
  ): NaiveSoftmax<Float64Array>;
  naiveSoftmax(
    scores: Numbers,
    options: { divisor?: number | undefined; precision: 'float32' | 'float64' },
  ): NaiveSoftmax;

  /** The largest number whose exp is finite, in each precision: 88.7228… and 709.7827… */
  readonly largestExponent: { readonly float32: number; readonly float64: number };

  /**
   * softmax((scores + offset) ÷ divisor) as the formula is written and as it is computed, in float32 and in float64:
   * which of the four overflow.
   */
  softmaxPrecisions(
    scores: Numbers,
    options?: { divisor?: number | undefined; offset?: number | undefined },
  ): SoftmaxPrecisions;

  /**
   * The same scores through ÷ maximum, ÷ plain sum, softmax and arg max. Dividing by 0 gives what IEEE 754 does: ±∞,
   * and NaN for 0 ÷ 0. Of equal scores the first is the largest; a row of nothing but −∞ has none.
   */
  alternatives(scores: Numbers, options?: { divisor?: number | undefined }): Alternatives;

  /** −Σ weightsᵢ ln weightsᵢ, in nats; 0 · ln 0 is 0. weights: [S], S ≥ 1, adding up to 1, or all 0. */
  entropy(weights: Numbers): number;

  /**
   * −ln of the weight of the key `target` (from 0), and its gradient by the scaled scores, p − y: both keep their
   * digits however sure softmax is, rightly or wrongly. As torch.nn.functional.cross_entropy(scores / divisor, target).
   */
  crossEntropy(scores: Numbers, options: { target: number; divisor?: number | undefined }): CrossEntropy;

  /**
   * Softmax, its Jacobian and its loss against the key `target` (from 0): of the scores, and of scores ÷ divisor.
   * headSize: d_k; divisor: √headSize unless given.
   */
  saturation(
    scores: Numbers,
    options: { target: number } & (
      { divisor: number; headSize?: undefined } | { headSize: number; divisor?: number | undefined }
    ),
  ): Saturation;
}

/** @internal the module is no part of the types that ship */
export function rowCalls(module: AttentionModule): RowCalls {
  /** A call of a row and, perhaps, a divisor. */
  const ofRow =
    <Result>(call: string, run: (row: Float64Array, divisor: number) => Result | Failure) =>
    (scores: Numbers, options?: { divisor?: number | undefined }) =>
      result(run(readNumbers(call, 'scores', scores), readOptional(call, 'divisor', options?.divisor) ?? 1));

  function naiveSoftmax(scores: Numbers, options: { divisor?: number | undefined; precision: string }) {
    const call = 'naiveSoftmax';
    const precision = options?.precision;
    if (precision === 'float32') return ofRow(call, module.naiveSoftmax32)(scores, options);
    if (precision === 'float64') return ofRow(call, module.naiveSoftmax64)(scores, options);
    throw new Error(`[${call}] expected precision 'float32' or 'float64'; found ${String(precision)}`);
  }

  return {
    softmax: ofRow('softmax', module.softmax),
    naiveSoftmax: naiveSoftmax as RowCalls['naiveSoftmax'],
    largestExponent: { float32: module.largestExponent32, float64: module.largestExponent64 },

    softmaxPrecisions(scores, options) {
      const call = 'softmaxPrecisions';
      const divisor = readOptional(call, 'divisor', options?.divisor) ?? 1;
      const offset = readOptional(call, 'offset', options?.offset) ?? 0;
      return result(module.softmaxPrecisions(readNumbers(call, 'scores', scores), divisor, offset));
    },

    alternatives: ofRow('alternatives', module.alternatives),
    entropy: (weights) => result(module.entropy(readNumbers('entropy', 'weights', weights))),

    crossEntropy(scores, options) {
      const call = 'crossEntropy';
      const { target, divisor } = options ?? {};
      return result(
        module.crossEntropy(
          readNumbers(call, 'scores', scores),
          readNumber(call, 'target', target),
          readOptional(call, 'divisor', divisor) ?? 1,
        ),
      );
    },

    saturation(scores, options) {
      const call = 'saturation';
      const { headSize, divisor, target } = options ?? {};
      return result(
        module.saturation(
          readNumbers(call, 'scores', scores),
          readOptional(call, 'headSize', headSize),
          headSize === undefined ? readNumber(call, 'divisor', divisor) : readOptional(call, 'divisor', divisor),
          readNumber(call, 'target', target),
        ),
      );
    },
  };
}
