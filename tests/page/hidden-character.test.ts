/** A hidden character in the built page: nothing is loaded before it is asked for, and it fits wherever it is shown. */
import { gzipSync } from 'node:zlib';
import { type Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { hiddenCharacterWords } from '../../web/text/exhibits/hidden-character.ts';
import { hiddenWords } from '../../web/text/learned/hidden.ts';
import { axe, objections } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { onDisk, readBuilt } from './built.ts';
import { allLive, exhibit, says, soon } from './exhibit.ts';
import { clipped, scrolledTables, sideways, smallTargets } from './measure.ts';
import { strictPolicy, useSite } from './site.ts';
import { tableIn } from './static-page.ts';

const { openPage, usePage } = useBrowser();
const host = useSite({ headers: { 'Content-Security-Policy': strictPolicy } });
const show = 'hidden-character';
const script = '/attention-steps-learned.js';

const verdict = (page: Page) => exhibit(page, show).locator('.verdict');
const told = (page: Page) => says(verdict(page));

describe.each(editions)('$file', ({ file, lang }) => {
  const words = { ...hiddenCharacterWords[lang], ...hiddenWords[lang] };
  const load = (page: Page, from = words.from.host) =>
    exhibit(page, show).getByRole('button', { name: words.load + from, exact: true });

  test('the encoder is asked for by a press of the button, once, under the strict policy', async () => {
    const before = host.asked().length;
    const page = await openPage(host.url(file));
    await allLive(page);
    expect(host.asked().slice(before)).not.toContain(script);
    await load(page).click();
    await soon(() => told(page)).toContain('欢');
    expect(
      host
        .asked()
        .slice(before)
        .filter((path) => path === script),
    ).toHaveLength(1);
  });

  test('the button says how much there is to load', () => {
    const size = gzipSync(readBuilt('attention-steps-learned.js'), { level: 9 }).length;
    for (const from of Object.values(words.from)) {
      const said = Number(/(\d+) kB/.exec(from)?.[1]);
      expect(Math.abs(size / 1000 / said - 1)).toBeLessThan(0.02);
    }
  });

  test('from disk nothing is said to be downloaded, and the page that holds the model says nothing of its size', async () => {
    const page = await openPage(onDisk(file));
    await allLive(page);
    expect(await load(page, words.from.disk).count()).toBe(1);
    const whole = await openPage(`${onDisk('attention-steps.html')}?lang=${lang}`);
    await allLive(whole);
    expect(await load(whole, '').count()).toBe(1);
    await load(whole, '').click();
    await soon(() => told(whole)).toContain('欢');
  });

  test('a link shows what it tells without being asked, from disk', async () => {
    const page = await openPage(`${onDisk(file)}#${show}?sentence=我去银行取钱&place=4&step=5`);
    await soon(() => told(page)).toContain('行');
    expect(await exhibit(page, show).locator('.characters [aria-pressed="true"]').innerText()).toBe('行');
    expect(await exhibit(page, show).locator('matrix-view').count()).toBe(3);
  });

  test('what a link tells that does not fit is named; the rest holds', async () => {
    const page = await openPage(`${onDisk(file)}#${show}?sentence=我喜欢&place=9&weights=0.5,0.5`);
    await soon(() => told(page)).toContain('欢');
    const notice = await says(exhibit(page, show).locator('[role="alert"]'));
    expect(notice).toContain('place');
    expect(notice).toContain('weights');
  });

  test('on a phone nothing is cut off or too small to tap, at every step, and nothing scrolls sideways', async () => {
    const page = await openPage(`${onDisk(file)}?show=${show}#${show}?try=1`, phone);
    await soon(() => told(page)).toContain('欢');
    await exhibit(page, show).getByRole('button', { name: words.change, exact: true }).click();
    const steps = exhibit(page, show).locator('step-player li button');
    for (let step = 0; step < (await steps.count()); step++) {
      await steps.nth(step).click();
      expect(await sideways(page), `step ${step + 1}`).toBeLessThanOrEqual(0);
      expect(await clipped(page), `step ${step + 1}`).toEqual([]);
    }
    expect(await smallTargets(page, 24)).toEqual([]);
  });

  test('on 320 px every column is in sight, and no ring around what has the focus is cut off', async () => {
    const narrow = { ...phone, viewport: { width: 320, height: 640 } };
    const page = await openPage(`${onDisk(file)}?show=${show}#${show}?try=1&step=5`, narrow);
    await soon(() => told(page)).toContain('欢');
    await exhibit(page, show).getByRole('button', { name: words.change, exact: true }).click();
    // what a script gives the focus shows a ring where keys were used before
    await page.keyboard.press('Tab');
    const beyond = await exhibit(page, show)
      .locator('numeric-table')
      .evaluateAll((tables) =>
        tables.flatMap(({ shadowRoot }) => {
          const frame = shadowRoot?.querySelector('.scroll');
          if (!frame) return ['no frame'];
          const { left, right } = frame.getBoundingClientRect();
          const rings = Array.from(frame.querySelectorAll<HTMLElement>('input, button'), (target) => {
            target.focus();
            const { outlineWidth, outlineOffset } = getComputedStyle(target);
            const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
            const box = target.getBoundingClientRect();
            const isCut = !(box.left - reach >= left && box.right + reach <= right);
            return isCut ? [target.ariaLabel] : [];
          });
          return [...rings.flat(), ...(frame.scrollWidth > frame.clientWidth ? ['scrolls'] : [])];
        }),
      );
    expect(beyond).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('every step is accessible, in %s colours', async (colorScheme) => {
    const page = await openPage(`${onDisk(file)}?show=${show}#${show}?try=1`, { colorScheme });
    await soon(() => told(page)).toContain('欢');
    await page.evaluate(axe);
    const steps = exhibit(page, show).locator('step-player li button');
    for (let step = 0; step < (await steps.count()); step++) {
      await steps.nth(step).click();
      // the frame's own page has the heading of the first level
      const found = (await objections(page)).filter((each) => !each.startsWith('page-has-heading-one'));
      expect(found, `step ${step + 1}`).toEqual([]);
    }
  });

  test.each([
    // whom each token asks: by eight columns
    [5, 6, '4'],
    [3, 3, '4'],
    [1, 1, '4'],
    [3, 3, '6'],
  ])('on paper stand the sentence, its tables, and step %i as %i tables', async (step, count, digits) => {
    const paper = { viewport: { width: 718, height: 1000 } };
    const page = await openPage(`${onDisk(file)}?show=${show}&digits=${digits}#${show}?try=1&step=${step}`, paper);
    await soon(() => told(page)).toContain('欢');
    await page.emulateMedia({ media: 'print' });
    const seen = (selector: string) => exhibit(page, show).locator(selector).filter({ visible: true }).count();
    await soon(() => seen('numeric-table')).toBe(2 + count);
    for (const unseen of ['matrix-view', 'step-player', '.controls']) await soon(() => seen(unseen), unseen).toBe(0);
    await soon(() => says(exhibit(page, show))).toContain(words.onPaper('我喜[MASK]人工智能'));
    expect(await says(exhibit(page, show))).toContain(words.steps[step - 1]?.[1]);
    expect(await scrolledTables(page)).toEqual([]);
    expect(await clipped(page)).toEqual([]);
  });

  describe('without a script', () => {
    const page = usePage(() => onDisk(file), { javaScriptEnabled: false });

    test('the example stands there, computed when the page was built', async () => {
      const within = `attention-exhibit[show="${show}"]`;
      const [head, first, ...others] = await tableIn(page(), within);
      expect(head?.[0]).toBe(words.filling);
      expect(first?.[0]).toMatch(/^1\. 欢/);
      expect(others).toHaveLength(5);
      expect(await tableIn(page(), within, 1)).toHaveLength(11);
      expect(await says(page().locator(within))).toContain(words.purpose);
    });
  });
});
