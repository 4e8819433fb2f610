/** Every computed number can be asked where it came from. */
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { allLive, button, computed, exhibit, field, lit, shown, soon, typeOver } from './exhibit.ts';
import { useSite } from './site.ts';

const { openPage } = useBrowser();
const site = useSite();

const explanation = (page: Page, show: string) => exhibit(page, show).locator('cell-explanation section');
const own = (page: Page, show: string) => explanation(page, show).locator('.own').innerText();

async function open(file: string): Promise<Page> {
  const page = await openPage(site.url(file));
  await allLive(page);
  return page;
}

describe.each(editions)('$file', ({ file, lang }) => {
  const text = textFor(lang);

  test('a click opens the arithmetic, outlines its operands, and a second one closes it', async () => {
    const page = await open(file);
    expect(await explanation(page, 'softmax').count()).toBe(0);
    await computed(page, 'softmax', 'weights.2').click();
    await soon(() => own(page, 'softmax')).toBe('0.2276 ≈ 9.7279 ÷ 42.7354');
    const all = await explanation(page, 'softmax').innerText();
    expect(all).toContain(text.explain.title(text.cell.weights({ token: '欢', dimension: undefined })));
    expect(all.replaceAll(/\s/g, '')).toContain('2.2750=18.2÷8');
    expect(await lit(page, 'softmax')).toEqual(['exps.2', 'sum']);
    expect(await explanation(page, 'mix').count()).toBe(0);

    await computed(page, 'softmax', 'weights.2').click();
    await soon(() => explanation(page, 'softmax').count()).toBe(0);
    expect(await lit(page, 'softmax')).toEqual([]);
  });
});

test('operands are outlined in the other exhibit too', async () => {
  const page = await open('index.html');
  await computed(page, 'mix', 'contributions.2.0').click();
  await soon(() => own(page, 'mix')).toBe('0.0114 ≈ 0.2276 × 0.05');
  expect(await lit(page, 'mix')).toEqual(['weights.2', 'values.2.0']);
  expect(await lit(page, 'softmax')).toEqual(['weights.2']);
  await button(page, 'mix', textFor('zh-CN').explain.close).click();
  await soon(() => explanation(page, 'mix').count()).toBe(0);
  expect(await lit(page, 'softmax')).toEqual([]);
});

test('a sum names all its terms, and owns up to rounding', async () => {
  const page = await open('index.html');
  await computed(page, 'softmax', 'weightsSum').click();
  const terms = '0.1584 + 0.3995 + 0.2276 + 0.0304 + 0.0293 + 0.0349 + 0.0336 + 0.0471 + 0.0391';
  await soon(async () => (await own(page, 'softmax')).endsWith(terms)).toBe(true);
  expect(await explanation(page, 'softmax').locator('.note').innerText()).toContain('0.9999');
  expect(await lit(page, 'softmax')).toHaveLength(9);
});

test('it follows an edit', async () => {
  const page = await open('index.html');
  await computed(page, 'softmax', 'weights.2').click();
  await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
  await soon(() => own(page, 'softmax')).toBe('0.3409 ≈ 17.0730 ÷ 50.0805');
  expect((await shown(page, 'softmax')).sum).toBe('50.0805');
});

describe('copying', () => {
  const { copyText, copyLatex, copied, copyByHand } = textFor('en').explain;
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('as text and as LaTeX', async () => {
    const page = await open('en.html');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await computed(page, 'softmax', 'weights.2').click();
    await button(page, 'softmax', copyText).click();
    await soon(() => button(page, 'softmax', copied).count()).toBe(1);
    expect((await clipboard(page)).split('\n')).toEqual([
      '0.2276 ≈ 9.7279 ÷ 42.7354',
      '9.7279 ≈ e^2.2750',
      '2.2750 = 18.2 ÷ 8',
      '8 = √64',
      expect.stringMatching(/^42\.7354 ≈ 6\.7700 \+ .* \+ 1\.6695$/),
    ]);
    await button(page, 'softmax', copyLatex).click();
    await soon(async () => (await clipboard(page)).split('\n')[1]).toBe('0.2276 \\approx 9.7279 \\div 42.7354 \\\\');
  });

  test('by hand, where the browser refuses', async () => {
    const page = await open('en.html');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await computed(page, 'softmax', 'weights.2').click();
    await button(page, 'softmax', copyText).click();
    const byHand = page.getByLabel(copyByHand);
    await soon(() => byHand.count()).toBe(1);
    expect(await byHand.inputValue()).toMatch(/^0\.2276 ≈ 9\.7279 ÷ 42\.7354\n/);
  });
});
