/** What the calls on attention return. */
import type { Matrix } from './matrix.ts';
import type { CosineSimilarity } from './number-results.ts';

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

/** One of several heads: its size, and what that makes of a score. */
export interface HeadSplit {
  /** of the hidden size ÷ the heads; unless it is 0 there are no such heads, and the rest is NaN */
  remainder: number;
  /** d_k: the hidden size ÷ the heads */
  headSize: number;
  /** √d_k */
  divisor: number;
  /** score ÷ divisor */
  scaled: number;
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

/** What one way of computing attention has in memory; B items of L tokens. */
export interface Memory {
  /** of [B, L, d]: q, k, v and the output */
  matrices: number;
  /** numbers in those: matrices · B · L · d */
  entries: number;
  /** of [B, L, L]: scores, scaled and weights, or none */
  tables: number;
  /** numbers in those: tables · B · L · L */
  pairs: number;
  /** bytes of a number */
  numberSize: number;
  /** entries · numberSize + pairs · numberSize */
  bytes: number;
}

/** The same attention in two ways. */
export interface AttentionMemory {
  /** `attention`, in float64: every table is written down */
  stepByStep: Memory;
  /** `fusedAttention`, in float32: none is */
  streaming: Memory;
}
