// @ts-check
// Queries, keys and values to measure with.

/** @typedef {{ q: Float32Array, k: Float32Array, v: Float32Array }} Inputs each [heads, tokens, headSize] */

/**
 * Numbers in (0, 1), the same on every machine (mulberry32).
 * @param {number} seed
 */
function uniforms(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (((bits ^ (bits >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

/**
 * Standard normal entries, so that the scaled scores have unit variance; `spread` multiplies the queries, and so the
 * scores.
 * @param {import('./shapes.mjs').Shape} shape
 * @param {number} [spread]
 * @returns {Inputs}
 */
export function normalInputs({ heads, tokens, headSize }, spread = 1) {
  const next = uniforms(1);
  const normals = (/** @type {number} */ scale) =>
    Float32Array.from(
      { length: heads * tokens * headSize },
      () => scale * Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next()),
    );
  return { q: normals(spread), k: normals(1), v: normals(1) };
}
