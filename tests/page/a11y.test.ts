/** axe finds nothing to object to, whatever the window, the colours and the state. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AxeResults, type RunOptions } from 'axe-core';
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { phone, useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, computed, exhibit, field, soon } from './exhibit.ts';

const { openPage } = useBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe objects to, a line each. */
const objections = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { elementRef: true, preload: false });
    // axe does not read MathML: to it, a heading or link of nothing but a formula is empty
    const isFormula = (id: string, element: Element | null | undefined) =>
      /^(empty-table-header|link-name)$/.test(id) && element?.querySelector('math');
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => !isFormula(id, element))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });

const windows = [
  ['a desktop', { viewport: { width: 1200, height: 800 } }],
  ['a phone', phone],
] as const;

describe.each(editions)('$file', ({ file }) => {
  test.each(windows)('on %s, light and dark, at first and with an explanation and a bad input', async (_, options) => {
    const page = await openPage(onDisk(file), { ...options, reducedMotion: 'reduce' });
    await allLive(page);
    await page.evaluate(axe);
    expect(await objections(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page)).toEqual([]);

    await computed(page, 'softmax', 'weights.2').click();
    await field(page, 'softmax', 'scores.4').fill('one');
    await field(page, 'softmax', 'scores.4').blur();
    await soon(() => exhibit(page, 'softmax').locator('cell-explanation section').count()).toBe(1);
    await soon(() => exhibit(page, 'softmax').locator('.problems li').count()).toBe(1);
    expect(await objections(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await objections(page)).toEqual([]);
  });
});

test('axe is at work: it sees a fault made on purpose', async () => {
  const page = await openPage(onDisk('index.html'));
  await allLive(page);
  await page.evaluate(axe);
  await field(page, 'softmax', 'scores.1').evaluate((input) => input.removeAttribute('aria-label'));
  expect(await objections(page)).toContainEqual(expect.stringMatching(/^label: .*scores\.1/));
});
