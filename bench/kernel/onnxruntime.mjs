// @ts-check
// Attention by onnxruntime-web, on one thread.

import { onnxModel } from './onnx.mjs';

const inputs = ['q', 'k', 'v'];

/**
 * The formula, operator by operator; the runtime folds the transposition and the factor into the product.
 * @param {import('./shapes.mjs').Shape} shape
 */
export function plainGraph({ heads, tokens, headSize }) {
  return onnxModel({
    inputs,
    sizes: [heads, tokens, headSize],
    constants: { factor: 1 / Math.sqrt(headSize) },
    nodes: [
      { operator: 'Transpose', inputs: ['k'], output: 'kT', lists: { perm: [0, 2, 1] } },
      { operator: 'MatMul', inputs: ['q', 'kT'], output: 'scores' },
      { operator: 'Mul', inputs: ['scores', 'factor'], output: 'scaled' },
      { operator: 'Softmax', inputs: ['scaled'], output: 'weights' },
      { operator: 'MatMul', inputs: ['weights', 'v'], output: 'output' },
    ],
  });
}

/**
 * Its operator MultiHeadAttention. Our heads are its batch items of one head each, so that neither side transposes.
 * @param {import('./shapes.mjs').Shape} shape
 */
export function attentionOperator({ heads, tokens, headSize }) {
  return onnxModel({
    inputs,
    sizes: [heads, tokens, headSize],
    nodes: [
      {
        operator: 'MultiHeadAttention',
        domain: 'com.microsoft',
        inputs,
        output: 'output',
        integers: { num_heads: 1 },
      },
    ],
  });
}

/**
 * @param {Uint8Array} model
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./inputs.mjs').Inputs} values
 * @returns {Promise<() => Promise<Float32Array>>}
 */
export async function onnxruntime(model, { heads, tokens, headSize }, values) {
  const { InferenceSession, Tensor, env } = await import('onnxruntime-web');
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'], logSeverityLevel: 4 });
  const feeds = Object.fromEntries(
    Object.entries(values).map(([name, data]) => [name, new Tensor('float32', data, [heads, tokens, headSize])]),
  );
  return async () => (await session.run(feeds)).output.data;
}
