// @ts-check
// The native program: built, and told what to time.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { run } from '../../tools/setup/programs.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, 'build', 'bench-native');

/** Compiles it, as the presets do the native library. */
export async function buildNative() {
  const configure = ['-S', 'bench/native', '-B', folder, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release'];
  for (const args of [configure, ['--build', folder, '--target', 'bench_native']]) {
    const { ok, output } = await run('cmake', args, { cwd: root });
    if (!ok) throw new Error(`cmake ${args.join(' ')} failed:\n${output.trim()}`);
  }
}

/**
 * Starts the program, for one shape and its inputs.
 * @param {import('./shapes.mjs').Shape} shape
 * @param {import('./inputs.mjs').Inputs} inputs
 */
export async function startNative({ heads, tokens, headSize }, { q, k, v }) {
  await mkdir(folder, { recursive: true });
  const [inputFile, outputFile] = [join(folder, 'inputs.bin'), join(folder, 'output.bin')];
  await writeFile(
    inputFile,
    [q, k, v].map((matrix) => new Uint8Array(matrix.buffer)),
  );
  const sizes = [heads, tokens, headSize].map(String);
  const program = spawn(join(folder, 'bench_native'), [...sizes, inputFile], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface(program.stdout)[Symbol.asyncIterator]();

  /** @param {string} command */
  const ask = async (command) => {
    program.stdin.write(`${command}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error(`expected an answer to: ${command}`);
    return /** @type {string} */ (value);
  };
  return {
    /**
     * What one of its versions makes of the inputs.
     * @param {string} version
     */
    async output(version) {
      await ask(`save ${version} ${outputFile}`);
      return new Float32Array(new Uint8Array(await readFile(outputFile)).buffer);
    },
    /**
     * Milliseconds of a run, from so many in a row.
     * @param {string} version
     * @param {number} times
     */
    time: async (version, times) => Number(await ask(`time ${version} ${times}`)),
    async end() {
      program.stdin.end();
      await once(program, 'close');
      await Promise.all([inputFile, outputFile].map((file) => rm(file, { force: true })));
    },
  };
}
