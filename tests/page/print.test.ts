/** On paper: prose, tables and figures with the current numbers, black on white, and no controls. */
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, computed, exhibit, field, shown, showsSoon, soon } from './exhibit.ts';
import { clipped, scrolledTables, sideways } from './measure.ts';
import { inputsOf, printedRow } from './row.ts';

const { openPage } = useBrowser();

// A4 less its margins, at 96 dots an inch, and dark on the screen: it must print black on white all the same
const paper = { viewport: { width: 718, height: 1000 }, colorScheme: 'dark' } as const;

describe.each(editions)('$file', ({ file, lang }) => {
  const { theme, themeChoice } = textFor(lang).settings;

  /** The page as it prints after an edit. */
  async function print(): Promise<Page> {
    const page = await openPage(onDisk(file), paper);
    await allLive(page);
    await page.getByLabel(theme).selectOption(themeChoice.dark);
    await field(page, 'softmax', 'scores.2').fill('22.7');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
    await computed(page, 'softmax', 'weights.2').click();
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  test('what was on show is printed, without the controls', async () => {
    const page = await print();
    const inSight = (selector: string) => page.locator(selector).filter({ visible: true }).count();
    for (const controls of ['.toolbar', '.controls', '.settings', 'nav.chapters', '.skip', 'select']) {
      expect(await inSight(controls), controls).toBe(0);
    }
    for (const content of ['h1', 'h2', '.chapter > p', 'blockquote', 'math']) {
      expect(await inSight(content), content).toBe(await page.locator(content).count());
    }
    for (const content of ['section.panel', 'numeric-table table']) {
      expect(await inSight(content), content).toBe(await page.locator(content).count());
    }
    const cells = { ...(await shown(page, 'mix')), ...(await shown(page, 'softmax')) };
    expect(cells).toMatchObject(printedRow({ ...inputsOf(cells), divisor: 8 }));
  });

  test('it is black on white', async () => {
    const page = await print();
    const styles = (selector: string, property: 'color' | 'backgroundColor') =>
      page
        .locator(selector)
        .filter({ visible: true })
        .evaluateAll((all, name) => [...new Set(all.map((each) => getComputedStyle(each)[name]))], property);
    for (const ink of ['.chapter > p', 'td', 'th', 'td input', 'td button', 'caption', '.note']) {
      expect(await styles(ink, 'color'), ink).toEqual(['rgb(0, 0, 0)']);
    }
    expect(await styles('body, section.panel', 'backgroundColor')).toEqual(['rgb(255, 255, 255)']);
  });

  test('no table and no number is cut off', async () => {
    const page = await print();
    expect(await scrolledTables(page)).toEqual([]);
    expect(await clipped(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the encoder’s vectors, of more digits, are not cut off either', async () => {
    const page = await openPage(onDisk(file), paper);
    await allLive(page);
    await exhibit(page, 'matrix').getByRole('radio', { name: learnedWords[lang].learned }).check();
    await soon(() => exhibit(page, 'matrix').locator('.long').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await scrolledTables(page)).toEqual([]);
    expect(await clipped(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
});
