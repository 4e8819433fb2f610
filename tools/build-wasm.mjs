// @ts-check
// Builds web/wasm/attention.mjs and the modules beside it from cpp/; quick when nothing has changed.
//   node tools/build-wasm.mjs

import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './setup/programs.mjs';
import { findToolchain } from './toolchain.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const buildFolder = join(root, 'build', 'wasm');
const stampFile = join(buildFolder, 'configured-with.json');
const glueFile = join(root, 'web', 'wasm', 'attention.mjs');
const wasmFile = join(root, 'web', 'wasm', 'attention.wasm');

/**
 * Brings the WebAssembly module up to date; throws an Error whose message holds what the compiler said.
 * @param {(line: string) => void} [say]
 */
export async function buildWasm(say = () => {}) {
  const toolchain = findToolchain();
  if (!toolchain) {
    const sdk = process.env.EMSDK ? ` nor in EMSDK (${process.env.EMSDK})` : '';
    throw new Error(`emcc and emcmake are not on PATH${sdk}; \`node tools/setup.mjs\` installs them`);
  }
  await configure(toolchain, say);

  say('Compiling what is new in the C++ to WebAssembly (all of it takes a minute or two)');
  // Ninja knows of the glue alone, though the linker writes both
  if (!existsSync(wasmFile)) rmSync(glueFile, { force: true });
  const built = await runCMake('cmake', ['--build', '--preset', 'wasm'], toolchain, 'Building the WebAssembly module');
  if (/warning:/i.test(built)) say(built.trim());
}

/**
 * Configures the build folder, anew from nothing when another emcc, another place or other presets made it.
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 * @param {(line: string) => void} say
 */
async function configure(toolchain, say) {
  const presets = readFileSync(join(root, 'CMakePresets.json'), 'utf8');
  const stamp = JSON.stringify({ root, emcc: toolchain.emcc, version: toolchain.version, presets }, undefined, 2);
  const configured = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (configured && existsSync(join(buildFolder, 'build.ninja'))) return;

  say(`Configuring for emcc ${toolchain.version} (${toolchain.emcc})`);
  rmSync(buildFolder, { recursive: true, force: true });
  await runCMake(toolchain.emcmake, ['cmake', '--preset', 'wasm'], toolchain, 'Configuring the WebAssembly build');
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('./toolchain.mjs').Toolchain} toolchain
 * @param {string} doing
 */
async function runCMake(program, args, toolchain, doing) {
  const { ok, output } = await run(program, args, { cwd: root, env: toolchain.env });
  if (!ok) throw new Error(`${doing} failed with emcc ${toolchain.version}:\n${output.trim()}`);
  return output;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await buildWasm(console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
