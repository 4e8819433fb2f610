// @ts-check
// The true values, in float64, and how far from them an output is.

/**
 * softmax(q·kᵀ / √headSize)·v of one query, in float64; `query` counts through all heads.
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {number} query
 * @returns {Float64Array}
 */
function referenceRow({ tokens, headSize }, inputs, query) {
  // each index below is inside its array
  const { q, k, v } = /** @type {{ q: any, k: any, v: any }} */ (inputs);
  const firstKey = query - (query % tokens);
  /** @type {any} */
  const scores = new Float64Array(tokens);
  for (let key = 0; key < tokens; key++) {
    for (let i = 0; i < headSize; i++) scores[key] += q[query * headSize + i] * k[(firstKey + key) * headSize + i];
    scores[key] /= Math.sqrt(headSize);
  }
  let max = -Infinity;
  for (const score of scores) max = Math.max(max, score);
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - max);
  /** @type {any} */
  const output = new Float64Array(headSize);
  for (let key = 0; key < tokens; key++) {
    const weight = Math.exp(scores[key] - max) / sum;
    for (let i = 0; i < headSize; i++) output[i] += weight * v[(firstKey + key) * headSize + i];
  }
  return output;
}

/**
 * Some queries, each with its true output: all of them where that is done in a second or two (up to 2,048 tokens of
 * 64), else as many as that, evenly spread, the last among them.
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./inputs.mjs').Inputs} inputs
 * @returns {Map<number, Float64Array>}
 */
export function referenceRows(shape, inputs) {
  const queries = shape.heads * shape.tokens;
  const step = Math.ceil((queries * shape.tokens * shape.headSize) / 3e8);
  const rows = new Map();
  for (let query = queries - 1; query >= 0; query -= step) rows.set(query, referenceRow(shape, inputs, query));
  return rows;
}

/**
 * The largest difference from the true values, in units of max |v|; NaN if an output is NaN.
 * @param {ArrayLike<number>} output
 * @param {Map<number, Float64Array>} rows
 * @param {Float32Array} v
 */
export function errorOf(output, rows, v) {
  let error = 0;
  for (const [query, row] of rows) {
    row.forEach((value, i) => {
      error = Math.max(error, Math.abs((output[query * row.length + i] ?? NaN) - value));
    });
  }
  return error / v.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
