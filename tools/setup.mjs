// @ts-check
// Sets up what is needed to build, on a machine that has nothing but Node; with --tests also what the tests need.
//   node tools/setup.mjs [--tests]
// This file keeps to what an old Node understands, so that it can say what is wrong with it.

import { SUPPORTED, isSupported } from './setup/node.mjs';

if (!isSupported(process.versions.node)) {
  console.error(`${SUPPORTED} is needed; found ${process.versions.node}.`);
  process.exit(1);
}

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--tests')) {
  console.error('Usage: node tools/setup.mjs [--tests]');
  process.exit(1);
}

import('./setup/set-up.mjs').then(({ setUp }) => setUp({ tests: option === '--tests' }));
