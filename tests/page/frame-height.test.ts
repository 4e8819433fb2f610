/** A frame is as high as what it shows, whatever happens in it and to it, and comes to rest. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { framed, inFrame, useArticle } from './article.ts';
import { useBrowser } from './browser.ts';
import { soon } from './exhibit.ts';
import { fitsSoon } from './fits.ts';

const { open } = useArticle(useBrowser());

/** In the article, before its frame: keeps what frames tell. */
const keep = `<script>
  const told = [];
  addEventListener('message', ({ data }) => told.push(data));
</script>`;

interface Told {
  type: string;
  show: string;
  height: number;
}
const told = (page: Page) => page.evaluate<Told[]>('told');
const isLive = (page: Page) =>
  soon(() => inFrame(page).locator('attention-exhibit section.panel').count()).toBeGreaterThan(0);
const contentHeight = (page: Page) =>
  inFrame(page)
    .locator('main.frame')
    .evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
const frameHeight = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight);

/** Waits for twenty frames of the screen, in the article and in its frame, without a word. */
async function settled(page: Page): Promise<void> {
  const calm = async () => {
    const before = (await told(page)).length;
    const frames = () =>
      new Promise<void>((resolve) => {
        let left = 20;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      });
    await page.evaluate(frames);
    await inFrame(page).locator('main.frame').evaluate(frames);
    return (await told(page)).length === before;
  };
  await soon(calm).toBe(true);
}

describe.each([
  ['an article', ''],
  [
    'one whose frames have borders inside their size',
    '<style>* { box-sizing: border-box } iframe { border: 4px solid !important }</style>',
  ],
  ['one whose html and body are as high as the window', '<style>html, body, main { height: 100% }</style>'],
])('in %s', (_, style) => {
  test('it grows and shrinks with what is open in it, and with the window’s width', async () => {
    const page = await open(framed('show=softmax', 'sandbox="allow-scripts"'), style + keep, {
      viewport: { width: 1000, height: 700 },
    });
    await isLive(page);
    await settled(page);
    const closed = await contentHeight(page);
    expect((await told(page)).at(-1)).toEqual({ type: 'attention-steps:height', show: 'softmax', height: closed });
    expect(Math.abs((await frameHeight(page)) - closed)).toBeLessThanOrEqual(8);

    const weight = inFrame(page).locator('[data-cell="weights.2"] button');
    await weight.click();
    await soon(() => contentHeight(page)).toBeGreaterThan(closed);
    await settled(page);
    expect((await told(page)).at(-1)?.height).toBe(await contentHeight(page));
    await weight.click();
    await soon(() => contentHeight(page)).toBe(closed);
    await settled(page);
    expect((await told(page)).at(-1)?.height).toBe(closed);

    await page.setViewportSize({ width: 420, height: 700 });
    await soon(() => contentHeight(page)).not.toBe(closed);
    await settled(page);
    expect((await told(page)).at(-1)?.height).toBe(await contentHeight(page));
    await page.setViewportSize({ width: 1000, height: 700 });
    await soon(() => contentHeight(page)).toBe(closed);
    await settled(page);
    expect((await told(page)).at(-1)?.height).toBe(closed);
    // told twice at most for each of the five: once with a scroll bar, once without
    expect((await told(page)).length).toBeLessThanOrEqual(12);
  });
});

test('a frame whose height its page has fixed scrolls, and comes to rest', async () => {
  const page = await open(framed('show=softmax'), `<style>iframe { height: 300px !important }</style>${keep}`);
  await isLive(page);
  await settled(page);
  expect(await contentHeight(page)).toBeGreaterThan(400);
  const scrolled = await inFrame(page)
    .locator('html')
    .evaluate((html) => {
      html.scrollTop = 1000;
      return html.scrollTop;
    });
  expect(scrolled).toBeGreaterThan(100);
});

test('of two frames of an article, each has its own height', async () => {
  const page = await open(framed('show=softmax') + framed('show=mix'), keep);
  for (const index of [0, 1]) {
    const main = page.frameLocator('iframe').nth(index).locator('main.frame');
    await soon(() => main.locator('section.panel').count()).toBe(1);
    await fitsSoon(page, index);
  }
});
