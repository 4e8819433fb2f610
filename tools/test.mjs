// @ts-check
// Builds everything and runs every check and test. Ends with the line "N passed, N failed"; before it stands how many were skipped.
//   node tools/test.mjs

import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'build', 'test-results');

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/**
 * Runs a program with its output on show; gives its exit code.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(program, args) {
  console.log(`\n$ ${[program === process.execPath ? 'node' : program, ...args].join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * A check that either holds or does not.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function check(program, args) {
  const code = await run(program, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} name */
const tool = (name) => join('node_modules', '.bin', name);

/**
 * The native tests of one preset; a build that fails is a failure.
 * @param {string} preset
 * @returns {Promise<Count>}
 */
async function native(preset) {
  const file = join(results, `${preset}.xml`);
  const built = (await run('cmake', ['--preset', preset])) || (await run('cmake', ['--build', '--preset', preset]));
  if (built !== 0) return { passed: 0, failed: 1 };
  const jobs = String(availableParallelism());
  const code = await run('ctest', ['--preset', preset, '-j', jobs, '--output-junit', file, '--quiet']);
  const report = await readFile(file, 'utf8').catch(() => '');
  const [, tests = '0'] = /tests="(\d+)"/.exec(report) ?? [];
  const [, failures = '0'] = /failures="(\d+)"/.exec(report) ?? [];
  return counted(Number(tests) - Number(failures), Number(failures), code);
}

/**
 * The tests in Node and in the browser.
 * @returns {Promise<Count>}
 */
async function vitest() {
  const file = join(results, 'vitest.json');
  const code = await run(tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]);
  // a runner that crashed has written no report
  const report = JSON.parse(
    await readFile(file, 'utf8').catch(() => '{"numPassedTests": 0, "numFailedTests": 0, "numPendingTests": 0}'),
  );
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  return { ...counted(numPassedTests, numFailedTests, code), skipped: numPendingTests };
}

/**
 * A runner that fails without a failed test (it crashed, or found none) has failed once.
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 * @returns {Count}
 */
function counted(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

async function sources() {
  const folders = ['bench/native', 'cpp', 'tests/native'];
  const lists = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder))).map((file) => join(folder, file))),
  );
  return lists.flat().filter((file) => /\.(h|cpp)$/.test(file));
}

/** @returns {AsyncGenerator<Count>} */
async function* everything() {
  const files = await sources();
  yield check(process.execPath, ['tools/build.mjs']);
  yield check(tool('tsc'), []);
  yield check(tool('eslint'), ['.']);
  yield check(tool('prettier'), ['--check', '.']);
  yield check('clang-format', ['--dry-run', '--Werror', ...files]);
  yield native('native');
  yield check('cmake', ['--build', '--preset', 'native', '--target', 'tidy']);
  yield native('native-asan');
  yield vitest();
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
for await (const { passed, failed, skipped = 0 } of everything()) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
