/** The module's types, which are written by hand, beside what the C++ exports and what the engine asks for. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFile(new URL(file, root), 'utf8');
async function textOfAll(folder: string, names: RegExp): Promise<string> {
  const files = (await readdir(new URL(folder, root))).filter((name) => names.test(name));
  return (await Promise.all(files.map((name) => textOf(`${folder}/${name}`)))).join('\n');
}
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

const types = /export interface AttentionModule \{\n(.*?)\n\}/s.exec(await textOf('web/wasm/attention.d.mts'));
const typed = namesIn(types?.[1] ?? '', /^  (?:readonly )?(\w+)[(:]/gm).sort();

test('the types have what the bindings export, and no more', async () => {
  const exported = namesIn(
    await textOfAll('cpp', /^bindings.*\.cpp$/),
    /emscripten::(?:function|constant)\("(\w+)"/g,
  ).sort();
  expect(exported.length).toBeGreaterThan(20);
  expect(typed).toEqual(exported);
});

test('the engine asks the module for all that it has', async () => {
  const asked = namesIn(await textOfAll('web/engine', /-calls\.ts$/), /\bmodule\.(\w+)/g);
  expect(asked.sort()).toEqual(typed);
});
