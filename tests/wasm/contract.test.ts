/** The module's types, which are written by hand, beside what the C++ exports and what the engine asks for. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFile(new URL(file, root), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

const types = /export interface AttentionModule \{\n(.*?)\n\}/s.exec(await textOf('web/wasm/attention.d.mts'));
const typed = namesIn(types?.[1] ?? '', /^  (?:readonly )?(\w+)[(:]/gm).sort();

test('the types have what bindings.cpp exports, and no more', async () => {
  const bindings = await textOf('cpp/bindings.cpp');
  const exported = namesIn(bindings, /emscripten::(?:function|constant)\("(\w+)"/g).sort();
  expect(exported.length).toBeGreaterThan(20);
  expect(typed).toEqual(exported);
});

test('the engine asks the module for all that it has', async () => {
  const names = (await readdir(new URL('web/engine', root))).filter((name) => name.endsWith('-calls.ts'));
  const files = await Promise.all(names.map((name) => textOf(`web/engine/${name}`)));
  expect(namesIn(files.join('\n'), /\bmodule\.(\w+)/g).sort()).toEqual(typed);
});
