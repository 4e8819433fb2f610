/** The page's settings: how many decimals are shown, light or dark. */
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, shown, showsSoon, soon } from './exhibit.ts';
import { articleScores, inputsOf, printedRow } from './row.ts';

const { openPage } = useBrowser();
const { settings } = textFor('en');

async function open(): Promise<Page> {
  const page = await openPage(onDisk('en.html'));
  await allLive(page);
  return page;
}

describe('decimals', () => {
  const article = (digits: 2 | 3 | 6) =>
    printedRow({ scores: articleScores, values: [], divisor: 8 }, digits).sum ?? '';

  test('every number of every exhibit follows, and inputs stay as typed', async () => {
    const page = await open();
    const choice = page.getByLabel(settings.digits);
    expect(await choice.inputValue()).toBe(settings.digitsChoice(4));
    for (const digits of [2, 3, 6] as const) {
      await choice.selectOption(settings.digitsChoice(digits));
      await showsSoon(page, 'softmax', 'sum', article(digits));
      const cells = { ...(await shown(page, 'mix')), ...(await shown(page, 'softmax')) };
      expect(cells).toMatchObject(printedRow({ ...inputsOf(cells), divisor: 8 }, digits));
      expect(cells['scores.1']).toBe('22.7');
    }
  });

  test('all of them are the float64 itself', async () => {
    const page = await open();
    await page.getByLabel(settings.digits).selectOption(settings.digitsChoice('all'));
    await showsSoon(page, 'softmax', 'scaled.0', '1.9125');
    const cells = await shown(page, 'softmax');
    expect(Number(cells['exps.1'])).toBeCloseTo(Math.exp(22.7 / 8), 12);
    expect(cells['exps.1']).toMatch(/^17\.07\d{12,15}$/);
  });
});

describe('light and dark', () => {
  const light = 'rgb(253, 253, 251) rgb(29, 32, 38)';
  const dark = 'rgb(21, 23, 28) rgb(232, 233, 236)';
  const colours = (page: Page) => () =>
    page.locator('body').evaluate((body) => {
      const { backgroundColor, color } = getComputedStyle(body);
      return `${backgroundColor} ${color}`;
    });
  const panel = (page: Page) => () =>
    page
      .locator('attention-exhibit section.panel')
      .first()
      .evaluate((section) => getComputedStyle(section).backgroundColor);

  test('the page follows the system until told otherwise, exhibits included', async () => {
    const page = await open();
    const choose = (theme: 'system' | 'light' | 'dark') =>
      page.getByLabel(settings.theme).selectOption(settings.themeChoice[theme]);
    const system = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme });

    await system('light');
    await soon(colours(page)).toBe(light);
    await system('dark');
    await soon(colours(page)).toBe(dark);
    await soon(panel(page)).toBe('rgb(27, 30, 37)');

    await choose('light');
    await soon(colours(page)).toBe(light);
    await soon(panel(page)).toBe('rgb(255, 255, 255)');
    await choose('dark');
    await system('light');
    await soon(colours(page)).toBe(dark);
    await soon(panel(page)).toBe('rgb(27, 30, 37)');

    await choose('system');
    await soon(colours(page)).toBe(light);
  });
});

test('a setting is no edit: there is nothing to undo', async () => {
  const page = await open();
  await page.getByLabel(settings.digits).selectOption(settings.digitsChoice(2));
  await showsSoon(page, 'softmax', 'weights.1', '0.40');
  await page.keyboard.press('Control+z');
  expect((await shown(page, 'softmax'))['weights.1']).toBe('0.40');
});
