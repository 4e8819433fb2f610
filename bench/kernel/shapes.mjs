// @ts-check
// The shapes that are measured.

/** @typedef {{ heads: number, tokens: number, headSize: number }} Shape */

/** @type {readonly Shape[]} */
export const shapes = [
  { heads: 1, tokens: 9, headSize: 768 },
  { heads: 1, tokens: 512, headSize: 64 },
  { heads: 1, tokens: 2048, headSize: 64 },
  { heads: 1, tokens: 4096, headSize: 64 },
  { heads: 12, tokens: 512, headSize: 64 },
  // no multiples of a block
  { heads: 1, tokens: 2050, headSize: 64 },
  { heads: 3, tokens: 777, headSize: 80 },
];

/** @param {Shape} shape */
export const nameOf = ({ heads, tokens, headSize }) => `${heads} × ${tokens} × ${headSize}`;

/**
 * Multiplications and additions of both products, QKᵀ and weights·V; exps and divisions are not counted.
 * @param {Shape} shape
 */
export const flopsOf = ({ heads, tokens, headSize }) => 4 * heads * tokens ** 2 * headSize;

/** With ever more tokens, how do time and memory grow? @type {readonly Shape[]} */
export const growing = [8192, 16384, 32768, 65536].map((tokens) => ({ heads: 1, tokens, headSize: 64 }));

/** How true is what comes of large scores? @type {Shape} */
export const largeScores = { heads: 1, tokens: 512, headSize: 64 };

/** What are more cores worth? @type {Shape} */
export const parallel = { heads: 12, tokens: 512, headSize: 64 };
