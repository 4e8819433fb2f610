/** What the page looks like: its colours, on a phone and on paper. */
import { expect } from 'vitest';
import { editions } from '../../../tools/page.ts';
import { textFor } from '../../../web/text/languages.ts';
import { soon } from '../../page/exhibit.ts';
import { type Behaviour, computed, exhibit, openLive } from '../behaviour.ts';

const { settings } = textFor('en');
const colours = ([path]: [string[]]) => {
  const [found] = attentionStepsFind(path);
  if (!found) return [];
  const { backgroundColor, color } = getComputedStyle(found);
  return [backgroundColor, color];
};

/** Lays the page out as for paper: no driver of these can do it in every engine. */
function onPaper(): void {
  const roots = [document, ...attentionStepsFind(['*']).flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const root of roots) {
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) turn(sheet.cssRules);
  }
  dispatchEvent(new Event('beforeprint'));
}

export const looking: readonly Behaviour[] = [
  {
    title: 'dark is chosen by keyboard, and every exhibit follows',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.press('Tab', 'Tab', 'Tab');
      const select = `select[aria-label="${settings.theme}"]`;
      expect(await page.focused()).toBe(settings.theme);
      await page.press('ArrowDown', 'ArrowDown');
      await soon(() => page.evaluate(colours, [['body']])).toEqual(['rgb(21, 23, 28)', 'rgb(232, 233, 236)']);
      await soon(() => page.evaluate(colours, [exhibit('mix')])).toEqual(['rgb(27, 30, 37)', 'rgb(232, 233, 236)']);
      expect((await page.all(select))[0]?.value).toBe(settings.themeChoice.dark);
    },
  },
  ...editions.map(({ file }): Behaviour => ({
    title: `${file} fits a phone`,
    async run(page, url) {
      await page.browser.resize({ width: 360, height: 640 });
      await openLive(page, url(file));
      await page.click(...computed('softmax', 'sum'));
      await soon(() => page.count(...exhibit('softmax'), '.own')).toBe(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined),
      ).toBeLessThanOrEqual(0);
    },
  })),
  {
    title: 'on paper there are the numbers, black on white, and no controls',
    cannot: (engine, place) =>
      place === 'from disk' && engine !== 'Firefox ESR'
        ? `${engine} lets nobody read the rules of a file’s style sheet`
        : undefined,
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.evaluate(onPaper, undefined);
      const inSight = (...path: string[]) =>
        page.evaluate(
          (path) => attentionStepsFind(path).filter((each) => each.getClientRects().length > 0).length,
          path,
        );
      for (const controls of ['.toolbar', '.controls', '.settings', 'nav.chapters', 'select']) {
        await soon(() => inSight(controls), controls).toBe(0);
      }
      for (const content of ['h1', 'h2', 'math', 'section.panel', 'td[data-cell]']) {
        expect(await inSight(content), content).toBeGreaterThan(0);
      }
      expect(await page.evaluate(colours, [computed('softmax', 'weights.2')])).toContain('rgb(0, 0, 0)');
      expect(await page.evaluate(colours, [exhibit('softmax')])).toContain('rgb(255, 255, 255)');
    },
  },
];
