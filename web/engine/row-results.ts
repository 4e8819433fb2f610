/** What the calls on a row of scores return. */
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

/** Naive and shifted softmax in one precision, each with Σ weights. */
export interface SoftmaxPrecision<Row> {
  naive: NaiveSoftmax<Row> & {
    /** Σ weights: NaN where something overflowed */
    weightsSum: number;
  };
  shifted: NaiveSoftmax<Row> & {
    /** the largest of scaled */
    max: number;
    /** scaled − max, [S]: what exp is taken of */
    shifted: Row;
    /** Σ weights: 1 but for rounding */
    weightsSum: number;
  };
}

/** The same softmax naive and shifted, in both precisions. */
export interface SoftmaxPrecisions {
  /** scores + offset, [S]: what all of them start from */
  moved: Float64Array;
  float32: SoftmaxPrecision<Float32Array>;
  float64: SoftmaxPrecision<Float64Array>;
}

/** Four ways to make shares of one row of scores; [S] is the number of scores. */
export interface Alternatives {
  /** scores ÷ divisor, [S] */
  scaled: Float64Array;
  /** the largest of scaled */
  max: number;
  /** Σ scaled */
  sum: number;
  /** whether sum is no more than rounding leaves: |sum| ≤ 2⁻⁵² · Σ |scaled| */
  sumCancels: boolean;
  /** scaled ÷ max, [S]; a maximum of 0 gives ±∞ and NaN */
  overMax: Float64Array;
  /** Σ overMax */
  overMaxSum: number;
  /** scaled ÷ sum, [S]; a sum of 0 gives ±∞ and NaN */
  overSum: Float64Array;
  /** Σ overSum: 1 but for rounding */
  overSumSum: number;
  /** e^(scaled − max), [S] */
  exps: Float64Array;
  /** Σ exps */
  expsSum: number;
  /** softmax: exps ÷ expsSum, [S] */
  weights: Float64Array;
  /** Σ weights: 1 but for rounding */
  weightsSum: number;
  /** 1 for the largest, the first of equal ones, 0 for the rest, [S] */
  argMax: Float64Array;
  /** Σ argMax: 1 */
  argMaxSum: number;
}

/** The loss against one right key. */
export interface CrossEntropy {
  /** −ln weights[target], in nats */
  loss: number;
  /** ∂loss/∂scaled = weights − one-hot of the target, [S] */
  gradient: Float64Array;
}

/** A row's softmax and how much of a slope it has left. */
export interface Slope extends Softmax, CrossEntropy {
  /** √Σ jacobianᵢⱼ², the Frobenius norm */
  jacobianNorm: number;
  /** the largest weight */
  largest: number;
  /** −Σ weights ln weights, in nats */
  entropy: number;
  /** √Σ gradientᵢ² */
  gradientNorm: number;
}

/** The same scores as they are and ÷ divisor. */
export interface Saturation {
  divisor: number;
  raw: Slope;
  scaled: Slope;
}

/** The means over many draws of what Slope says of one. */
export type MeanSlope = Pick<Slope, 'largest' | 'entropy' | 'jacobianNorm' | 'gradientNorm'>;

/** What Slope says of each of many draws, [draws]. */
export type DrawnSlopes = Record<keyof MeanSlope, Float64Array>;

/** Draws at one head size: what `saturationPoint` takes the means of. */
export interface SaturationDraws {
  headSize: number;
  /** q·k of every key of every draw, [draws · keys] */
  scores: Float64Array;
  /** of the scores as they are */
  raw: DrawnSlopes;
  /** of scores ÷ √headSize */
  scaled: DrawnSlopes;
}

/** One head size of the saturation curve. */
export interface SaturationPoint {
  headSize: number;
  /** the standard deviation of all the scores drawn */
  scoreDeviation: number;
  /** of the scores as they are */
  raw: MeanSlope;
  /** of scores ÷ √headSize */
  scaled: MeanSlope;
}
