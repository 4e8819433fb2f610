// @ts-check
// Finding programs and running them; Node's own modules alone, since set-up runs before anything is installed.

import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, resolve as resolvePath } from 'node:path';

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The first of `names` that stands on PATH, as a full path.
 * @param {...string} names
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => resolvePath(folder, name))).find(isProgram);
}

/**
 * Runs a program to its end; what it prints is kept, stdout and stderr in the order they came. Never rejects.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: output() }));
  });
}

/**
 * Compares versions number by number: '3.4.10' is at least '3.4.9'.
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const found = version.split('.').map(Number);
  for (const [place, wanted] of least.split('.').map(Number).entries()) {
    const difference = (found[place] ?? 0) - wanted;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
