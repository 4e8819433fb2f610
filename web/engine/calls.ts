/** The engine's calls: arguments, formulas, sources. What they return is in results.ts. */
import type { Matrix, MatrixInput, Numbers } from './matrix.ts';
import type {
  AgainstTheory,
  Alternatives,
  Attention,
  AttentionOperations,
  AttentionRow,
  CosineSimilarity,
  CrossEntropy,
  DotProduct,
  Experiment,
  HeadSplit,
  Linear,
  NaiveSoftmax,
  Saturation,
  SaturationDraws,
  SaturationPoint,
  SelfAttention,
  Softmax,
  SoftmaxPrecisions,
  TwoContexts,
  Variance,
} from './results.ts';

/** A layer as a caller may have it: weight of [outputs, inputs], bias of [outputs]. */
export interface LinearInput {
  readonly weight: MatrixInput;
  readonly bias: Numbers;
}

/** Of one row of scores, and of the weights that are made of it. */
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

/** Of queries, keys and values, and of the layers that make them. */
export interface AttentionCalls {
  /**
   * softmax(q kᵀ ÷ divisor) v (Vaswani et al. 2017, equation 1). q: [L, d_k]; k: [S, d_k]; v: [S, d_v];
   * divisor: √d_k unless given; mask: [L, S], 1 keeps and 0 drops. A dropped key takes no part, whatever it
   * holds; a query with no key left has all-zero weights and output.
   * As torch.nn.functional.scaled_dot_product_attention.
   */
  attention(
    q: MatrixInput,
    k: MatrixInput,
    v: MatrixInput,
    options?: { divisor?: number | undefined; mask?: MatrixInput | undefined },
  ): Attention;

  /**
   * Scale, softmax and weighted sum for one query. scores: [S]; values: [S, d_v]; headSize: d_k;
   * divisor: √headSize unless given; subtractMax: whether exp is taken of shifted (as computers do) or of
   * scaled (as the formula is written).
   */
  attentionRow(
    scores: Numbers,
    values: MatrixInput,
    options: { headSize: number; divisor?: number | undefined; subtractMax?: boolean | undefined },
  ): AttentionRow;

  /**
   * One head of self-attention. x: [L, hidden], or an array of such, a batch item each; each of the three layers:
   * weight of [outputs, hidden] and bias of [outputs]; the divisor is √(outputs of key).
   * Gives an array, a batch item each.
   */
  selfAttention(
    x: MatrixInput | readonly MatrixInput[],
    projections: { readonly query: LinearInput; readonly key: LinearInput; readonly value: LinearInput },
  ): SelfAttention[];

  /**
   * One of `heads` heads that share hiddenSize dimensions evenly, and its score ÷ √d_k; where they cannot, the remainder
   * alone. hiddenSize, heads: whole numbers from 1 to 65536; score: 1 unless given.
   */
  headSplit(hiddenSize: number, heads: number, options?: { score?: number | undefined }): HeadSplit;

  /** x · weightᵀ + bias, [rows, outputs], for x of [rows, inputs]. As torch.nn.functional.linear. */
  applyLinear(layer: LinearInput, x: MatrixInput): Matrix;

  /**
   * The multiplications, divisions and exps of softmax(q kᵀ ÷ √d_k) v for `tokens` of L, without the additions that
   * come along with the multiplications. tokens, headSize (d_k), valueSize (d_v): whole, from 1 to 65536.
   */
  attentionOperations(options: { tokens: number; headSize: number; valueSize: number }): AttentionOperations;

  /** q · k = Σᵢ queryᵢ · keyᵢ, product by product. query, key: [d_k]. */
  dotProduct(query: Numbers, key: Numbers): DotProduct;

  /** The cosine of the angle between a and b, [n]: a · b ÷ (|a| · |b|). NaN for a vector of zeros. */
  cosineSimilarity(a: Numbers, b: Numbers): CosineSimilarity;

  /** The population variance of values, [n], step by step. As torch.var(values, correction=0). */
  variance(values: Numbers): Variance;
}

/**
 * From a seed, a whole number from 0 to 2⁵³ − 1: the same on every machine. Numbers come of Philox 4x32-10 by counter;
 * normal ones by the inverse distribution function (AS 241).
 */
export interface SeedCalls {
  /** A layer as torch.nn.Linear starts from: U(−1 ÷ √inputs, 1 ÷ √inputs), in weight and bias. */
  linear(inputs: number, outputs: number, seed: number): Linear;

  /** Independent numbers from N(0, 1), [rows, cols]. */
  standardNormal(rows: number, cols: number, seed: number): Matrix;

  /** A vector of N(0, 1) for each id, [ids, size]: of the seed and the id alone, so the same in every sentence. */
  tokenVectors(ids: Numbers, size: number, seed: number): Matrix;

  /**
   * One row of self-attention, softmax(xₜ xᵀ ÷ √size) x, for the same token t in two contexts, whose vectors x are as
   * tokenVectors draws them, each its own query, key and value. token: the id of t; first, second: the ids of the
   * contexts' tokens, t among them.
   */
  twoContexts(options: { token: number; first: Numbers; second: Numbers; size: number; seed: number }): TwoContexts;

  /**
   * How saturated softmax is at each head size: the means over draws of one query, `keys` keys and a target among
   * them, with entries from N(0, 1). draws: up to 100,000; keys: up to 64.
   */
  saturationCurve(options: { headSizes: Numbers; draws: number; keys: number; seed: number }): SaturationPoint[];

  /** Some of the draws of one point of that curve, from firstDraw = 0 on: for a curve that is drawn in pieces. */
  saturationDraws(options: {
    headSize: number;
    draws: number;
    keys: number;
    seed: number;
    firstDraw?: number | undefined;
  }): SaturationDraws;

  /** The point of the curve that all draws of the parts give: to the bit the same in any split. */
  saturationPoint(parts: readonly SaturationDraws[]): SaturationPoint;

  /**
   * Draws pairs of vectors with entries from N(0, 1), pairs · 2 · headSize numbers, and sums up their dot products.
   * Pair i, counted from firstPair = 0, depends on the seed and i alone. headSize: up to 65536; pairs: up to 2⁴⁰;
   * bins: up to 4096, between ±4 √headSize.
   */
  dotProductExperiment(options: {
    headSize: number;
    pairs: number;
    seed: number;
    bins: number;
    firstPair?: number | undefined;
  }): Experiment;

  /**
   * One experiment out of several with the same edges and no pair in common: the same to the bit as all pairs in one
   * call, however they were split and in whatever order the parts come.
   */
  mergeExperiments(parts: readonly Experiment[]): Experiment;

  /**
   * What the parts of an experiment found together, beside what is to be expected: q·k of independent entries from
   * N(0, 1) has mean 0, variance d_k and excess kurtosis 6 ÷ d_k, and comes near to N(0, d_k) as d_k grows.
   */
  againstTheory(parts: readonly Experiment[], options: { headSize: number }): AgainstTheory;

  /** `dotProductExperiment` of the first pairs, and `againstTheory` of that. */
  dotProductsAgainstTheory(options: { headSize: number; pairs: number; seed: number; bins: number }): AgainstTheory;
}

export interface Engine extends RowCalls, AttentionCalls, SeedCalls {}
