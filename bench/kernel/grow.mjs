// @ts-check
// How time and memory of ours grow with the tokens: one size, in a process of its own; answers with a Grown.
//   node bench/kernel/grow.mjs HEADS TOKENS HEADSIZE

import { inProcess, ours } from './contestants.mjs';
import { normalInputs } from './inputs.mjs';
import { watchingMemory } from './memory.mjs';
import { errorOf, referenceRows } from './reference.mjs';
import { flopsOf } from './shapes.mjs';
import { median, race, timeOf } from './timing.mjs';

/**
 * @typedef {{
 *   shape: import('./shapes.mjs').Shape,
 *   milliseconds: number[],
 *   gigaflops: number,
 *   error: number,
 *   memory: number,
 * }} Grown as in a Result
 */

const [heads = NaN, tokens = NaN, headSize = NaN] = process.argv.slice(2).map(Number);
const shape = { heads, tokens, headSize };
const inputs = normalInputs(shape);
const prepare = inProcess[ours];

const { result, bytes } = await watchingMemory(async () => {
  // a call that is running is not optimised any more: few tokens first
  const few = { heads, tokens: 512, headSize };
  await race(new Map([[ours, timeOf(await prepare(few, normalInputs(few)))]]));

  const run = await prepare(shape, inputs);
  const milliseconds = [];
  /** @type {Float32Array | undefined} */
  let output;
  for (let runs = tokens > 16384 ? 1 : 3; runs > 0; runs--) {
    const start = performance.now();
    output = await run();
    milliseconds.push(performance.now() - start);
  }
  return { milliseconds, output };
});
const { milliseconds, output } = result;
const gigaflops = flopsOf(shape) / median(milliseconds) / 1e6;
const error = errorOf(output ?? [], referenceRows(shape, inputs), inputs.v);
process.send?.({ shape, milliseconds, gigaflops, error, memory: bytes() });
process.disconnect?.();
