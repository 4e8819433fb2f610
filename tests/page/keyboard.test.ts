/** All of it by keyboard alone. */
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibit, lit, shown, showsSoon, soon } from './exhibit.ts';
import { type Focus, focus, tabUntil } from './focus.ts';

const { openPage } = useBrowser();

async function open(file: string): Promise<Page> {
  const page = await openPage(onDisk(file));
  await allLive(page);
  return page;
}

const isCell = (show: string, cell: string) => (stop: Focus) => stop.show === show && stop.cell === cell;
const toCell = (page: Page, show: string, cell: string) => tabUntil(page, isCell(show, cell));

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe.each(editions)('$file', ({ file, lang, skip, other }) => {
  const text = textFor(lang);

  test('Tab goes through the whole page, and each stop can be seen', async () => {
    const page = await open(file);
    const stops = await tabUntil(page, () => false);
    const names = stops.map(({ name }) => name);
    const chapters = (await page.locator('nav.chapters a').allInnerTexts()).map((name) => name.replaceAll(/\s/g, ''));
    expect(names.slice(0, 4)).toEqual([skip, text.settings.digits, text.settings.theme, other.name]);
    expect(names.slice(4, 4 + chapters.length).map((name) => name.replaceAll(/\s/g, ''))).toEqual(chapters);
    expect(stops.filter(({ outlined, inSight }) => !outlined || !inSight)).toEqual([]);

    // every field, and of the computed cells of a table one: the arrows go on from there
    const cells = (show: string) => stops.filter((stop) => stop.show === show).map(({ cell }) => cell ?? '');
    const scores = Array.from({ length: 9 }, (_, j) => `scores.${j}`);
    expect(cells('softmax').filter((cell) => cell.startsWith('scores'))).toEqual(scores);
    expect(cells('softmax').filter((cell) => /^(scaled|exps|weights|sum)/.test(cell))).toEqual(['scaled.0']);
    expect(cells('mix').filter((cell) => cell.startsWith('values'))).toHaveLength(27);
    expect(cells('mix').filter((cell) => /^(weights|contributions|output)/.test(cell))).toHaveLength(2);
  });

  test('the skip link leads past the settings and the index', async () => {
    const page = await open(file);
    await press(page, 'Tab', 'Enter', 'Tab');
    expect(await focus(page)).toMatchObject({ show: undefined, tag: 'a' });
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test('the main job: change a score, go to its weight, ask for its arithmetic, go back', async () => {
  const page = await open('index.html');
  await toCell(page, 'softmax', 'scores.2');
  await page.keyboard.type('22.7');
  await showsSoon(page, 'softmax', 'weights.2', '0.3409');
  await press(page, 'Enter');
  await soon(async () => (await focus(page))?.cell).toBe('scores.3');
  await press(page, 'Shift+Enter');
  await soon(async () => (await focus(page))?.cell).toBe('scores.2');

  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await soon(() => focus(page)).toMatchObject({ cell: 'weights.2', tag: 'button', outlined: true });
  await press(page, 'Enter');
  await soon(() => exhibit(page, 'softmax').locator('.own').allInnerTexts()).toEqual(['0.3409 ≈ 17.0730 ÷ 50.0805']);
  expect(await lit(page, 'softmax')).toEqual(['exps.2', 'sum']);
  expect((await focus(page))?.cell).toBe('weights.2');
  await press(page, 'Escape');
  await soon(() => exhibit(page, 'softmax').locator('.own').count()).toBe(0);
  expect((await focus(page))?.cell).toBe('weights.2');

  await press(page, 'Control+z');
  await showsSoon(page, 'softmax', 'weights.2', '0.2276');
});

test('arrows go from cell to cell, over the total, and stay in the table', async () => {
  const page = await open('index.html');
  await toCell(page, 'softmax', 'scaled.0');
  await press(page, 'ArrowUp');
  expect((await focus(page))?.cell).toBe('scaled.0');
  await press(page, 'ArrowRight', ...Array<string>(9).fill('ArrowDown'));
  expect((await focus(page))?.cell).toBe('sum');
  await press(page, 'ArrowRight', 'ArrowDown', 'ArrowRight');
  expect((await focus(page))?.cell).toBe('weightsSum');
  // Tab comes back to where the arrows went
  await press(page, 'Shift+Tab', 'Tab');
  expect((await focus(page))?.cell).toBe('weightsSum');
});

test('in a field, arrows move the caret before they leave, and Escape takes back', async () => {
  const page = await open('index.html');
  await toCell(page, 'softmax', 'scores.2');
  await press(page, 'End', 'ArrowLeft', '9');
  await showsSoon(page, 'softmax', 'scores.2', '18.92');
  await press(page, 'Escape');
  await showsSoon(page, 'softmax', 'scores.2', '18.2');
  expect((await focus(page))?.cell).toBe('scores.2');
});

test('a stage, a choice and a setting', async () => {
  const page = await open('index.html');
  const { pipeline, settings, softmax } = textFor('zh-CN');
  await tabUntil(page, ({ name }) => name === settings.digits);
  await press(page, 'ArrowUp');
  await showsSoon(page, 'softmax', 'weights.1', '0.400');
  await tabUntil(page, ({ name }) => name.startsWith(pipeline.stages.softmax.name) && name.endsWith(']'));
  await press(page, 'Space');
  await soon(() => exhibit(page, 'pipeline').locator('.stage').innerText()).toContain(pipeline.stages.softmax.line);
  // first whose row it is, then what divides it
  await tabUntil(page, ({ show, tag }) => show === 'softmax' && tag === 'input');
  await press(page, 'Tab');
  await press(page, 'ArrowDown');
  await soon(async () => (await shown(page, 'softmax'))['scaled.1']).toBe('2.837');
  expect(await exhibit(page, 'softmax').getByRole('radio', { name: softmax.divisorTyped }).isChecked()).toBe(true);
});
