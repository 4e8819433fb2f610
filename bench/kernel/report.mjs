// @ts-check
// Tells what was measured, in tables of plain text.

import { ours } from './contestants.mjs';
import { holds } from './limits.mjs';
import { flopsOf, nameOf } from './shapes.mjs';
import { median, rounds } from './timing.mjs';

/**
 * Columns of equal width, the first to the left, numbers to the right.
 * @param {string[][]} rows
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    row.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** @param {number | undefined} value to three digits, without an exponent unless it is tiny */
export function digits(value) {
  if (value === undefined) return '';
  if (value !== 0 && Math.abs(value) < 1e-3) return value.toExponential(1);
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

/** @param {number | undefined} bytes */
export const megabytes = (bytes) => (bytes === undefined ? '' : `${(bytes / 1e6).toFixed(1)} MB`);

/**
 * @param {import('./measure.mjs').Measured} measured
 */
export function tableOf({ shape, ceiling, results }) {
  const own = median(results.find(({ name }) => name === ours)?.milliseconds ?? []);
  const rows = results.map(({ name, milliseconds, gigaflops, error, memory, failure }) => {
    if (failure !== undefined) return [name, 'failed'];
    const ms = median(milliseconds ?? []);
    return [name, digits(ms), digits(gigaflops), digits(ms / own), digits(error), megabytes(memory)];
  });
  const heading = [nameOf(shape), 'ms', 'GFLOP/s', '× ours', 'error', 'wasm memory'];
  const failures = results.flatMap(({ name, failure }) => (failure ? [`${name} failed: ${failure}`] : []));
  const note = `median of ${rounds} rounds; ceiling ${digits(ceiling)} GFLOP/s`;
  return [table([heading, ...rows]), ...failures, note].join('\n');
}

/**
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./measure.mjs').Result[]} results
 */
export function tableOfErrors(shape, results) {
  const rows = results.map(({ name, error }) => [name, digits(error)]);
  return table([[`${nameOf(shape)}, scores up to ±10⁴`, 'error'], ...rows]);
}

/** @param {import('./grow.mjs').Grown[]} grown */
export function tableOfGrowth(grown) {
  const rows = grown.map(({ shape, milliseconds, gigaflops, error, memory }) => [
    nameOf(shape),
    digits(median(milliseconds)),
    digits(gigaflops),
    digits(error),
    megabytes(memory),
    String(milliseconds.length),
  ]);
  return table([['ours, growing', 'ms', 'GFLOP/s', 'error', 'wasm memory', 'runs'], ...rows]);
}

/** @param {import('./parallel.mjs').Parallel} parallel */
export function tableOfParallel({ shape, cores, one, all }) {
  const gigaflops = (/** @type {number[]} */ times) => digits(flopsOf(shape) / median(times) / 1e6);
  return table([
    [`${nameOf(shape)}, in Chromium`, 'ms', 'GFLOP/s'],
    ['one thread', digits(median(one)), gigaflops(one)],
    [`a worker on each of ${cores} cores`, digits(median(all)), gigaflops(all)],
  ]);
}

/** @param {import('./limits.mjs').Judged[]} judged */
export function tableOfLimits(judged) {
  return table([
    ['limit', '', 'found', ''],
    ...judged.map((line) => [
      line.what,
      `${line.kind} ${digits(line.limit)}${line.unit}`,
      `${digits(line.found)}${line.unit}`,
      holds(line) ? 'holds' : 'MISSED',
    ]),
  ]);
}
