// @ts-check
// Installs the peers and runs the bench on what `npm run build` wrote.
//   npm run bench [-- kernel|page]

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const parts = new Map([
  ['kernel', 'kernel/run.mjs'],
  ['page', 'page/run.mjs'],
]);

/**
 * Runs a program with its output on show; ends with its exit code if that is not 0.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status } = spawnSync(program, args, { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether what is installed is what the lock file names: npm writes its own copy of it last. */
function isInstalled() {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => join(here, file));
  return existsSync(installed ?? '') && statSync(installed ?? '').mtimeMs >= statSync(wanted ?? '').mtimeMs;
}

const [part, ...others] = process.argv.slice(2);
if (others.length > 0 || (part !== undefined && !parts.has(part))) {
  console.error(`Usage: npm run bench [-- ${[...parts.keys()].join('|')}]`);
  process.exit(1);
}
if (!existsSync(join(here, '..', 'dist', 'engine.mjs'))) {
  console.error('expected dist/ to be built; run npm run build');
  process.exit(1);
}
if (part !== 'page' && !isInstalled()) run('npm', ['ci']);
for (const [name, program] of parts) {
  if (part === undefined || part === name) run(process.execPath, [program]);
}
