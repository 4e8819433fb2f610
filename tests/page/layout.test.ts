/** The page on a phone, a tablet and a desktop. */
import { type BrowserContextOptions, type Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { phone, useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, computed, exhibit, field, showsSoon, soon } from './exhibit.ts';
import { clipped, sideways, smallTargets } from './measure.ts';

const { openPage } = useBrowser();

const windows: [string, BrowserContextOptions][] = [
  ['a small phone', phone],
  ['a phone', { ...phone, viewport: { width: 390, height: 844 } }],
  ['a tablet', { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ['a desktop', { viewport: { width: 1200, height: 800 } }],
];

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return { left, right };
    }),
  );

const isInWindow = (element: Locator) =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe.each(editions)('$file', ({ file, lang }) => {
  const text = textFor(lang);

  test.each(windows)('fits %s, light and dark', async (_, options) => {
    const page = await openPage(onDisk(file), options);
    await allLive(page);
    // all that may make it wider is open
    await computed(page, 'softmax', 'sum').click();
    await field(page, 'mix', 'values.2.1').fill('a number?');
    await soon(() => exhibit(page, 'softmax').locator('cell-explanation').count()).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await smallTargets(page, 24)).toEqual([]);
    }
    await field(page, 'mix', 'values.2.1').press('Escape');
    expect(await clipped(page)).toEqual([]);
  });

  test('a small phone shows score and weight of each row without scrolling', async () => {
    const page = await openPage(onDisk(file), phone);
    await allLive(page);
    const softmax = exhibit(page, 'softmax');
    for (const exponent of [text.softmax.exponentScaled, text.softmax.exponentShifted]) {
      await softmax.getByRole('radio', { name: exponent }).check();
      for (const digits of [3, 4, 6] as const) {
        await page.getByLabel(text.settings.digits).selectOption(text.settings.digitsChoice(digits));
        await showsSoon(page, 'softmax', 'weights.1', (0.39950560187).toFixed(digits));
        const [scroller] = await boxesOf(softmax.locator('.scroll'));
        const parts = await boxesOf(softmax.locator('[data-cell^="scores"] input, [data-cell^="weights"] button'));
        expect(parts).toHaveLength(19);
        for (const { left, right } of parts) {
          expect(left).toBeGreaterThanOrEqual(scroller?.left ?? NaN);
          expect(right, `${digits} decimals, ${exponent}`).toBeLessThanOrEqual(scroller?.right ?? NaN);
        }
      }
    }
  });

  test('a tap asks for the arithmetic, and the answer comes into sight', async () => {
    const page = await openPage(onDisk(file), phone);
    await allLive(page);
    for (const [show, id, answer] of [
      ['softmax', 'weights.2', '0.2276 ≈ 9.7279 ÷ 42.7354'],
      ['mix', 'contributions.2.0', '0.0114 ≈ 0.2276 × 0.05'],
    ] as const) {
      await computed(page, show, id).tap();
      const line = exhibit(page, show).locator('cell-explanation .own');
      await soon(() => line.innerText()).toBe(answer);
      await soon(() => isInWindow(line)).toBe(true);
    }
  });
});

describe('motion', () => {
  /** Edits a score, and counts the animations that this starts: not those that a reader's scrolling moves. */
  async function animations(reducedMotion: 'reduce' | 'no-preference'): Promise<() => number> {
    const page = await openPage(onDisk('index.html'), { reducedMotion });
    await allLive(page);
    let count = 0;
    const session = await page.context().newCDPSession(page);
    session.on('Animation.animationStarted', ({ animation }) => {
      if (!animation.viewOrScrollTimeline) count++;
    });
    await session.send('Animation.enable');
    await field(page, 'softmax', 'scores.2').fill('22.7');
    await showsSoon(page, 'softmax', 'weights.2', '0.3409');
    return () => count;
  }

  test('shows what has changed', async () => {
    const count = await animations('no-preference');
    await soon(count).toBeGreaterThan(10);
  });

  test('is absent where it is not wanted', async () => expect((await animations('reduce'))()).toBe(0));
});
