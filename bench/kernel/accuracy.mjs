// @ts-check
// How true the outputs are where scores are large, up to ±10⁴: one shape; answers with Results.
//   node bench/kernel/accuracy.mjs HEADS TOKENS HEADSIZE

import { inProcess } from './contestants.mjs';
import { normalInputs } from './inputs.mjs';
import { errorOf, referenceRows } from './reference.mjs';

const [heads = NaN, tokens = NaN, headSize = NaN] = process.argv.slice(2).map(Number);
const shape = { heads, tokens, headSize };
// of as many scores as there are at 512 tokens, the largest is 4.6 standard deviations from 0
const inputs = normalInputs(shape, 1e4 / 4.6);
const rows = referenceRows(shape, inputs);
/** @type {import('./measure.mjs').Result[]} */
const results = [];
for (const [name, prepare] of Object.entries(inProcess)) {
  const run = await prepare(shape, inputs);
  results.push({ name, error: errorOf(await run(), rows, inputs.v) });
}
process.send?.(results);
process.disconnect?.();
