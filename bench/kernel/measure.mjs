// @ts-check
// Measures one shape, in a process of its own, so that each starts with empty memories; answers with a Measured.
//   node bench/kernel/measure.mjs HEADS TOKENS HEADSIZE

import { ceilings } from './ceiling.mjs';
import { inNative, inProcess } from './contestants.mjs';
import { normalInputs } from './inputs.mjs';
import { watchingMemory } from './memory.mjs';
import { startNative } from './native.mjs';
import { errorOf, referenceRows } from './reference.mjs';
import { flopsOf } from './shapes.mjs';
import { median, race, timeOf } from './timing.mjs';

/**
 * What came of a contestant: either the milliseconds of its runs, or why it failed.
 * @typedef {{
 *   name: string,
 *   milliseconds?: number[],
 *   gigaflops?: number,
 *   error?: number,
 *   memory?: number,
 *   failure?: string,
 * }} Result `error` in units of max |v|; `memory` in bytes of WebAssembly, shared by the forms of one package
 *
 * @typedef {{ shape: import('./shapes.mjs').Shape, ceiling: number, results: Result[] }} Measured `ceiling` in GFLOP/s
 */

const [heads = NaN, tokens = NaN, headSize = NaN] = process.argv.slice(2).map(Number);
const shape = { heads, tokens, headSize };
const inputs = normalInputs(shape);
const rows = referenceRows(shape, inputs);

/** @type {Result[]} */
const results = [];
/** @type {Map<string, import('./timing.mjs').Time>} */
const contestants = new Map();
/** @type {Map<string, () => number>} */
const memories = new Map();

for (const [name, prepare] of Object.entries(inProcess)) {
  try {
    const { result: run, bytes } = await watchingMemory(async () => {
      const run = await prepare(shape, inputs);
      results.push({ name, error: errorOf(await run(), rows, inputs.v) });
      return run;
    });
    contestants.set(name, timeOf(run));
    memories.set(name, bytes);
  } catch (error) {
    results.push({ name, failure: error instanceof Error ? error.message.trim() : String(error) });
  }
}

const native = await startNative(shape, inputs);
for (const [name, version] of Object.entries(inNative)) {
  results.push({ name, error: errorOf(await native.output(version), rows, inputs.v) });
  contestants.set(name, (times) => native.time(version, times));
}

const peaks = await ceilings();
for (const [name, { run }] of peaks) contestants.set(name, timeOf(run));

const times = await race(contestants);
await native.end();

const gigaflops = (/** @type {string} */ name, /** @type {number} */ flops) =>
  flops / median(times.get(name) ?? []) / 1e6;
for (const result of results) {
  const milliseconds = times.get(result.name);
  if (milliseconds === undefined) continue;
  Object.assign(result, { milliseconds, gigaflops: gigaflops(result.name, flopsOf(shape)) });
  const memory = memories.get(result.name)?.();
  if (memory) result.memory = memory;
}
const ceiling = Math.max(...[...peaks].map(([name, { flops }]) => gigaflops(name, flops)));
process.send?.({ shape, ceiling, results });
process.disconnect?.();
