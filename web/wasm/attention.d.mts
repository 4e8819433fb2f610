/**
 * The built module's own types, by hand: what `cpp/bindings.cpp` exports. Only `web/engine.ts` imports it.
 * Each function gives its result or, as data, what went wrong.
 */
import type { Matrix } from '../matrix.ts';
import type { Attention, AttentionRow, NaiveSoftmax, Softmax } from '../results.ts';

export interface Failure {
  error: string;
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
}

export interface ModuleOptions {
  /** Instantiates the module with `imports` and hands the instance to `done`; returns at once. */
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}

export default function createAttentionModule(options: ModuleOptions): Promise<AttentionModule>;
