// @ts-check
// The kernel beside its peers: prints tables and writes build/bench.json.

import { fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { holds, judge, judgeBytes, judgeGrowth, judgeParallel } from './limits.mjs';
import { buildNative } from './native.mjs';
import { measureParallel } from './parallel.mjs';
import { tableOf, tableOfErrors, tableOfGrowth, tableOfLimits, tableOfParallel } from './report.mjs';
import { growing, largeScores, parallel, shapes } from './shapes.mjs';

const root = join(import.meta.dirname, '..', '..');

/**
 * What a program here says of a shape, in a process of its own.
 * @param {string} program
 * @param {import('./shapes.mjs').Shape} shape
 * @returns {Promise<any>}
 */
function said(program, { heads, tokens, headSize }) {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, program), [heads, tokens, headSize].map(String));
    child.on('message', resolve);
    child.on('close', (code) =>
      reject(new Error(`${program} ended with ${code} and said nothing of ${tokens} tokens`)),
    );
  });
}

/** The WebAssembly that ships. */
async function modules() {
  const folder = join(root, 'web', 'wasm');
  // what every page carries: the trained encoder's module travels with its weights
  const files = ['attention.wasm', 'fused_attention.wasm'];
  return Promise.all(files.map((file) => readFile(join(folder, file))));
}

await buildNative();
const machine = { node: process.versions.node, cpu: cpus()[0]?.model.trim() };
console.log(`Node ${machine.node}, ${machine.cpu}, one thread; 'error' is the largest, in units of max |v|\n`);

/** @type {import('./measure.mjs').Measured[]} */
const measured = [];
for (const shape of shapes) {
  const one = await said('measure.mjs', shape);
  measured.push(one);
  console.log(`${tableOf(one)}\n`);
}

/** @type {import('./measure.mjs').Result[]} */
const withLargeScores = await said('accuracy.mjs', largeScores);
console.log(`${tableOfErrors(largeScores, withLargeScores)}\n`);

const inParallel = await measureParallel(parallel);
console.log(`${tableOfParallel(inParallel)}\n`);

/** @type {import('./grow.mjs').Grown[]} */
const grown = [];
for (const shape of growing) grown.push(await said('grow.mjs', shape));
console.log(`${tableOfGrowth(grown)}\n`);

const limits = [
  ...measured.flatMap(judge),
  ...judgeParallel(inParallel),
  ...judgeGrowth(grown),
  ...judgeBytes(await modules()),
];
console.log(tableOfLimits(limits));
// told, and no failure: what a machine does at the time is no fault of the program
const missed = limits.filter((line) => !holds(line)).length;
console.log(`\n${missed} of ${limits.length} limits missed`);
const report = { machine, measured, withLargeScores, inParallel, grown, limits };
await writeFile(join(root, 'build', 'bench.json'), `${JSON.stringify(report, undefined, 2)}\n`);
