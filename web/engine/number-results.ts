/** What the calls on vectors, lists of numbers and random draws return. */

/** A query's score with one key, and what it is the sum of. */
export interface DotProduct {
  /** queryᵢ · keyᵢ, [d_k] */
  products: Float64Array;
  /** Σ products */
  score: number;
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
