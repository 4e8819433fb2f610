/** The page as one file, for mail or a stick: both lessons, and nothing that has to be fetched. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { varianceGrowthWords } from '../../web/text/exhibits/variance-growth.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { dist, onDisk, readBuilt } from './built.ts';
import { allLive, exhibit, exhibits, field, says, showsSoon, soon, typeOver } from './exhibit.ts';
import { serve, type Site } from './site.ts';

const { openPage } = useBrowser();
const file = 'attention-steps.html';
let folder = '';
let site: Site | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attention steps 自注意力-'));
  // alone, under a name that its reader gave it
  await copyFile(join(dist, file), join(folder, '课 1.html'));
  site = await serve({ folder, charset: false });
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

const places: [string, () => string][] = [
  ['from disk', () => onDisk('课 1.html', folder)],
  ['on a host that names no charset', () => site?.url(encodeURI('课 1.html')) ?? ''],
];

const readerOf = (locale: string): BrowserContextOptions => ({ locale });

/** What a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const isInside = (url: string) => /^(data|blob):/.test(url);

describe.each(editions)('in $lang', ({ lang, title, other }) => {
  const text = textFor(lang);

  test.each(places)('%s: its exhibits compute, and it asks for nothing but itself', async (_, url) => {
    const page = await openPage(url(), readerOf(lang));
    const asked = requestsOf(page);
    await page.reload();
    await allLive(page);
    expect(await page.title()).toBe(title);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
    expect(await says(exhibit(page, 'softmax').locator('h3'))).toBe(text.softmax.title('喜'));
    expect(await says(exhibit(page, 'softmax').locator('tfoot'))).toContain('42.7354');

    // a long run, on workers
    const words = varianceGrowthWords[lang].run;
    const panel = exhibit(page, 'variance-growth');
    await panel.locator('.choice').nth(1).locator('input').fill('20000');
    await panel.getByRole('button', { name: words.start('10,000') }).click();
    await panel.getByRole('button', { name: words.all }).waitFor();
    expect(page.workers().length).toBeGreaterThan(0);
    expect(asked.filter((each) => !isInside(each))).toEqual([url()]);
  });

  test.each(places)(
    '%s: the other language is a link away, in the same file, and takes edits along',
    async (_, url) => {
      const page = await openPage(url(), readerOf(lang));
      await allLive(page);
      await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
      await page.getByRole('link', { name: other.name }).click();
      await soon(() => page.title()).toBe(editions.find((each) => each.lang === other.lang)?.title);
      await showsSoon(page, 'softmax', 'weights.2', '0.3409');
      expect(new URL(page.url()).pathname).toBe(new URL(url()).pathname);
      expect(await page.locator('h1').count()).toBe(1);
      // as chosen, whatever the browser's own language is
      await page.reload();
      await allLive(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(other.lang);
    },
  );
});

test.each([
  ['fr-FR', 'zh-CN'],
  ['en-GB', 'en'],
  ['zh-TW', 'zh-CN'],
])('whose browser speaks %s reads %s', async (locale, lang) => {
  const page = await openPage(onDisk(file), readerOf(locale));
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect(await page.locator('[data-lesson], div[lang]').count()).toBe(0);
});

test('a link to a chapter leads there', async () => {
  const page = await openPage(`${onDisk(file)}?lang=en#mix`);
  await allLive(page);
  await soon(() =>
    page.locator('#mix').evaluate((chapter) => Math.abs(chapter.getBoundingClientRect().top)),
  ).toBeLessThan(200);
});

test('without JavaScript both lessons stand there, and every link leads somewhere', async () => {
  const page = await openPage(onDisk(file), { javaScriptEnabled: false });
  expect(await page.locator('h1').allInnerTexts()).toEqual(editions.map(({ title }) => title));
  for (const heading of await page.locator('h1').all()) expect(await heading.isVisible()).toBe(true);
  expect(await exhibits(page).count()).toBe(2 * (await page.locator('[id="en"] attention-exhibit').count()));
  const named = (attribute: string) =>
    page
      .locator(`[${attribute}]`)
      .evaluateAll((all, name) => all.map((each) => each.getAttribute(name) ?? ''), attribute);
  const ids = await named('id');
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...(await named('href')).filter((address) => address.startsWith('#')).map((each) => each.slice(1))];
  expect(links.length).toBeGreaterThan(30);
  expect([...links, ...(await named('aria-labelledby'))].filter((id) => !ids.includes(id))).toEqual([]);
  expect(links).toEqual(expect.arrayContaining(['zh-CN', 'en']));
});

test('its charset is said where browsers look for it', () => {
  expect(Buffer.from(readBuilt(file)).subarray(0, 1024).toString()).toContain('<meta charset="utf-8" />');
});
