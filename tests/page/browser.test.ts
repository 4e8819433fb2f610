/** The other tests trust that a page's misdeeds are heard of: they are. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { soon } from './exhibit.ts';
import { serve, type Site } from './site.ts';

const { openPage, heardOf } = useBrowser();
let folder = '';
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  site = await serve({
    folder,
    under: '/here/',
    headers: { 'Content-Security-Policy': "script-src 'self'; style-src 'self'" },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['console.log("hello")', 'console.log: hello'],
  ['throw new Error("oh")', 'uncaught: oh'],
  ['fetch("./missing.json")', /^404: .*missing\.json/],
  ['new Image().src = "http://127.0.0.1:9/a.png"', /^foreign: .*a\.png/],
  ['new Image().src = "../a.png"', /^foreign: .*a\.png/],
  ['document.body.setAttribute("style", "margin: 0")', /^uncaught: blocked by style-src/],
  ['setTimeout("1")', /^uncaught: blocked by script-src/],
])('%s', async (script, heard) => {
  await writeFile(join(folder, 'page.html'), '<!doctype html><body><script src="./script.js"></script>');
  await writeFile(join(folder, 'script.js'), script);
  const page = await openPage(site.url('page.html'));
  const all: string[] = [];
  await soon(() => {
    all.push(...heardOf(page));
    return all;
  }).toContainEqual(typeof heard === 'string' ? heard : expect.stringMatching(heard));
  await page.close();
  heardOf(page);
});
