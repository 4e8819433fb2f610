/** The main job: change a score, and the whole row follows, in every exhibit that shows it. */
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, button, field, shown, showsSoon, soon, typeOver } from './exhibit.ts';
import { inputsOf, printedRow } from './row.ts';
import { useSite } from './site.ts';

const { openPage } = useBrowser();
const site = useSite();

/** Every number in both exhibits of the row. */
const bothTables = async (page: Page) => ({ ...(await shown(page, 'mix')), ...(await shown(page, 'softmax')) });

/** Expects every computed cell to be what plain JavaScript makes of the inputs on show. */
async function expectConsistent(page: Page): Promise<Record<string, string>> {
  const cells = await bothTables(page);
  const { scores, values } = inputsOf(cells);
  expect([scores.length, values.flat().length]).toEqual([9, 27]);
  expect(cells).toMatchObject(printedRow({ scores, values, divisor: 8 }));
  return cells;
}

describe.each([
  ['over http', 'zh-CN', () => site.url('index.html')],
  ['from disk', 'en', () => onDisk('en.html')],
])('%s, %s', (_, lang, url) => {
  const text = textFor(lang);
  const open = async () => {
    const page = await openPage(url());
    await allLive(page);
    return page;
  };

  test('opens on the article, and follows a typed score through both exhibits', async () => {
    const page = await open();
    const before = await expectConsistent(page);
    expect([before['weights.1'], before['weights.2'], before['weights.0']]).toEqual(['0.3995', '0.2276', '0.1584']);

    await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
    await showsSoon(page, 'mix', 'weights.2', '0.3409');
    const after = await expectConsistent(page);
    expect([after['scores.2'], after['weights.1']]).toEqual(['22.7', '0.3409']);
    expect(after['output.0']).not.toBe(before['output.0']);
  });

  test('follows a typed value', async () => {
    const page = await open();
    await typeOver(field(page, 'mix', 'values.8.0'), '10');
    await soon(async () => (await shown(page, 'mix'))['contributions.8.0']).toBe('0.3907');
    const { 'output.0': output } = await expectConsistent(page);
    expect(output).toBe('0.6039');
  });

  test('undo and redo by button, reset', async () => {
    const page = await open();
    const start = await bothTables(page);
    const [undo, redo] = [button(page, 'softmax', text.undo), button(page, 'softmax', text.redo)];
    expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);

    await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
    await typeOver(field(page, 'mix', 'values.1.1'), '-4');
    const edited = await expectConsistent(page);
    // the keystrokes in one field are one step
    await undo.click();
    await showsSoon(page, 'mix', 'values.1.1', '0.15');
    await undo.click();
    await soon(() => bothTables(page)).toEqual(start);
    expect(await undo.isDisabled()).toBe(true);
    await redo.click();
    await redo.click();
    await soon(() => bothTables(page)).toEqual(edited);
    expect(await redo.isDisabled()).toBe(true);

    await button(page, 'mix', text.reset).click();
    await soon(() => bothTables(page)).toEqual(start);
    await undo.click();
    await soon(() => bothTables(page)).toEqual(edited);
  });

  test('undo and redo by key, inside a field and outside', async () => {
    const page = await open();
    await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
    await page.keyboard.press('Control+z');
    await showsSoon(page, 'softmax', 'scores.2', '18.2');
    await page.keyboard.press('Control+Shift+Z');
    await showsSoon(page, 'softmax', 'scores.2', '22.7');
    await page.locator('h2').first().click();
    await page.keyboard.press('Control+z');
    await showsSoon(page, 'softmax', 'scores.2', '18.2');
    await page.keyboard.press('Control+y');
    await showsSoon(page, 'softmax', 'scores.2', '22.7');
    await expectConsistent(page);
  });
});
