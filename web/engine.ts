/**
 * The engine's door: `cpp/`, compiled to WebAssembly, as typed functions. Everything is copied across the
 * boundary, both ways: arguments may be reused or changed afterwards, results stay valid for ever.
 * A call with unusable arguments throws an Error: `[function] expected …; found …`.
 */
import type { Engine } from './engine/calls.ts';
import { loadCalls } from './engine/load.ts';
import { withEncoder } from './engine/load-encoder.ts';
import { once } from './engine/once.ts';
import { parallelCalls } from './engine/parallel-calls.ts';

export type * from './engine/calls.ts';
export type { Matrix, MatrixInput, Numbers } from './engine/matrix.ts';
export type * from './engine/results.ts';

/** The engine, made once per page: every call gets the same promise. After a failure, the next call tries again. */
export const loadEngine: () => Promise<Engine> = once(() =>
  loadCalls().then((calls) => withEncoder({ ...calls, ...parallelCalls(calls) })),
);
