/** The article that shows authors how: three frames and two elements, as the build puts it beside what it uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { languages } from '../../web/text/languages.ts';
import { takeAwayWords } from '../../web/text/more/take-away.ts';
import { frameSnippet } from '../../web/frame/snippet.ts';
import { useBrowser } from './browser.ts';
import { onDisk, root } from './built.ts';
import { allLive, exhibit, exhibits, field, soon, typeOver } from './exhibit.ts';
import { fitsSoon } from './fits.ts';
import { useSite } from './site.ts';

const { openPage, heardOf } = useBrowser();
const host = useSite({ under: '/lessons/' });

test.each([
  ['on a host', host.url],
  ['from disk', onDisk],
])('all its exhibits compute, and each frame is as high as what is in it, %s', async (_, url) => {
  const page = await openPage(url('examples/article.html'));
  await allLive(page);
  expect(await exhibits(page).count()).toBe(2);
  expect(await page.locator('iframe').count()).toBe(3);
  for (const index of [0, 1, 2]) {
    // browsers do not lay out frames that are far from the window
    await page.locator('iframe').nth(index).scrollIntoViewIfNeeded();
    const content = page.frameLocator('iframe').nth(index).locator('main.frame');
    await soon(() => content.locator('section.panel').count()).toBe(index === 2 ? 2 : 1);
    await fitsSoon(page, index);
  }
  // it lies a folder below what it uses
  const own = `foreign: ${new URL('.', url('index.html')).href}`;
  expect(heardOf(page).filter((each) => !each.startsWith(own))).toEqual([]);
});

test('what is said in it follows the numbers', async () => {
  const page = await openPage(host.url('examples/article.html'));
  await allLive(page);
  const share = page.locator('#share');
  await soon(() => share.innerText()).toBe('51%');
  await exhibits(page).first().locator('[data-cell="scores.1"] input').fill('-50');
  await soon(() => share.innerText()).toBe('0%');
  heardOf(page);
});

/** What the menu of an exhibit gives to be embedded, by each of these buttons. */
async function embedsOf(which: Locator, lang: 'zh-CN' | 'en', names: readonly string[]): Promise<string[]> {
  await which.getByRole('button', { name: languages[lang].takeAway.label, exact: true }).click();
  const group = which.locator('.take').getByRole('group', { name: takeAwayWords[lang].groups.embed });
  await soon(() => group.getByRole('button').allInnerTexts()).toEqual(names);
  const texts: string[] = [];
  for (const name of names) {
    await group.getByRole('button', { name, exact: true }).click();
    await soon(() => which.locator('textarea').inputValue()).toContain(name.replace(/[<>]/g, ''));
    texts.push(await which.locator('textarea').inputValue());
  }
  return texts;
}

/** What stands in the place of a cell in an exhibit. */
const weightIn = async (place: Pick<Page, 'locator'>): Promise<string[]> =>
  (await place.locator('attention-exhibit [data-cell="weights.2"]').allInnerTexts()).map((text) => text.trim());

const both = ['iframe', '<attention-exhibit>'];

test.each([
  ['the lesson on a host', 'en.html', host.url, 'en', '0.3409'],
  ['the lesson from disk', 'en.html', onDisk, 'en', '0.3409'],
  // of three tokens
  ['an article on a host', 'examples/article.html', host.url, 'zh-CN', '0.4173'],
  ['an article from disk', 'examples/article.html', onDisk, 'zh-CN', '0.4173'],
] as const)('an exhibit of %s gives what embeds it, which works as it is', async (_, file, url, lang, weight) => {
  const page = await openPage(url(file));
  await allLive(page);
  await typeOver(field(page, 'softmax', 'scores.2').first(), '22.7');
  const texts = await embedsOf(exhibit(page, 'softmax').first(), lang, both);
  await page.setContent(`<!doctype html><title>Mine</title>${texts.join('')}`);
  for (const place of [page.frameLocator('iframe'), page]) await soon(() => weightIn(place)).toEqual([weight]);
  heardOf(page);
});

test.each([
  ['on a host', host.url],
  ['from disk', onDisk],
])('the page that is one file offers itself for a frame, and no script that lies nowhere, %s', async (_, url) => {
  const page = await openPage(`${url('attention-steps.html')}?lang=en`);
  await allLive(page);
  await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
  const [frame = ''] = await embedsOf(exhibit(page, 'softmax'), 'en', ['iframe']);
  await page.setContent(`<!doctype html><title>Mine</title>${frame}`);
  const inside = page.frameLocator('iframe');
  await soon(() => weightIn(inside)).toEqual(['0.3409']);
  expect(await inside.locator('html').getAttribute('lang')).toBe('en');
  heardOf(page);
});

test('the article has in it what the page gives to go with a frame', () => {
  const bare = (code: string) => code.replaceAll(/\s+/g, '').replaceAll(';}', '}');
  const [, style = '', script = ''] = frameSnippet('', '').split(/(?=<style>)|(?=<script>)/);
  expect([style, script].map((each) => each.slice(0, 8))).toEqual(['<style>i', '<script>']);
  const article = bare(readFileSync(join(root, 'examples', 'article.html'), 'utf8'));
  for (const each of [style, script]) expect(article).toContain(bare(each));
});

test.each([
  ['README.md', 'en.html'],
  ['README.zh-CN.md', 'index.html'],
])('%s has what an author copies', (file, page) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(frameSnippet(`${page}?show=softmax`, 'Softmax'));
});
