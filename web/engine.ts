/**
 * The engine's door: `cpp/`, compiled to WebAssembly, as typed functions. Everything is copied across the
 * boundary, both ways: arguments may be reused or changed afterwards, results stay valid for ever.
 * A call with unusable arguments throws an Error: `[function] expected …; found …`.
 */
import type { Engine } from './engine/calls.ts';
import { loadCalls } from './engine/load.ts';
import { parallelCalls } from './engine/parallel-calls.ts';

export type * from './engine/calls.ts';
export type { Matrix, MatrixInput, Numbers } from './engine/matrix.ts';
export type * from './engine/results.ts';

let loading: Promise<Engine> | undefined;

/** The engine, made once per page: every call gets the same promise. */
export function loadEngine(): Promise<Engine> {
  loading ??= loadCalls().then((calls) => ({ ...calls, ...parallelCalls(calls) }));
  return loading;
}
