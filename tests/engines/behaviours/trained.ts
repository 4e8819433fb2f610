/** The trained encoder: its file is fetched when a reader asks for it, in every engine, also from disk. */
import { expect } from 'vitest';
import { hiddenWords } from '../../../web/text/learned/hidden.ts';
import { learnedWords } from '../../../web/text/learned.ts';
import { soon } from '../../page/exhibit.ts';
import { type Behaviour, computed, exhibit, field, openLive } from '../behaviour.ts';
import type { Page } from '../page.ts';

const show = 'hidden-character';
const words = hiddenWords.en;

const verdict = async (page: Page) => (await page.texts(...exhibit(show), '.verdict')).join();
/** How likely the first filling is, as printed. */
const share = async (page: Page) => (await page.texts(...computed(show, 'probability.0'))).join();
const guesses = (page: Page) => page.texts(...exhibit(show), 'numeric-table', 'tbody th');

/** Has the page fetch the encoder, by the button that offers it. */
async function load(page: Page, url: string): Promise<void> {
  await openLive(page, url);
  expect(await page.count('script[src*="learned"]')).toBe(0);
  await page.click(...exhibit(show), '.offer button');
  await soon(() => verdict(page)).toContain('欢');
}

export const trained: readonly Behaviour[] = [
  {
    title: 'the trained model is loaded by a button, and fills the gap in 我喜_人工智能',
    async run(page, url) {
      await load(page, url('en.html'));
      expect((await guesses(page))[0]).toBe(words.ranked(1, '欢', true));
      expect(Number(await share(page))).toBeGreaterThan(0.9);
    },
  },
  {
    title: 'it reads another sentence, and another of its characters is hidden by a click',
    async run(page, url) {
      await load(page, url('en.html'));
      await page.typeOver('我去银行取钱', ...exhibit(show), 'sentence-field', 'input');
      await soon(async () => (await page.texts(...exhibit(show), '.characters', 'button')).join('')).toBe(
        '我去银行取钱',
      );
      await page.clickText('行', ...exhibit(show), '.characters', 'button');
      await soon(() => guesses(page)).toContain(words.ranked(1, '行', true));
    },
  },
  {
    title: 'a weight changed by hand changes what it fills in',
    async run(page, url) {
      await load(page, url('en.html'));
      const before = await share(page);
      await page.clickText(words.change, ...exhibit(show), 'button');
      for (const neighbour of ['weights.2', 'weights.4']) await page.typeOver('0', ...field(show, neighbour));
      await soon(() => share(page)).not.toBe(before);
      await page.clickText(words.restore, ...exhibit(show), 'button');
      await soon(() => share(page)).toBe(before);
    },
  },
  {
    title: 'an exhibit takes its numbers in place of the article’s',
    async run(page, url) {
      await openLive(page, url('en.html'));
      const weights = async () => {
        const cells = Array.from({ length: 9 }, (_, j) => page.texts(...computed('softmax', `weights.${j}`)));
        return (await Promise.all(cells)).flat().map(Number);
      };
      await page.clickText(learnedWords.en.learned, ...exhibit('softmax'), 'label');
      await soon(() => page.texts(...exhibit('softmax'), '.said')).toEqual([expect.stringContaining('Tatoeba')]);
      const [, , own = NaN, partner = NaN] = await weights();
      expect(partner).toBeGreaterThan(0.25);
      expect(own).toBeLessThan(0.15);
    },
  },
];
