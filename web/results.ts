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

/** Attention with every intermediate; L queries, S keys. */
export interface Attention {
  /** as given, or √d_k */
  divisor: number;
  /** q kᵀ, [L, S], before the mask */
  scores: Matrix;
  /** scores ÷ divisor, [L, S]; −∞ where the mask drops a key */
  scaled: Matrix;
  /** the softmax of each row of scaled, [L, S] */
  weights: Matrix;
  /** Σ weights of each row, [L]: 1 but for float64's rounding, 0 where the mask drops every key */
  weightsSum: Float64Array;
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

/** A linear layer, x · weightᵀ + bias. */
export interface Linear {
  /** [outputs, inputs] */
  weight: Matrix;
  /** [outputs] */
  bias: Float64Array;
}

/** Self-attention of one head with every intermediate; L tokens. */
export interface SelfAttention extends Attention {
  /** x · query.weightᵀ + query.bias, [L, d_k] */
  q: Matrix;
  /** the same of key, [L, d_k] */
  k: Matrix;
  /** the same of value, [L, d_v] */
  v: Matrix;
}

/** A query's score with one key, and what it is the sum of. */
export interface DotProduct {
  /** queryᵢ · keyᵢ, [d_k] */
  products: Float64Array;
  /** Σ products */
  score: number;
}

/** One of several heads: its size, and what that makes of a score. */
export interface HeadSplit {
  /** d_k: the hidden size ÷ the heads */
  headSize: number;
  /** √d_k */
  divisor: number;
  /** score ÷ divisor */
  scaled: number;
}

/** How far two vectors point the same way. */
export interface CosineSimilarity {
  /** a · b */
  score: number;
  /** √Σ aᵢ² */
  normA: number;
  /** √Σ bᵢ² */
  normB: number;
  /** score ÷ (normA · normB); NaN for a vector of zeros */
  cosine: number;
}

/** A token's row of self-attention in one context of L tokens; `output` is its vector after. */
export interface InContext extends AttentionRow {
  /** of the context's tokens, [L, d] */
  vectors: Matrix;
  /** the token's own vector · each of them, [L] */
  scores: Float64Array;
}

/** One token in two contexts, and how alike its two vectors are. */
export interface TwoContexts {
  first: InContext;
  second: InContext;
  /** of its vectors before attention, which are one and the same */
  before: CosineSimilarity;
  /** of first.output and second.output */
  after: CosineSimilarity;
}

/** How many operations each step of attention takes, by what it computes; L tokens. */
export interface AttentionOperations {
  /** a query and a key each: L · L */
  pairs: number;
  /** multiplications: pairs · d_k */
  scores: number;
  /** divisions: pairs */
  scaled: number;
  /** exps: pairs */
  exps: number;
  /** divisions: pairs */
  weights: number;
  /** multiplications: pairs · d_v */
  output: number;
}

/** How far numbers spread about their mean; [n] is how many there are. */
export interface Variance {
  sum: number;
  /** sum ÷ n */
  mean: number;
  /** values − mean, [n] */
  deviations: Float64Array;
  /** deviations², [n] */
  squares: Float64Array;
  /** Σ squares */
  sumOfSquares: number;
  /** sumOfSquares ÷ n, the population's */
  variance: number;
  /** √variance */
  standardDeviation: number;
}

/** How many numbers fell into each of a row of equal bins. */
export interface Histogram {
  /** rising, [bins + 1] */
  edges: Float64Array;
  /** how many were in edgesᵢ ≤ x < edgesᵢ₊₁, [bins] */
  counts: Float64Array;
  /** how many were under the first edge */
  below: number;
  /** how many were at or over the last */
  above: number;
}

/** What the dot products of many pairs were. */
export interface Experiment {
  /** how many pairs */
  count: number;
  /** Σ q·k ÷ count */
  mean: number;
  /** Σ (q·k − mean)²; ÷ count it is the variance */
  m2: number;
  /** of q·k, over ±4 √headSize */
  histogram: Histogram;
  /** Σ q·k and Σ (q·k)² exactly, in 128 bits each: what `mergeExperiments` adds */
  sums: Uint32Array;
}

/** Moments of q·k, or of q·k ÷ √d_k, as measured and by theory, by which the mean is 0. */
export interface Moments {
  /** the histogram's */
  edges: Float64Array;
  mean: number;
  /** Σ (x − mean)² ÷ n */
  variance: number;
  standardDeviation: number;
  /** d_k, or 1 */
  expectedVariance: number;
  /** √ of it */
  expectedDeviation: number;
  /** the mean's standard error, expectedDeviation ÷ √n */
  meanError: number;
  /** the standard deviation of x² by theory, expectedVariance · √(2 + 6 ÷ d_k) */
  squareDeviation: number;
  /** the variance's standard error, squareDeviation ÷ √n */
  varianceError: number;
}

export interface AgainstTheory {
  experiment: Experiment;
  /** Σ q·k */
  total: number;
  /** √d_k */
  divisor: number;
  /** √n, n being the experiment's count */
  rootCount: number;
  /** how many are to be expected in each bin under N(0, d_k) */
  expectedCounts: Float64Array;
  /** how many standard errors the mean and the variance are off, without sign */
  meanOff: number;
  varianceOff: number;
  raw: Moments;
  /** of q·k ÷ √d_k */
  scaled: Moments;
}
