/** The READMEs' table of calls beside the engine's. */
import { readFile } from 'node:fs/promises';
import { loadEngine } from 'attention-steps/engine';
import { expect, test } from 'vitest';

const engine = await loadEngine();

test.each(['README.md', 'README.zh-CN.md'])('%s lists each call once, and no other', async (file) => {
  const readme = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...Object.keys(engine), 'loadEngine'].sort());
});
