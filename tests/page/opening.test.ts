/** The page opens wherever it is put: on a host, under a sub-path, under a strict policy, from disk. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibit, field, says, showsSoon, soon, typeOver } from './exhibit.ts';
import { serve, strictPolicy, useSite } from './site.ts';

const { openPage, heardOf } = useBrowser();
const host = useSite();
const subPath = useSite({ under: '/lessons/step by step/' });
const strict = useSite({ headers: { 'Content-Security-Policy': strictPolicy } });
const plain = useSite({ charset: false });

const places: [string, (file: string) => string][] = [
  ['on a host', host.url],
  ['under a sub-path', subPath.url],
  ['under the strict policy', strict.url],
  ['on a host that names no charset', plain.url],
  ['from disk', onDisk],
];

describe.each(editions)('$file', ({ file, lang, title, other }) => {
  const text = textFor(lang);

  test.each(places)('%s', async (_, url) => {
    const page = await openPage(url(file));
    await allLive(page);
    expect(await page.title()).toBe(title);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    // words of the page, of its script, and a number of the engine's
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await says(exhibit(page, 'softmax').locator('h3'))).toBe(text.softmax.title('喜'));
    expect(await says(exhibit(page, 'softmax').locator('tfoot'))).toContain('42.7354');
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('0px');
  });

  test.each([
    ['under a sub-path', subPath.url],
    ['from disk', onDisk],
  ])('the other language is one link away, and takes edits and settings along, %s', async (_, url) => {
    const page = await openPage(url(file));
    await allLive(page);
    await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
    await page.getByLabel(text.settings.digits).selectOption(text.settings.digitsChoice(3));
    await page.getByRole('link', { name: other.name }).click();
    await page.waitForURL((address) => address.pathname === new URL(url(other.file)).pathname);
    await showsSoon(page, 'softmax', 'weights.2', '0.341');
    expect(await page.locator('html').getAttribute('lang')).toBe(other.lang);
    expect(new URL(page.url()).hash).not.toContain('state');
  });
});

test('the folder itself is the page, and asks its host for the files beside it alone', async () => {
  const before = subPath.asked().length;
  const page = await openPage(subPath.url(''));
  await allLive(page);
  const under = '/lessons/step by step/';
  // what the page draws by itself takes no worker
  expect(subPath.asked().slice(before)).toEqual([
    under,
    `${under}attention-steps-frame.js`,
    `${under}attention-steps.css`,
    `${under}attention-steps.zh-CN.js`,
  ]);
});

// of styles by another name browsers take none in a page such as this
test.each([
  ['plain text', 'text/plain'],
  ['some file or other', 'application/octet-stream'],
])('on a host that calls its files %s', async (_, type) => {
  const types = { '.css': type, '.js': type };
  const site = await serve({ types, headers: { 'Content-Security-Policy': strictPolicy } });
  const page = await openPage(site.url('index.html'));
  await allLive(page);
  await soon(() => page.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('0px');
  expect(await page.locator('nav.chapters').evaluate((nav) => getComputedStyle(nav).position)).toBe('sticky');
  expect(heardOf(page).filter((heard) => !/MIME type|failed: .*css/.test(heard))).toEqual([]);
  await site.close();
});

test('what a host sends in the place of its styles, for they are gone, is not taken for them', async () => {
  const page = await openPage(subPath.url(''));
  let sent = 0;
  await page.route('**/attention-steps.css*', (route) => {
    sent++;
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'body { margin-top: 77px }' });
  });
  await page.reload();
  await allLive(page);
  // once as a sheet, once by the script
  await soon(() => sent).toBe(2);
  // what is asked for later is there later
  await page.evaluate(async () => (await fetch(document.querySelector('link')?.href ?? '')).text());
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(heardOf(page)).toContainEqual(expect.stringContaining('404'));
});

test('a reader who reloads the page finds the place again', async () => {
  const page = await openPage(onDisk('index.html'));
  const top = () => page.locator('#mix').evaluate((chapter) => Math.round(chapter.getBoundingClientRect().top / 10));
  await allLive(page);
  await page.evaluate(() => document.querySelector('#mix')?.scrollIntoView());
  await page.evaluate(() => scrollBy(0, 300));
  const before = await top();
  await page.reload();
  await allLive(page);
  await soon(top).toBe(before);
});

/** Notes in the page which chapters are laid out, together those that are in one go. */
const noteLaidOut = `globalThis.laidOut = [];
new MutationObserver((changes) => laidOut.push(changes.map(({ target }) => target.id)))
  .observe(document, { attributes: true, attributeFilter: ['data-laid-out'], subtree: true });`;

describe('a lesson opened at its head is laid out chapter by chapter', () => {
  const chapters = (page: Page) => page.locator('.chapter').evaluateAll((all) => all.map(({ id }) => id));
  const laidOut = (page: Page) => page.evaluate(() => (globalThis as unknown as { laidOut: string[][] }).laidOut);
  const isOpening = (page: Page) => page.evaluate(() => 'opening' in document.documentElement.dataset);

  test.each([
    ['as it becomes live', ''],
    ['where its script fails', 'delete globalThis.customElements;'],
  ])('%s', async (_, script) => {
    const page = await openPage(onDisk('index.html'), {}, script + noteLaidOut);
    const [, ...others] = await chapters(page);
    await soon(() => laidOut(page)).toEqual(others.map((id) => [id]));
    heardOf(page);
  });

  test('until then it is neither laid out nor out of reach, and on paper it is there', async () => {
    const page = await openPage(onDisk('index.html'));
    await allLive(page);
    const last = page.locator('.chapter').last();
    const visibility = () => last.evaluate((chapter) => getComputedStyle(chapter).contentVisibility);
    await soon(visibility).toBe('visible');
    await last.evaluate((chapter) => chapter.toggleAttribute('data-laid-out'));
    expect(await visibility()).toBe('auto');
    await page.emulateMedia({ media: 'print' });
    expect(await visibility()).toBe('visible');
  });

  test('not for whoever follows a link into it or loads it again', async () => {
    const linked = await openPage(`${onDisk('index.html')}#summary`);
    expect(await isOpening(linked)).toBe(false);
    const page = await openPage(onDisk('index.html'));
    expect(await isOpening(page)).toBe(true);
    await page.reload();
    expect(await isOpening(page)).toBe(false);
  });
});
