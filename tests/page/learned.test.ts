/** Learned numbers in the built page: from disk, from a host, where their file is missing, on a phone. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { textFor } from '../../web/text/languages.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { axe, objections } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { dist, onDisk } from './built.ts';
import { allLive, exhibit, shown, soon } from './exhibit.ts';
import { strictPolicy, useSite } from './site.ts';

const { openPage, heardOf } = useBrowser();
const strict = useSite({ headers: { 'Content-Security-Policy': strictPolicy } });
const words = learnedWords['zh-CN'];
const shows = ['pipeline', 'softmax', 'matrix', 'context'];

const said = (page: Page, show: string) => exhibit(page, show).locator('.said').innerText();
const choose = (page: Page, show: string) => exhibit(page, show).getByRole('radio', { name: words.learned }).check();
const tatoeba = expect.stringContaining('Tatoeba') as string;

test('from disk: the known row of 喜, which gives most to its partner', async () => {
  const page = await openPage(onDisk('index.html'));
  await allLive(page);
  await choose(page, 'softmax');
  await soon(() => said(page, 'softmax')).toEqual(tatoeba);
  const { 'weights.2': own, 'weights.3': partner } = await shown(page, 'softmax');
  expect(Number(partner)).toBeGreaterThan(0.25);
  expect(Number(own)).toBeLessThan(0.15);
});

test('under the strict policy: one file, asked for when it is chosen, for all exhibits', async () => {
  const asked = () => strict.asked().filter((each) => each.includes('attention-steps-learned.js')).length;
  const page = await openPage(strict.url('index.html'));
  await allLive(page);
  expect(asked()).toBe(0);
  for (const show of shows) {
    await choose(page, show);
    await soon(() => said(page, show)).toEqual(tatoeba);
  }
  expect(asked()).toBe(1);
});

test('a link tells that numbers are learned', async () => {
  const page = await openPage(`${onDisk('en.html')}#context?source=learned&token=长&sentences=校长来了,这座桥有多长`);
  await allLive(page);
  await soon(() => said(page, 'context')).toEqual(tatoeba);
  const cells = await shown(page, 'context');
  expect(cells['before:cosine']).toBe('1.0000');
  expect(Number(cells['after:cosine']?.replace('−', '-'))).toBeLessThan(0.5);
});

test('where the file is missing, one line says so, and the exhibit goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  try {
    const files = ['index.html', 'attention-steps.css', 'attention-steps-frame.js', 'attention-steps.zh-CN.js'];
    await Promise.all(files.map((file) => copyFile(join(dist, file), join(folder, file))));
    const page = await openPage(onDisk('index.html', folder));
    await allLive(page);
    await choose(page, 'matrix');
    await soon(() => said(page, 'matrix')).toBe(words.failed.missing + words.instead);
    // the browser itself tells of the file twice: as a request that failed, and on the console
    const heard: string[] = [];
    await soon(() => heard.push(...heardOf(page))).toBe(2);
    expect(heard.filter((each) => !/attention-steps-learned|ERR_FILE_NOT_FOUND/.test(each))).toEqual([]);
    await exhibit(page, 'matrix')
      .getByRole('button', { name: textFor('zh-CN').player.next })
      .click();
    await soon(async () => (await shown(page, 'matrix'))['scaled.2.3']).toMatch(/\d/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe.each(shows)('%s, on a phone', (show) => {
  test('fits, and axe has nothing to object to, light or dark', async () => {
    const page = await openPage(`${onDisk('index.html')}#${show}?source=learned`, {
      ...phone,
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
    });
    await allLive(page);
    await soon(() => said(page, show)).toEqual(tatoeba);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.evaluate(axe);
    expect(await objections(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page)).toEqual([]);
  });
});
