// @ts-check
// The Emscripten to build with: the one on PATH, else the one of the SDK that the variable EMSDK names.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findProgram, isProgram } from './setup/programs.mjs';

const DEBIAN_EMSCRIPTEN = '/usr/share/emscripten';
const DEBIAN_NODE_MODULES = '/usr/share/nodejs';

/**
 * @typedef {object} Toolchain
 * @property {string} emcc      full path of the compiler
 * @property {string} emcmake   full path of the wrapper under which CMake configures
 * @property {string} version   of the compiler, as in '3.1.6'
 * @property {NodeJS.ProcessEnv} env   the environment that emcc, emcmake and `cmake --build` must run in
 */

/** @returns {Toolchain | undefined} */
export function findToolchain() {
  const emcc = findEmcc();
  if (!emcc) return undefined;
  const beside = join(dirname(emcc), 'emcmake');
  const emcmake = isProgram(beside) ? beside : findProgram('emcmake');
  if (!emcmake) return undefined;
  const env = environmentFor(emcc);
  return { emcc, emcmake, version: versionOf(emcc, env), env };
}

function findEmcc() {
  const onPath = findProgram('emcc');
  if (onPath || !process.env.EMSDK) return onPath;
  const inSdk = join(process.env.EMSDK, 'upstream', 'emscripten', 'emcc');
  return isProgram(inSdk) ? inSdk : undefined;
}

/** @param {string} emcc */
function environmentFor(emcc) {
  // the SDK's other tools are looked for on PATH too
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: withFolder(process.env.PATH, dirname(emcc)) };
  // Debian's emcc takes the JavaScript packages it needs from Debian's folder, where only Debian's own Node looks;
  // with another Node it fails to optimise: Cannot find module 'acorn'
  const isDebians = realpathSync(emcc).startsWith(DEBIAN_EMSCRIPTEN);
  if (isDebians && existsSync(DEBIAN_NODE_MODULES)) env.NODE_PATH = withFolder(env.NODE_PATH, DEBIAN_NODE_MODULES);
  return env;
}

/**
 * @param {string | undefined} list   folders, written as in PATH
 * @param {string} folder   added at the end unless it is there
 */
function withFolder(list, folder) {
  const folders = (list ?? '').split(delimiter).filter(Boolean);
  return folders.includes(folder) ? folders.join(delimiter) : [...folders, folder].join(delimiter);
}

/**
 * Read from a file where there is one: emcc takes a second to answer.
 * @param {string} emcc
 * @param {NodeJS.ProcessEnv} env
 */
function versionOf(emcc, env) {
  const folder = dirname(realpathSync(emcc));
  const file = [folder, join(folder, '..', 'libexec')] // Homebrew's emcc is a script beside libexec
    .map((place) => join(place, 'emscripten-version.txt'))
    .find(existsSync);
  const text = file ? readFileSync(file, 'utf8') : spawnSync(emcc, ['--version'], { env, encoding: 'utf8' }).stdout;
  return /\d+\.\d+\.\d+/.exec(text ?? '')?.[0] ?? 'unknown';
}
