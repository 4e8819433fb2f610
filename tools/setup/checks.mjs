// @ts-check
// How each piece is recognised: by what is really there, so that whatever was installed another way counts too.
// Each check answers with what is wrong, and with nothing when all is well.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findToolchain } from '../toolchain.mjs';
import { findChromium } from './browser.mjs';
import { isSupported } from './node.mjs';
import { findProgram, isAtLeast, run } from './programs.mjs';
import { SetupError } from './setup-error.mjs';
import { detectSystem } from './system.mjs';

export const LEAST_CMAKE = '3.25';
export const LEAST_EMCC = '3.1.6';
const INCLUDE_FOLDERS = ['/usr/include', '/usr/local/include', '/opt/homebrew/include'];
const LLVM_OF_HOMEBREW = ['/opt/homebrew/opt/llvm/bin', '/usr/local/opt/llvm/bin'];
const NOTO_CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

const NOT_FOUND = 'not found';

/** @param {...string} names any of them will do */
export function programProblem(...names) {
  return findProgram(...names) ? undefined : NOT_FOUND;
}

/** @param {...string} headers any of them will do */
export function headerProblem(...headers) {
  const found = INCLUDE_FOLDERS.some((folder) => headers.some((header) => existsSync(join(folder, header))));
  return found ? undefined : NOT_FOUND;
}

/** The next command runs the `node` that PATH finds, which may be another than the one that runs this. */
export async function nodeProblem() {
  const node = findProgram('node');
  if (!node) return NOT_FOUND;
  const { output } = await run(node, ['--version']);
  const version = output.trim().replace(/^v/, '');
  return isSupported(version) ? undefined : `${version} (${node})`;
}

export function emccProblem() {
  const toolchain = findToolchain();
  if (!toolchain) return NOT_FOUND;
  const { emcc, version } = toolchain;
  if (version === 'unknown') return `${emcc} does not run`;
  return isAtLeast(version, LEAST_EMCC) ? undefined : `${version} (${emcc}) is too old`;
}

export async function cmakeProblem() {
  const cmake = findProgram('cmake');
  if (!cmake) return NOT_FOUND;
  const { output } = await run(cmake, ['--version']);
  const version = /\d+\.\d+(\.\d+)?/.exec(output)?.[0] ?? '0';
  return isAtLeast(version, LEAST_CMAKE) ? undefined : `${version} (${cmake}) is too old`;
}

/** @param {string} name */
export function clangToolProblem(name) {
  // Homebrew keeps its LLVM off PATH
  return LLVM_OF_HOMEBREW.some((folder) => existsSync(join(folder, name))) ? undefined : programProblem(name);
}

export function browserProblem() {
  const named = process.env.CHROMIUM_PATH;
  if (findChromium()) return undefined;
  if (named) throw new SetupError(`The variable CHROMIUM_PATH names no program: ${named}`);
  return NOT_FOUND;
}

export async function chineseFontProblem() {
  if (process.platform === 'darwin' || existsSync(NOTO_CJK)) return undefined;
  const { ok, output } = await run('fc-list', [':lang=zh-cn', 'family']);
  return ok && output.trim() ? undefined : NOT_FOUND;
}

/**
 * Wanted only where a package has it: elsewhere the tests that need it say that they are skipped.
 * @param {string} module
 */
export async function pythonProblem(module) {
  if (detectSystem().manager !== 'apt') return undefined;
  // Debian's is not always the first on the path
  const imports = ['python3', '/usr/bin/python3'].map((python) => run(python, ['-c', `import ${module}`]));
  return (await Promise.all(imports)).some(({ ok }) => ok) ? undefined : NOT_FOUND;
}

export async function sanitizerProblem() {
  if (process.platform === 'darwin') return undefined; // part of Apple's compiler
  const compiler = findProgram('c++', 'g++');
  if (!compiler) return NOT_FOUND;
  // a compiler answers with a path when it has the library, with the bare name when it hasn't
  const answers = ['libasan.so', 'libubsan.so'].map((library) => run(compiler, [`-print-file-name=${library}`]));
  const found = (await Promise.all(answers)).every(({ output }) => output.startsWith('/'));
  return found ? undefined : NOT_FOUND;
}
