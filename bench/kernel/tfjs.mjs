// @ts-check
// Attention by TensorFlow.js on its WebAssembly backend, on one thread, with SIMD.

/**
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./inputs.mjs').Inputs} inputs
 * @returns {Promise<() => Float32Array>}
 */
export async function tfjs({ heads, tokens, headSize }, { q, k, v }) {
  const { default: tf } = await import('@tensorflow/tfjs-core');
  await import('@tensorflow/tfjs-backend-wasm');
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await tf.setBackend('wasm'))) throw new Error('expected the backend wasm to start');
  const factor = 1 / Math.sqrt(headSize);
  const tensor = (/** @type {Float32Array} */ data) => tf.tensor(data, [heads, tokens, headSize]);
  return () => {
    const output = tf.tidy(() => {
      const scaled = tf.mul(tf.matMul(tensor(q), tensor(k), false, true), factor);
      return tf.matMul(tf.softmax(scaled), tensor(v));
    });
    // outside: tidy() would look for tensors in each number of the array
    const data = output.dataSync();
    output.dispose();
    return data;
  };
}
