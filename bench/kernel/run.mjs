// @ts-check
// The kernel beside its peers: prints tables and writes build/bench.json.

import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { judge, judgeGrowth, judgeLargeScores } from './limits.mjs';
import { buildNative } from './native.mjs';
import { tableOf, tableOfErrors, tableOfGrowth, tableOfLimits } from './report.mjs';
import { growing, largeScores, shapes } from './shapes.mjs';

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

/** @type {import('./grow.mjs').Grown[]} */
const grown = [];
for (const shape of growing) grown.push(await said('grow.mjs', shape));
console.log(`${tableOfGrowth(grown)}\n`);

const limits = [...measured.flatMap(judge), ...judgeLargeScores(withLargeScores), ...judgeGrowth(grown)];
console.log(tableOfLimits(limits));
const build = join(import.meta.dirname, '..', '..', 'build');
await mkdir(build, { recursive: true });
const report = { machine, measured, withLargeScores, grown, limits };
await writeFile(join(build, 'bench.json'), `${JSON.stringify(report, undefined, 2)}\n`);
