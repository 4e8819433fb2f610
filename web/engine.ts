/**
 * The engine's door: `cpp/`, compiled to WebAssembly, as typed functions. Everything is copied across the
 * boundary, both ways: arguments may be reused or changed afterwards, results stay valid for ever.
 * A call with unusable arguments throws an Error: `[function] expected …; found …`.
 */
import type { Engine } from './engine/calls.ts';
import { compiledEngine } from './engine/bytes.ts';
import { instantiateEngine } from './engine/instantiate.ts';

export type { AttentionCalls, Engine, LinearInput, RowCalls, SeedCalls } from './engine/calls.ts';
export type { Matrix, MatrixInput, Numbers } from './engine/matrix.ts';
export type {
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
  Histogram,
  InContext,
  Linear,
  MeanSlope,
  Moments,
  NaiveSoftmax,
  Saturation,
  SaturationDraws,
  SaturationPoint,
  SelfAttention,
  Slope,
  Softmax,
  SoftmaxPrecision,
  SoftmaxPrecisions,
  TwoContexts,
  Variance,
} from './engine/results.ts';

let loading: Promise<Engine> | undefined;

/** The engine, made once per page: every call gets the same promise. */
export function loadEngine(): Promise<Engine> {
  loading ??= compiledEngine().then(instantiateEngine);
  return loading;
}
