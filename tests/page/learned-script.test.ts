/** The learned encoder's script: fetched when it is first wanted, wherever the page is; told of where it cannot be had. */
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineScript } from '../../tools/one-file.mjs';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { bundleInto } from './bundled.ts';
import type { ForTests } from './learned-page.ts';
import { serve, type Site, strictPolicy } from './site.ts';

const { openPage, heardOf } = useBrowser();
const learned = 'attention-steps-learned.js';
let folder = '';
let sites: Site[] = [];

const html = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," /><body>${body}</body></html>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attention steps 自注意力-'));
  await bundleInto(folder, 'learned-page');
  await mkdir(join(folder, 'article'));
  await mkdir(join(folder, 'alone'));
  await copyFile(join(folder, 'learned-page.js'), join(folder, 'alone', 'learned-page.js'));
  await writeFile(join(folder, 'index.html'), html('<script src="./learned-page.js"></script>'));
  await copyFile(join(folder, 'index.html'), join(folder, 'alone', 'index.html'));
  await writeFile(join(folder, 'article', 'index.html'), html('<script src="../learned-page.js"></script>'));
  const scripts = await Promise.all([learned, 'learned-page.js'].map((file) => readFile(join(folder, file), 'utf8')));
  await writeFile(join(folder, 'alone', 'one-file.html'), html(scripts.map(inlineScript).join('\n')));
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
  await rm(folder, { recursive: true, force: true });
});

async function site(options: Parameters<typeof serve>[0] = {}): Promise<Site> {
  const opened = await serve({ folder, ...options });
  sites.push(opened);
  return opened;
}

declare const forTests: ForTests;

async function open(url: string): Promise<Page> {
  const page = await openPage(url);
  await page.waitForFunction(() => 'forTests' in globalThis);
  expect(await page.evaluate(() => forTests.begin())).toBe(true);
  return page;
}
const load = (page: Page) => page.evaluate(() => forTests.load());

test('under the strict policy: nothing is asked for until it is wanted, and then once', async () => {
  const strict = await site({ headers: { 'Content-Security-Policy': strictPolicy } });
  const asked = () => strict.asked().filter((path) => path.endsWith(learned)).length;
  const page = await open(strict.url('index.html'));
  expect(asked()).toBe(0);
  expect(await load(page)).toBe('欢');
  expect(await load(page)).toBe('欢');
  expect(asked()).toBe(1);
});

test('from disk', async () => expect(await load(await open(onDisk('index.html', folder)))).toBe('欢'));

test('in a page of another folder, beside the script', async () => {
  const plain = await site();
  for (const url of [plain.url('article/index.html'), onDisk('article/index.html', folder)]) {
    const page = await open(url);
    expect(await load(page)).toBe('欢');
    // what lies elsewhere than the page: its script, and the file that was looked for there
    const addresses = heardOf(page).map((told) => /^foreign: .*\/([\w.-]+)(\?v=\w{8})?$/.exec(told)?.[1] ?? told);
    expect(addresses).toEqual(['learned-page.js', learned]);
  }
});

test('in a page that is one file, it asks for nothing', async () => {
  const page = await open(onDisk('alone/one-file.html', folder));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(await load(page)).toBe('欢');
  expect(asked).toEqual([]);
});

test('a missing file is told, and found once it is there', async () => {
  const plain = await site();
  const page = await open(plain.url('alone/index.html'));
  expect(await load(page)).toEqual({
    file: 'missing',
    message: `[loadEncoder] expected ${learned} beside what asks for it; found none`,
    isAbsent: true,
  });
  expect(heardOf(page).join()).toMatch(/404/);
  await copyFile(join(folder, learned), join(folder, 'alone', learned));
  expect(await load(page)).toBe('欢');
  await rename(join(folder, 'alone', learned), join(folder, 'alone', 'away.js'));
});

/** A site on which the file is another than what was built. */
const changed = (change: (text: string) => string) =>
  site({ instead: (file, body) => (file === learned ? change(body.toString()) : body) });

test('a file of another build is told', async () => {
  const other = await changed((text) => text.replace(/(["'`])[0-9a-f]{8}\1/, '"01234567"'));
  expect(await load(await open(other.url('index.html')))).toEqual({
    file: 'outdated',
    message: expect.stringMatching(
      new RegExp(`^\\[loadEncoder\\] expected ${learned} of build \\w{8}; found 01234567$`),
    ) as string,
    isAbsent: true,
  });
});

test('a file that was cut off is told', async () => {
  const broken = await changed((text) => text.slice(0, text.length / 2));
  const page = await open(broken.url('index.html'));
  expect(await load(page)).toEqual({
    file: 'broken',
    message: `[loadEncoder] expected ${learned} as it was built; found one that does not run`,
    isAbsent: true,
  });
  expect(heardOf(page).join()).toBe('uncaught: Unexpected end of input');
});

test('so are weights of which a single character is another', async () => {
  const broken = await changed((text) => {
    const middle = text.indexOf('H4sI') + 200_000;
    return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
  });
  expect(await load(await open(broken.url('index.html')))).toMatchObject({ file: 'broken', isAbsent: true });
});
