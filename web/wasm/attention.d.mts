/**
 * The built module's own types, by hand: what `cpp/bindings.cpp` exports. Only `web/engine.ts` imports it.
 * Each function gives its result or, as data, what went wrong.
 */
export interface Failure {
  error: string;
}

interface ModuleMatrix {
  rows: number;
  cols: number;
  data: Float64Array;
}

interface ModuleSoftmax {
  scaled: Float64Array;
  max: number;
  shifted: Float64Array;
  exps: Float64Array;
  sum: number;
  weights: Float64Array;
  jacobian: ModuleMatrix;
}

interface ModuleNaiveSoftmax<Numbers> {
  scaled: Numbers;
  exps: Numbers;
  sum: number;
  weights: Numbers;
}

interface ModuleAttention {
  scores: ModuleMatrix;
  scaled: ModuleMatrix;
  weights: ModuleMatrix;
  output: ModuleMatrix;
}

interface ModuleAttentionRow {
  divisor: number;
  scaled: Float64Array;
  max: number;
  shifted: Float64Array;
  exps: Float64Array;
  sum: number;
  weights: Float64Array;
  weightsSum: number;
  contributions: ModuleMatrix;
  output: Float64Array;
}

export interface AttentionModule {
  softmax(scores: Float64Array, divisor: number): ModuleSoftmax | Failure;
  naiveSoftmax32(scores: Float64Array, divisor: number): ModuleNaiveSoftmax<Float32Array> | Failure;
  naiveSoftmax64(scores: Float64Array, divisor: number): ModuleNaiveSoftmax<Float64Array> | Failure;
  attention(
    q: ModuleMatrix,
    k: ModuleMatrix,
    v: ModuleMatrix,
    divisor: number | undefined,
    mask: ModuleMatrix | undefined,
  ): ModuleAttention | Failure;
  attentionRow(
    scores: Float64Array,
    values: ModuleMatrix,
    headSize: number,
    divisor: number | undefined,
    subtractMax: boolean,
  ): ModuleAttentionRow | Failure;
}

export interface ModuleOptions {
  /** Instantiates the module with `imports` and hands the instance to `done`; returns at once. */
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export default function createAttentionModule(options: ModuleOptions): Promise<AttentionModule>;
