/** The page's address tells its state: read when it opens, kept in step, copied; wrong ones are answered. */
import fc from 'fast-check';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { exhibits } from '../../web/registry.ts';
import { en } from '../../web/text/en.ts';
import { mutated } from '../unit/mutations.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, button, exhibit, field, showsSoon, soon, typeOver } from './exhibit.ts';
import { useSite } from './site.ts';

const { openPage } = useBrowser();
const host = useSite();

const open = async (hash: string, url = onDisk('en.html')): Promise<Page> => {
  const page = await openPage(url + hash);
  await allLive(page);
  return page;
};
const hashOf = (page: Page) => () => new URL(page.url()).hash;

describe.each([
  ['from disk', () => onDisk('en.html')],
  ['on a host', () => host.url('en.html')],
])('%s', (_, url) => {
  test('edits are in the address, a reload keeps them, Back and Forward go over spells of them', async () => {
    const page = await open('', url());
    const before = await page.evaluate(() => history.length);
    for (const text of ['1', '2.5']) await typeOver(field(page, 'softmax', 'scores.2'), text);
    await page.keyboard.press('Enter');
    await soon(hashOf(page)).toBe('#softmax?scores=15.3,22.7,2.5,2.1,1.8,3.2,2.9,5.6,4.1');
    await soon(() => page.evaluate(() => history.length)).toBe(before + 1);

    await page.reload();
    await allLive(page);
    await showsSoon(page, 'softmax', 'scores.2', '2.5');

    await typeOver(field(page, 'variance', 'numbers.0'), '7');
    await page.keyboard.press('Enter');
    await soon(hashOf(page)).toMatch(/^#variance\?numbers=7,2,3,4,5&mix\.scores=/);
    await page.goBack();
    await showsSoon(page, 'variance', 'numbers.0', '1');
    await showsSoon(page, 'softmax', 'scores.2', '2.5');
    await page.goBack();
    await showsSoon(page, 'softmax', 'scores.2', '18.2');
    await page.goForward();
    await showsSoon(page, 'softmax', 'scores.2', '2.5');
  });
});

test('a reload right after an edit keeps it', async () => {
  const page = await open('');
  await typeOver(field(page, 'overflow', 'scores.0'), '66');
  await page.keyboard.press('Enter');
  await page.reload();
  await allLive(page);
  await showsSoon(page, 'overflow', 'scores.0', '66');
});

test('in a frame, too, it is said what of a link could not be used', async () => {
  const page = await openPage(host.url('en.html?show=softmax&digits=2#softmax?scores=1,abc'));
  await allLive(page);
  await soon(() => exhibit(page, 'softmax').getByRole('alert').count()).toBe(1);
  expect(await exhibit(page, 'softmax').getByRole('alert').innerText()).toContain('abc');
});

test('what is to be tried is told of numbers that are there', async () => {
  const page = await open('');
  const hint = (show: string) => exhibit(page, show).locator('.hint').count();
  expect(await hint('softmax')).toBe(1);
  await typeOver(field(page, 'alternatives', 'scores.2'), '-4');
  expect(await hint('alternatives')).toBe(1);
  await page.evaluate(() => (location.hash = '#softmax?tokens=a,b&scores=1,2'));
  await soon(() => hint('softmax')).toBe(0);
  expect(await hint('mix')).toBe(0);
  await button(page, 'softmax', en.reset).click();
  await soon(() => hint('softmax')).toBe(1);
});

test('a link to a chapter leaves what was typed, and tells it in the new address too', async () => {
  const page = await open('#softmax?dk=16');
  await page.locator('nav.chapters a[href="#mix"]').click();
  await soon(hashOf(page)).toBe('#mix?dk=16');
  await showsSoon(page, 'softmax', 'scaled.0', '3.8250');
});

test('a long state is packed, and read again', async () => {
  const numbers = Array.from({ length: 400 }, (_, index) => (index * 7919) % 1000).join(',');
  const page = await open(`#dot-product?d=400&query=${numbers}`);
  await soon(hashOf(page)).toMatch(/^#dot-product\?z=[\w-]{200,}$/);
  await page.reload();
  await allLive(page);
  await showsSoon(page, 'dot-product', 'query.1', '919');
});

test('the exhibit that a link names is in sight, and says what of it could not be used until the reader goes on', async () => {
  const page = await open('#overflow?scores=NaN,1&offset=9');
  await soon(() => exhibit(page, 'overflow').getByRole('alert').innerText()).toBe(
    'Not all that was given could be used; the rest was. scores: “NaN” is not a number; 1.5, -2 or 1e-3 would be.',
  );
  await soon(hashOf(page)).toBe('#overflow?offset=9');
  await soon(() => exhibit(page, 'overflow').evaluate((panel) => panel.getBoundingClientRect().top < innerHeight)).toBe(true); // prettier-ignore
  await typeOver(field(page, 'overflow', 'scores.0'), '4');
  await soon(() => exhibit(page, 'overflow').getByRole('alert').count()).toBe(0);
});

test('a cell that is to be open and is not there is named', async () => {
  const page = await open('#softmax?dk=16&open=weights.99');
  const alert = exhibit(page, 'softmax').getByRole('alert');
  await soon(() => alert.allInnerTexts()).toEqual([en.link.notice([en.link.absent('open', 'weights.99')], 0)]);
  await page.evaluate(() => (location.hash = '#softmax?dk=16&open=weights.2'));
  await soon(() => alert.count()).toBe(0);
  await soon(() => exhibit(page, 'softmax').locator('cell-explanation section').count()).toBe(1);
});

test('a place that is none of the page’s stays what it is', async () => {
  const page = await open('#a%3Fb?softmax.dk=16');
  await showsSoon(page, 'softmax', 'scaled.0', '3.8250');
  await soon(hashOf(page)).toBe('#a%3Fb?mix.dk=16');
  await page.evaluate(() => (location.hash = '#c%3Fd'));
  await soon(hashOf(page)).toBe('#c%3Fd?mix.dk=16');
});

test('where the address cannot be written, everything else works', async () => {
  const refused = `history.pushState = history.replaceState = () => { throw new DOMException('', 'SecurityError') }`;
  const page = await openPage(host.url('en.html'), {}, refused);
  await allLive(page);
  await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
  await page.keyboard.press('Enter');
  await showsSoon(page, 'softmax', 'weights.2', '0.3409');
});

describe('a link to an exhibit as it stands', () => {
  test.each([
    ['from disk', () => onDisk('en.html')],
    ['on a host', () => host.url('en.html')],
  ])('is copied, and opens there again: %s', async (_, url) => {
    const page = await open('#softmax?dk=16', url());
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(void (document.title = text)) },
      }),
    );
    await button(page, 'softmax', en.link.copy).click();
    await soon(() => page.title()).toBe(`${url()}#softmax?dk=16`);
    await soon(() => button(page, 'softmax', en.explain.copied).count()).toBe(1);
    await showsSoon(await open('', await page.title()), 'softmax', 'scaled.0', '3.8250');
  });

  test('stands there selected where the browser does not copy', async () => {
    const page = await open('#softmax?dk=16');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'softmax', en.link.copy).click();
    const text = exhibit(page, 'softmax').getByLabel(en.explain.copyByHand);
    await soon(() => text.inputValue()).toBe(`${onDisk('en.html')}#softmax?dk=16`);
    expect(
      await text.evaluate((area) => {
        const { selectionStart, selectionEnd, value } = area as HTMLTextAreaElement;
        return [selectionStart, selectionEnd - value.length];
      }),
    ).toEqual([0, 0]);
  });
});

test('60 mutated links leave the page as good as ever', async () => {
  const page = await open('');
  const links = fc.constantFrom(
    '#softmax?tokens=%E6%88%91,b,c&scores=1,2,3&query=2&dk=16&open=weights.1',
    '#matrix?sentence=abc&queries=1,,2;;3&mask=1,0;,1&causal=1&step=3&open=output.0.0',
    '#quiz?answers=exp:1:2:2:0,gap:3:::1&disclosed=1,0,1&self-attention.batch=2&saturation.target=2',
  );
  for (const link of fc.sample(mutated(links), { seed: 1706, numRuns: 60 })) {
    await page.evaluate((hash) => (location.hash = hash), link);
    await soon(() => page.locator('attention-exhibit section.panel').count()).toBe(exhibits.size);
  }
  await page.evaluate(() => (location.hash = '#softmax?scores=22.7'));
  await showsSoon(page, 'softmax', 'weightsSum', '1.0000');
});
