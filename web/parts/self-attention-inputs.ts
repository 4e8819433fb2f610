/** What the exhibit on the code starts from, and what comes of it. */
import type { AttentionMemory, Matrix, SelfAttention } from '../engine.ts';
import type { Batch, Sizes } from './self-attention-batch.ts';

/** The matrices of an item, in the order in which they are computed. */
export const matrixNames = ['x', 'q', 'k', 'v', 'scores', 'scaled', 'weights', 'output'] as const;
export type MatrixName = (typeof matrixNames)[number];

export interface SelfAttentionInputs extends Sizes {
  /** which item of the batch is to be looked at, from 0 as in the code; see placeOf */
  item: number;
  /** which row of it */
  query: number;
  /** which of its matrices */
  shown: MatrixName;
}

export interface SelfAttentionResult {
  divisor: number;
  /** what there is of the batch; undefined where a large one has not been asked for */
  batch: Batch | undefined;
  /** of the item that is looked at */
  x: Matrix | undefined;
  item: SelfAttention | undefined;
  /** its output as streaming gave it, [length, hiddenSize] */
  streamed: Float32Array | undefined;
  /** how far the two outputs lie apart at most; undefined without both */
  difference: number | undefined;
  /** what the two ways of computing take */
  memory: AttentionMemory;
}
