// @ts-check
// Who takes part.

import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { attentionOperator, onnxruntime, plainGraph } from './onnxruntime.mjs';
import { plainAttention } from './plain.mjs';
import { tfjs } from './tfjs.mjs';

/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {import('./inputs.mjs').Inputs} Inputs */
/** @typedef {() => Float32Array | Promise<Float32Array>} Run from JavaScript's arrays to one of them */

/** @typedef {(shape: Shape, inputs: Inputs) => Promise<Run>} Prepare */

export const ours = 'ours';
export const graph = 'onnxruntime-web, graph';
export const operator = 'onnxruntime-web, operator';
export const tensorflow = 'TensorFlow.js, wasm';
export const plain = 'plain JavaScript';
export const eigen = 'native: Eigen';
export const native = 'native: ours';

/**
 * The engine as it was built.
 * @returns {Promise<import('../../web/engine.ts').Engine>}
 */
async function engine() {
  const file = join(import.meta.dirname, '..', '..', 'dist', 'engine.mjs');
  const { loadEngine } = await import(pathToFileURL(file).href);
  return loadEngine();
}

/**
 * Those that run in JavaScript's own process, each with how to make it ready for a shape.
 * @type {Record<typeof ours | typeof graph | typeof operator | typeof tensorflow | typeof plain, Prepare>}
 */
export const inProcess = {
  [ours]: async (shape, { q, k, v }) => {
    const { fusedAttention } = await engine();
    return () => fusedAttention(q, k, v, shape);
  },
  [graph]: (shape, inputs) => onnxruntime(plainGraph(shape), shape, inputs),
  [operator]: (shape, inputs) => onnxruntime(attentionOperator(shape), shape, inputs),
  [tensorflow]: tfjs,
  [plain]: async (shape, inputs) => () => plainAttention(shape, inputs),
};

/** Versions of the native program. */
export const inNative = { [eigen]: 'eigen', [native]: 'fused' };
