/** The engine's calls: arguments, formulas, sources. What they return is in results.ts. */
import type { AttentionCalls } from './attention-calls.ts';
import type { EncoderCalls } from './encoder.ts';
import type { ExperimentCalls } from './experiment-calls.ts';
import type { FusedCalls } from './fused-calls.ts';
import type { ParallelCalls } from './parallel-calls.ts';
import type { RowCalls } from './row-calls.ts';
import type { SeedCalls } from './seed-calls.ts';
import type { VectorCalls } from './vector-calls.ts';

export type {
  AttentionCalls,
  EncoderCalls,
  ExperimentCalls,
  FusedCalls,
  ParallelCalls,
  RowCalls,
  SeedCalls,
  VectorCalls,
};
export type {
  Encoded,
  EncoderFailure,
  Filling,
  LearnedEncoder,
  LearnedToken,
  LearnedWeights,
  Standardised,
  Turns,
  WeightName,
} from './encoder.ts';
export type { LinearInput } from './matrix.ts';
export type { FusedAttentionOptions } from './fused-calls.ts';
export type { ParallelOptions, Signal } from './parallel-calls.ts';

/** What answers at once, on whatever thread the module is. */
export interface Calls extends RowCalls, AttentionCalls, FusedCalls, VectorCalls, SeedCalls, ExperimentCalls {}

export interface Engine extends Calls, ParallelCalls, EncoderCalls {}
