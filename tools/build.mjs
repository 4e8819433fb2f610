// @ts-check
// Builds all that is served and packed into dist/: the pages and their script, and the engine alone with its types.
//   node tools/build.mjs

import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildWasm } from './build-wasm.mjs';
import { run } from './setup/programs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');

/** The engine's types, beside it. */
async function writeTypes() {
  const { ok, output } = await run(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.engine.json'],
    {
      cwd: root,
    },
  );
  if (!ok) throw new Error(`Writing the engine's types failed:\n${output}`);
}

/** The licences of all that is inside what ships. */
async function writeNotice() {
  const native = await readFile(join(root, 'tools', 'native-notice.md'), 'utf8');
  const list = await readFile(join(dist, 'bundled-licences.md'), 'utf8');
  // without Vite's own heading and its remark
  const bundled = list.slice(Math.max(0, list.indexOf('\n## ')));
  await writeFile(join(dist, 'NOTICE.md'), `${native}\n${bundled}`);
  await rm(join(dist, 'bundled-licences.md'));
  await copyFile(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}

await buildWasm(console.log);
await build({ root, logLevel: 'warn' });
for (const mode of ['zh-CN', 'en', 'engine']) await build({ root, logLevel: 'warn', mode });
await writeTypes();
await writeNotice();
