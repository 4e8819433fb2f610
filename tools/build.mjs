// @ts-check
// Builds all that is served and packed into dist/: the pages and their script, both in one file, and the engine alone with its
// types.
//   node tools/build.mjs

import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildWasm } from './build-wasm.mjs';
import { writeOffline } from './offline.mjs';
import { writeOneFile } from './one-file.mjs';
import { run } from './setup/programs.mjs';
import { addressesOf, stampVersions } from './stamp.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
/** what a page asks for when it is first wanted */
const fetchedLater = ['attention-steps-worker.js', 'attention-steps-more.js'];
/** and what is large, and so kept for offline use only once it has been wanted */
const large = ['attention-steps-learned.js'];

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

/** What Vite builds, by its `--mode`. */
const modes = {
  production: 'the pages and the script in both languages',
  'zh-CN': 'the script in Chinese',
  en: 'the script in English',
  engine: 'the engine',
};

await buildWasm(console.log);
for (const [mode, what] of Object.entries(modes)) {
  console.log(`Building ${what}`);
  await build({ root, logLevel: 'warn', mode });
}
console.log('Writing what keeps a hosted copy offline, all of it in one file, types and licences');
const pages = ['index.html', 'en.html'];
const scripts = ['attention-steps.js', 'attention-steps.zh-CN.js', 'attention-steps.en.js'];
const addresses = await stampVersions(dist, { scripts, pages });
await writeOffline(dist, {
  pages,
  addresses: [...addresses, ...(await addressesOf(dist, fetchedLater))],
  onceAsked: await addressesOf(dist, large),
});
await writeOneFile(dist, [...fetchedLater, ...large, 'attention-steps.js']);
// their addresses are those they have there
await cp(join(root, 'examples'), join(dist, 'examples'), { recursive: true });
await writeTypes();
await writeNotice();
console.log('Built dist/.');
