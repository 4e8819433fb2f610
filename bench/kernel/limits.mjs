// @ts-check
// What the kernel must hold, judged by one run.

import { gzipSync } from 'node:zlib';
import { graph, operator, ours, plain, tensorflow } from './contestants.mjs';
import { nameOf } from './shapes.mjs';
import { median } from './timing.mjs';

/**
 * A limit and what was found: `found` must be at least, or at most, the `limit`.
 * @typedef {{ what: string, kind: 'at least' | 'at most', limit: number, found: number, unit: string }} Judged
 */

/** @param {Judged} judged NaN holds nowhere */
export const holds = ({ kind, limit, found }) => (kind === 'at least' ? found >= limit : found <= limit);

/**
 * How many times as long as we the fastest of some took; NaN if none of them could.
 * @param {import('./measure.mjs').Result[]} results
 * @param {string[]} names
 */
export function timesFaster(results, names) {
  const medians = results.flatMap(({ name, milliseconds }) =>
    milliseconds && names.includes(name) ? [median(milliseconds)] : [],
  );
  const own = results.find(({ name }) => name === ours)?.milliseconds;
  return medians.length > 0 && own ? Math.min(...medians) / median(own) : NaN;
}

/**
 * @param {import('./measure.mjs').Measured} measured
 * @returns {Judged[]}
 */
export function judge({ shape, ceiling, results }) {
  const name = nameOf(shape);
  const faster = (/** @type {string} */ than, /** @type {string[]} */ names, /** @type {number} */ limit) =>
    /** @type {const} */ ({
      what: `${name}: faster than ${than}`,
      kind: 'at least',
      limit,
      found: timesFaster(results, names),
      unit: '×',
    });
  const isSmall = shape.heads === 1 && shape.tokens === 512;
  const own = results.find((result) => result.name === ours);
  /** @type {Judged[]} */
  const judged = [
    faster("onnxruntime-web's faster form", [graph, operator], isSmall ? 1.2 : 1.5),
    faster('TensorFlow.js', [tensorflow], 5),
    faster('plain JavaScript', [plain], 20),
    { what: `${name}: error`, kind: 'at most', limit: 2e-6, found: own?.error ?? NaN, unit: ' of max |v|' },
  ];
  if (shape.headSize === 64) {
    const limit = shape.tokens >= 2048 ? 75 : 60;
    const found = (100 * (own?.gigaflops ?? NaN)) / ceiling;
    judged.push({ what: `${name}: share of the ceiling`, kind: 'at least', limit, found, unit: ' %' });
  }
  return judged;
}

/**
 * @param {import('./grow.mjs').Grown[]} grown by tokens, each twice as many as before
 * @returns {Judged[]}
 */
export function judgeGrowth(grown) {
  const [half, last] = grown.slice(-2);
  if (half === undefined || last === undefined) throw new Error('expected two sizes or more');
  const what = `${last.shape.tokens} tokens`;
  const time = median(last.milliseconds) / median(half.milliseconds);
  return [
    { what: `${what}: wasm memory`, kind: 'at most', limit: 128, found: last.memory / 1e6, unit: ' MB' },
    // as tokens² and as tokens, with a tenth for what does not grow alike
    { what: `${what}: time beside half as many`, kind: 'at most', limit: 4.4, found: time, unit: '×' },
    {
      what: `${what}: memory beside half as many`,
      kind: 'at most',
      limit: 2.2,
      found: last.memory / half.memory,
      unit: '×',
    },
  ];
}

/**
 * @param {import('./parallel.mjs').Parallel} parallel
 * @returns {Judged[]}
 */
export function judgeParallel({ shape, cores, one, all }) {
  const what = `${nameOf(shape)}: workers on ${cores} cores beside one thread, Chromium`;
  return [{ what, kind: 'at least', limit: 1.7, found: median(one) / median(all), unit: '×' }];
}

/**
 * @param {Buffer[]} modules the WebAssembly that ships
 * @returns {Judged[]}
 */
export function judgeBytes(modules) {
  const bytes = modules.reduce((sum, module) => sum + gzipSync(module, { level: 9 }).length, 0);
  return [{ what: 'WebAssembly, gzipped', kind: 'at most', limit: 60, found: bytes / 1000, unit: ' kB' }];
}
