/** What the engine's calls return: every intermediate by its name. All of it owns its memory. */
import type { Matrix } from './matrix.ts';

/** One row's softmax with every intermediate; [S] is the number of scores. */
export interface Softmax {
  /** scores ÷ divisor, [S] */
  scaled: Float64Array;
  /** the largest of scaled */
  max: number;
  /** scaled − max, [S] */
  shifted: Float64Array;
  /** e^shifted, [S] */
  exps: Float64Array;
  /** Σ exps */
  sum: number;
  /** exps ÷ sum, [S]: adds up to 1 */
  weights: Float64Array;
  /** ∂weights/∂scaled = diag(p) − p pᵀ, [S, S]; its diagonal as pᵢ · Σⱼ≠ᵢ pⱼ */
  jacobian: Matrix;
}

/** Naive softmax with every intermediate, in float32 or float64. */
export interface NaiveSoftmax<Row = Float32Array | Float64Array> {
  /** scores ÷ divisor, [S] */
  scaled: Row;
  /** e^scaled, [S]: infinite past 88.7228 (float32), 709.7827 (float64) */
  exps: Row;
  /** Σ exps */
  sum: number;
  /** exps ÷ sum, [S] */
  weights: Row;
}

/** Attention with every intermediate; L queries, S keys. */
export interface Attention {
  /** q kᵀ, [L, S], before the mask */
  scores: Matrix;
  /** scores ÷ divisor, [L, S]; −∞ where the mask drops a key */
  scaled: Matrix;
  /** the softmax of each row of scaled, [L, S] */
  weights: Matrix;
  /** weights · v, [L, d_v] */
  output: Matrix;
}

/** The second half of attention for one query, from its scores on; S keys. */
export interface AttentionRow {
  divisor: number;
  scaled: Float64Array;
  max: number;
  shifted: Float64Array;
  /** e^shifted, or e^scaled where the maximum is not subtracted, [S] */
  exps: Float64Array;
  sum: number;
  weights: Float64Array;
  /** Σ weights: 1 but for float64's rounding */
  weightsSum: number;
  /** weightⱼ · valueⱼ, [S, d_v] */
  contributions: Matrix;
  /** Σⱼ contributionsⱼ, [d_v] */
  output: Float64Array;
}
