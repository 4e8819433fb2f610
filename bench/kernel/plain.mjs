// @ts-check
// Attention in plain JavaScript, as one would write it with care: float32 arrays, a row of scores at a time.

/**
 * softmax(q·kᵀ / √headSize)·v of every head.
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./inputs.mjs').Inputs} inputs
 * @returns {Float32Array} [heads, tokens, headSize]
 */
export function plainAttention({ heads, tokens, headSize }, inputs) {
  // each index below is inside its array; a test of that would be measured too
  const { q, k, v } = /** @type {{ q: any, k: any, v: any }} */ (inputs);
  const output = new Float32Array(heads * tokens * headSize);
  /** @type {any} */
  const weights = new Float64Array(tokens);
  /** @type {any} */
  const sums = new Float64Array(headSize);
  const scale = 1 / Math.sqrt(headSize);
  for (let query = 0; query < heads * tokens; query++) {
    const firstKey = (query - (query % tokens)) * headSize;
    const row = query * headSize;

    let max = -Infinity;
    for (let key = 0; key < tokens; key++) {
      const keyRow = firstKey + key * headSize;
      let score = 0;
      for (let i = 0; i < headSize; i++) score += q[row + i] * k[keyRow + i];
      weights[key] = score * scale;
      if (weights[key] > max) max = weights[key];
    }

    let sum = 0;
    sums.fill(0);
    for (let key = 0; key < tokens; key++) {
      const weight = Math.exp(weights[key] - max);
      const valueRow = firstKey + key * headSize;
      for (let i = 0; i < headSize; i++) sums[i] += weight * v[valueRow + i];
      sum += weight;
    }
    for (let i = 0; i < headSize; i++) output[row + i] = sums[i] / sum;
  }
  return output;
}
