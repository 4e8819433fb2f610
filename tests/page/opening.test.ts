/** The page opens wherever it is put: on a host, under a sub-path, under a strict policy, from disk. */
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibit, field, says, showsSoon, soon, typeOver } from './exhibit.ts';
import { strictPolicy, useSite } from './site.ts';

const { openPage } = useBrowser();
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
    `${under}attention-steps.css`,
    `${under}attention-steps.zh-CN.js`,
  ]);
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
