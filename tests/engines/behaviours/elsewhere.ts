/** In the other language, in other people's pages, without scripts, and beyond the page's own thread. */
import { expect } from 'vitest';
import { editions } from '../../../tools/page.ts';
import { loadEngine } from '../../../web/engine.ts';
import { varianceGrowthWords } from '../../../web/text/exhibits/variance-growth.ts';
import { textFor } from '../../../web/text/languages.ts';
import { soon } from '../../page/exhibit.ts';
import { allLive, type Behaviour, exhibit, field, openLive, shows } from '../behaviour.ts';
import { Page } from '../page.ts';

const { run: words } = varianceGrowthWords.en;
const growth = exhibit('variance-growth');

/** Counts the workers that the page starts from now on. */
function countWorkers(): void {
  const counted = { started: 0 };
  Object.assign(globalThis, {
    attentionStepsWorkers: counted,
    Worker: class extends Worker {
      constructor(url: string | URL) {
        super(url);
        counted.started += 1;
      }
    },
  });
}

const workers = () => (globalThis as { attentionStepsWorkers?: { started: number } }).attentionStepsWorkers?.started;

export const elsewhere: readonly Behaviour[] = [
  {
    title: 'the other language is one link away, and takes an edit along',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.typeOver('22.7', ...field('softmax', 'scores.2'));
      await shows(page, 'softmax', 'weights.2', '0.3409');
      await page.click('a[data-attention-steps="language"]');
      await soon(() => page.evaluate(() => document.documentElement.lang, undefined)).toBe('zh-CN');
      await page.ready();
      await shows(page, 'softmax', 'weights.2', '0.3409');
      expect(await page.texts('h1')).toEqual([editions[0]?.title]);
    },
  },
  {
    title: 'a link tells the state, and an edit the link; going back takes the edit back',
    async run(page, url) {
      await openLive(page, `${url('en.html')}#softmax?scores=15.3,22.7,22.7,2.1,1.8,3.2,2.9,5.6,4.1`);
      await shows(page, 'mix', 'weights.2', '0.3409');
      await page.typeOver('18.2', ...field('softmax', 'scores.2'));
      await shows(page, 'mix', 'weights.2', '0.2276');
      await page.press('Enter');
      const hash = () => page.evaluate(() => location.hash, undefined);
      await soon(hash).not.toContain('22.7,22.7');
      await page.evaluate(() => history.back(), undefined);
      await shows(page, 'mix', 'weights.2', '0.3409');
    },
  },
  {
    title: 'a long run takes workers, tells how far it is, and gives what one call gives',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.evaluate(countWorkers, undefined);
      await page.typeOver('200000', ...growth, '.choice:nth-of-type(2)', 'input');
      await page.clickText(words.start('190,000'), ...growth, 'button');
      await soon(() => page.texts(...growth, 'draw-run', '.start')).toEqual([words.all]);
      const { mean } = (await loadEngine()).dotProductExperiment({ headSize: 64, pairs: 200_000, seed: 1, bins: 1 });
      await shows(page, 'variance-growth', 'mean', mean.toFixed(4).replace('-', '−'));
      expect(await page.evaluate(workers, undefined)).toBeGreaterThan(0);
    },
  },
  {
    title: 'a long run can be given up',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.clickText(varianceGrowthWords.en.round[10_000_000], ...growth, 'button');
      await page.clickText(words.start('9,990,000'), ...growth, 'button');
      await soon(() => page.count(...growth, 'progress-bar')).toBe(1);
      await page.clickText(textFor('en').progress.cancel, ...growth, 'progress-bar', 'button');
      await soon(() => page.count(...growth, 'progress-bar')).toBe(0);
      expect((await page.texts(...growth, 'draw-run', '.start'))[0]).not.toBe(words.all);
    },
  },
  {
    title: 'an exhibit computes in somebody else’s page',
    async run(page, url) {
      await openLive(page, url('embedded.html'));
      expect(await page.texts(...exhibit('softmax'), 'h3')).toEqual([textFor('en').softmax.title('喜')]);
      expect(await page.texts(...exhibit('mix'), 'h3')).toEqual([textFor('zh-CN').mix.title('喜')]);
      await page.typeOver('22.7', ...field('softmax', 'scores.2'));
      await shows(page, 'mix', 'weights.2', '0.3409');
    },
  },
  {
    title: 'the lesson computes in a frame',
    async run({ browser }, url) {
      await browser.open(url('framed.html'));
      const frame = new Page(browser, 0);
      await frame.ready();
      await shows(frame, 'softmax', 'weights.2', '0.2276');
      await allLive(frame);
      await frame.typeOver('22.7', ...field('softmax', 'scores.2'));
      await shows(frame, 'softmax', 'weights.2', '0.3409');
    },
  },
  ...editions.map(({ file, title }): Behaviour => ({
    title: `${file} reads without its script`,
    async run(page, url) {
      await page.open(url(`scriptless-${file}`));
      expect(await page.texts('h1')).toEqual([title]);
      const seen = await page.evaluate(() => {
        const isSeen = (each: Element) => each.getClientRects().length > 0;
        const tables = document.querySelectorAll('attention-exhibit[show="softmax"] table');
        return Array.from(tables)
          .filter(isSeen)
          .map((table) => table.textContent)
          .join(' ');
      }, undefined);
      expect(seen).toContain('42.7354');
    },
  })),
];
