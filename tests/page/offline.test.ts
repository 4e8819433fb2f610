/** A hosted copy opens without a network once it has been visited, and never in a mixture of two versions. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { hiddenCharacterWords } from '../../web/text/exhibits/hidden-character.ts';
import { varianceGrowthWords } from '../../web/text/exhibits/variance-growth.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { useBrowser } from './browser.ts';
import { readBuilt } from './built.ts';
import { allLive, showsSoon, soon } from './exhibit.ts';
import { allowed, cacheNames, under, useCopy, workers } from './offline-copy.ts';

const { openPage } = useBrowser();
const host = useCopy();

/** Opens a page and waits until its files are kept. */
async function visit(file: string): Promise<Page> {
  const page = await openPage(host.site.url(file), allowed);
  await allLive(page);
  await soon(() => workers(page)).toEqual([{ scope: under, states: ['activated'] }]);
  return page;
}

/** A page in a window of its own, while its host may be gone. */
async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await allLive(page);
  return page;
}

test('after one visit, both pages open without their host, long runs and all', async () => {
  const first = await visit('index.html');
  // for each thing once until the page is open, and for nothing but the folder's own files
  const asked = host.site.asked().map((path) => path.slice(under.length) || 'index.html');
  expect(asked.filter((file) => !existsSync(join(host.folder, file)))).toEqual([]);
  const opening = asked.slice(0, asked.indexOf('attention-steps-offline.js'));
  expect(opening).toHaveLength(new Set(opening).size);
  expect(opening).not.toContain('en.html');
  await host.site.close();
  for (const [path, lang] of [
    ['', 'zh-CN'],
    ['index.html?show=softmax', 'zh-CN'],
    ['en.html#mix', 'en'],
    ['en', 'en'],
  ]) {
    const page = await reopen(first.context(), host.site.url(path ?? ''));
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('0px');
    if (lang === 'en') {
      const panel = page.locator('attention-exhibit[show="variance-growth"] section.panel');
      await panel.locator('.choice').nth(1).locator('input').fill('20000');
      await panel.getByRole('button', { name: varianceGrowthWords.en.run.start('10,000') }).click();
      await soon(() => page.workers().length).toBeGreaterThan(0);
    }
    await page.close();
  }
});

test('the trained encoder is kept once it has been asked for, and not before', async () => {
  const first = await visit('index.html');
  const askedFor = () => host.site.asked().filter((path) => path.includes('attention-steps-learned.js')).length;
  expect(askedFor()).toBe(0);
  const choose = async (page: Page) => {
    const panel = page.locator('attention-exhibit[show="softmax"] section.panel');
    await panel.getByRole('radio', { name: learnedWords['zh-CN'].learned }).check();
    await soon(() => panel.locator('.said').innerText()).toContain('Tatoeba');
  };
  const controlled = await reopen(first.context(), host.site.url('index.html'));
  await choose(controlled);
  expect(askedFor()).toBe(1);
  await host.site.close();
  await choose(await reopen(first.context(), host.site.url('index.html')));
});

test('asked for the first time without a network, it is told of, and had once there is one again', async () => {
  const first = await visit('en.html');
  await host.site.close();
  const page = await reopen(first.context(), host.site.url('en.html'));
  const panel = page.locator('attention-exhibit[show="hidden-character"] section.panel');
  const { load: loadIt, from } = hiddenCharacterWords.en;
  const load = () => panel.getByRole('button', { name: loadIt + from.host, exact: true }).click();
  await load();
  await soon(() => panel.locator('.said').innerText()).toBe(learnedWords.en.failed.missing);
  // the exhibits that need nothing more compute
  await showsSoon(page, 'softmax', 'weights.1', '0.3995');
  await host.open();
  await load();
  await soon(() => panel.locator('.verdict').innerText()).toContain('欢');
});

test('a new version is there at the next visit, whole; the earlier one goes when nobody uses it', async () => {
  const first = await visit('en.html');
  const context = first.context();
  const [before = ''] = await cacheNames(first);
  await first.evaluate(() => caches.open('somebody else’s'));

  // as a build with other words would: the page, its script and the list of files change together
  const version = /en\.js\?v=(\w{8})/.exec(readBuilt('en.html'))?.[1] ?? '';
  for (const file of ['en.html', 'attention-steps.en.js', 'attention-steps-offline.js']) {
    const text = (await readFile(join(host.folder, file), 'utf8')).replaceAll(version, 'abcdef01');
    await writeFile(join(host.folder, file), file === 'en.html' ? text.replace('<h1>', '<h1>New: ') : text);
  }
  await writeFile(join(host.folder, 'attention-steps-offline.js'), await listed(host.folder));

  const second = await reopen(context, host.site.url('en.html'));
  expect(await second.locator('h1').innerText()).toMatch(/^New: /);
  expect(await second.locator('main > [role="alert"]').count()).toBe(0);
  await soon(async () => (await workers(second)).flatMap(({ states }) => states)).toEqual(['activated', 'installed']);
  expect(await cacheNames(second)).toContain(before);
  await first.close();
  await second.close();

  // with no window open, the new one takes over in its own time
  await soon(async () => {
    const page = await reopen(context, host.site.url('en.html'));
    const names = await cacheNames(page);
    await page.close();
    return names.includes(before);
  }).toBe(false);
  await host.site.close();
  const third = await reopen(context, host.site.url('en.html'));
  expect(await third.locator('h1').innerText()).toMatch(/^New: /);
  await soon(async () => (await workers(third)).flatMap(({ states }) => states)).toEqual(['activated']);
  const after = await cacheNames(third);
  expect(after).toHaveLength(2);
  expect(after).toContain('somebody else’s');
  expect(after).not.toContain(before);
  await third.close();
});

/** The service worker of a folder whose files have changed since they were listed. */
async function listed(changed: string): Promise<string> {
  const worker = await readFile(join(changed, 'attention-steps-offline.js'), 'utf8');
  const list = /'(\{.*\})'/.exec(worker)?.[1] ?? '';
  const files = JSON.parse(list) as Record<string, [string, string]>;
  for (const [address, entry] of Object.entries(files)) {
    const bytes = await readFile(join(changed, address.split('?')[0] ?? ''));
    entry[0] = createHash('sha256').update(bytes).digest('hex');
  }
  return worker.replace(list, JSON.stringify(files)).replace(/(\$\{ours\})\w{8}/, '$1fedcba98');
}

test('of a host that is being changed, nothing is kept', async () => {
  host.instead = (file, body) => (file === 'en.html' ? body.toString().replace('<h1>', '<h1>Newer: ') : body);
  const page = await openPage(host.site.url('index.html'), allowed);
  await allLive(page);
  await soon(() => host.site.asked().filter((path) => path.endsWith('en.html')).length).toBeGreaterThan(0);
  await soon(() => workers(page)).toEqual([]);
  expect(await cacheNames(page)).toEqual([]);
});

test('what is not of the pages is none of its business', async () => {
  await writeFile(join(host.folder, 'mine.html'), '<!doctype html><link rel="icon" href="data:," /><p>Mine</p>');
  const first = await visit('index.html');
  const page = await first.context().newPage();
  await page.goto(host.site.url('mine.html'));
  expect(await page.locator('p').innerText()).toBe('Mine');
  await host.site.close();
  await expect(page.goto(host.site.url('mine.html'))).rejects.toThrow(/ERR_/);
});
