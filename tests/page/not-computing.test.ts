/** Where nothing can be computed, the lesson reads all the same, and each exhibit says why it stands still and what would help. */
import { expect, describe, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { exhibits, soon } from './exhibit.ts';
import { strictPolicy, useSite } from './site.ts';

const { openPage, heardOf } = useBrowser();
const policy = strictPolicy.replace(" 'wasm-unsafe-eval'", '');
const forbidding = useSite({ headers: { 'Content-Security-Policy': policy } });
const mistaken = useSite({ types: { '.js': 'text/plain' }, headers: { 'X-Content-Type-Options': 'nosniff' } });

type Page = Awaited<ReturnType<typeof openPage>>;

/** What each exhibit says of itself, and how many tables of it are seen. */
const said = (page: Page) => exhibits(page).locator('[role="status"]').allInnerTexts();
const seenTables = (page: Page) =>
  exhibits(page)
    .locator('table')
    .evaluateAll((tables) => tables.filter((table) => table.checkVisibility()).length);
const seenLines = (page: Page) =>
  page
    .locator('.unscripted')
    .evaluateAll((lines) =>
      lines.filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.textContent.trim()),
    );

describe.each(editions)('$file', ({ file, lang, unscripted }) => {
  const text = textFor(lang);

  test.each([
    ['has no WebAssembly', 'delete globalThis.WebAssembly', 'absent'],
    ['cannot undo compression', 'delete globalThis.DecompressionStream', 'outdated'],
    ['compiles no module as it comes', 'delete WebAssembly.compileStreaming', 'outdated'],
  ] as const)('in a browser that %s', async (_, script, obstacle) => {
    const page = await openPage(onDisk(file), {}, script);
    const count = await exhibits(page).count();
    await soon(() => said(page)).toEqual(Array.from({ length: count }, () => text.noEngine('', obstacle)));
    expect(await seenTables(page)).toBeGreaterThan(count);
    expect(await seenLines(page)).toEqual([]);
  });

  test('under a policy that forbids WebAssembly', async () => {
    const page = await openPage(forbidding.url(file));
    const count = await exhibits(page).count();
    await soon(() => said(page)).toEqual(Array.from({ length: count }, () => text.noEngine('', 'forbidden')));
    expect(await seenTables(page)).toBeGreaterThan(count);
    expect(heardOf(page).filter((heard) => !/wasm-unsafe-eval|wasm-eval/.test(heard))).toEqual([]);
  });

  test.each([
    ['without JavaScript', () => onDisk(file), { javaScriptEnabled: false }, ''],
    ['on a host that sends scripts as text', () => mistaken.url(file), {}, ''],
    ['in a browser without custom elements', () => onDisk(file), {}, 'delete globalThis.customElements'],
  ])('%s', async (_, url, options, script) => {
    const page = await openPage(url(), options, script);
    const count = await exhibits(page).count();
    await soon(() => seenLines(page)).toEqual(Array.from({ length: count }, () => unscripted));
    expect(await seenTables(page)).toBeGreaterThan(count);
    heardOf(page);
  });
});
