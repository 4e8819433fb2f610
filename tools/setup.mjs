// @ts-check
// Sets up what is needed to build, on a machine that has nothing but Node; with --tests also what the tests need.
//   node tools/setup.mjs [--tests]
// This file keeps to what an old Node understands, so that it can say that it is too old.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  process.exit(1);
}

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--tests')) {
  console.error('Usage: node tools/setup.mjs [--tests]');
  process.exit(1);
}

import('./setup/set-up.mjs').then(({ setUp }) => setUp({ tests: option === '--tests' }));
