/**
 * The built module's own types, by hand: what `cpp/bindings*.cpp` export. Only `instantiate.ts`, `result.ts`
 * and the `*-calls.ts` in `web/engine/` import it. Each function gives its result or, as data, what went wrong.
 */
import type { Matrix } from '../engine/matrix.ts';
import type {
  AgainstTheory,
  Alternatives,
  Attention,
  AttentionMemory,
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
} from '../engine/results.ts';

export interface Failure {
  error: string;
}

/** What `fusedAttention` is asked for besides the numbers; keptKeys: [tokens] of 1 and 0. */
export interface FusedRequest {
  heads: number;
  tokens: number;
  headSize: number;
  causal: boolean;
  firstQuery: number;
  queries: number | undefined;
  keptKeys: Float64Array | undefined;
}

export interface AttentionModule {
  softmax(scores: Float64Array, divisor: number): Softmax | Failure;
  naiveSoftmax32(scores: Float64Array, divisor: number): NaiveSoftmax<Float32Array> | Failure;
  naiveSoftmax64(scores: Float64Array, divisor: number): NaiveSoftmax<Float64Array> | Failure;
  attention(
    q: Matrix,
    k: Matrix,
    v: Matrix,
    divisor: number | undefined,
    mask: Matrix | undefined,
  ): Attention | Failure;
  attentionRow(
    scores: Float64Array,
    values: Matrix,
    headSize: number,
    divisor: number | undefined,
    subtractMax: boolean,
  ): AttentionRow | Failure;
  fusedAttention(q: Float32Array, k: Float32Array, v: Float32Array, request: FusedRequest): Float32Array | Failure;
  /** what fusedAttention refuses, without computing it; how many queries each head has */
  fusedQueries(
    q: number,
    k: number,
    v: number,
    heads: number,
    tokens: number,
    headSize: number,
    firstQuery: number,
    queries: number | undefined,
    keptKeys: Float64Array | undefined,
  ): number | Failure;
  readonly largestExponent32: number;
  readonly largestExponent64: number;
  softmaxPrecisions(scores: Float64Array, divisor: number, offset: number): SoftmaxPrecisions | Failure;
  alternatives(scores: Float64Array, divisor: number): Alternatives | Failure;
  entropy(weights: Float64Array): number | Failure;
  crossEntropy(scores: Float64Array, target: number, divisor: number): CrossEntropy | Failure;
  saturation(
    scores: Float64Array,
    headSize: number | undefined,
    divisor: number | undefined,
    target: number,
  ): Saturation | Failure;
  selfAttention(x: Matrix, query: Linear, key: Linear, value: Linear): SelfAttention | Failure;
  headSplit(hiddenSize: number, heads: number, score: number): HeadSplit | Failure;
  applyLinear(layer: Linear, x: Matrix): Matrix | Failure;
  dotProduct(query: Float64Array, key: Float64Array): DotProduct | Failure;
  cosineSimilarity(a: Float64Array, b: Float64Array): CosineSimilarity | Failure;
  largestDifference(a: Float64Array, b: Float64Array): number | Failure;
  variance(values: Float64Array): Variance | Failure;
  linear(inputs: number, outputs: number, seed: number): Linear | Failure;
  standardNormal(rows: number, cols: number, seed: number): Matrix | Failure;
  attentionOperations(tokens: number, headSize: number, valueSize: number): AttentionOperations | Failure;
  attentionMemory(items: number, tokens: number, headSize: number): AttentionMemory | Failure;
  twoContexts(
    token: number,
    first: Float64Array,
    second: Float64Array,
    size: number,
    seed: number,
  ): TwoContexts | Failure;
  tokenVectors(ids: Float64Array, size: number, seed: number): Matrix | Failure;
  saturationCurve(headSizes: Float64Array, draws: number, keys: number, seed: number): SaturationPoint[] | Failure;
  saturationDraws(
    headSize: number,
    draws: number,
    keys: number,
    seed: number,
    firstDraw: number,
  ): SaturationDraws | Failure;
  saturationPoint(parts: SaturationDraws[]): SaturationPoint | Failure;
  dotProductExperiment(
    headSize: number,
    pairs: number,
    seed: number,
    bins: number,
    firstPair: number,
  ): Experiment | Failure;
  mergeExperiments(parts: Experiment[]): Experiment | Failure;
  againstTheory(parts: Experiment[], headSize: number): AgainstTheory | Failure;
  dotProductsAgainstTheory(headSize: number, pairs: number, seed: number, bins: number): AgainstTheory | Failure;
}

export interface ModuleOptions {
  /** Instantiates the module with `imports` and hands the instance to `done`; returns at once. */
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export default function createAttentionModule(options: ModuleOptions): Promise<AttentionModule>;
