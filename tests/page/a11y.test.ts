/** axe finds nothing to object to, whatever the window, the colours and the state. */
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { axe, objections } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, computed, exhibit, field, soon } from './exhibit.ts';

const { openPage } = useBrowser();
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
