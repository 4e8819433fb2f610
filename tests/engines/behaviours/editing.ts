/** Numbers are changed, refused, explained and taken back, by keyboard and mouse. */
import { expect } from 'vitest';
import { textFor } from '../../../web/text/languages.ts';
import { soon } from '../../page/exhibit.ts';
import { type Behaviour, computed, exhibit, field, openLive, shows } from '../behaviour.ts';
import type { Page } from '../page.ts';

const text = textFor('en');
const score = field('softmax', 'scores.2');

const button = (page: Page, name: string) => page.clickText(name, ...exhibit('softmax'), 'button');

export const editing: readonly Behaviour[] = [
  {
    title: 'a number typed over another is computed with, and undone and done again by keys and buttons',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.typeOver('22.7', ...score);
      await shows(page, 'mix', 'weights.2', '0.3409');
      await page.press('Enter', 'Control+z');
      await shows(page, 'mix', 'weights.2', '0.2276');
      await page.press('Control+y');
      await shows(page, 'mix', 'weights.2', '0.3409');
      await button(page, text.undo);
      await shows(page, 'mix', 'weights.2', '0.2276');
      await button(page, text.redo);
      await shows(page, 'mix', 'weights.2', '0.3409');
    },
  },
  {
    title: 'what is no number stays, is marked and answered, and changes nothing',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.typeOver('abc', ...score);
      await page.press('Tab');
      await soon(async () => (await page.all(...score))[0]).toMatchObject({
        value: 'abc',
        attributes: { 'aria-invalid': 'true' },
      });
      const label = text.cell.scores({ token: '欢', dimension: undefined });
      const answer = `${text.numberProblem(label, 'abc', 'not-a-number', {})}${text.still('18.2')}`;
      expect(await page.texts(...exhibit('softmax'), '#problems')).toEqual([answer]);
      await shows(page, 'softmax', 'weights.2', '0.2276');
      await page.typeOver('18.2', ...score);
      await soon(() => page.texts(...exhibit('softmax'), '#problems')).toEqual(['']);
    },
  },
  {
    title: 'the arithmetic of a number opens and closes by keyboard',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.click(...score);
      await page.press('End', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
      await soon(() => page.texts(...exhibit('softmax'), '.own')).toEqual(['0.2276 ≈ 9.7279 ÷ 42.7354']);
      await page.press('Escape');
      await soon(() => page.count(...exhibit('softmax'), '.own')).toBe(0);
      await page.press('Space');
      await soon(() => page.count(...exhibit('softmax'), '.own')).toBe(1);
    },
  },
  {
    title: 'a tap on a number opens its arithmetic, and outlines what it is computed from',
    async run(page, url) {
      await openLive(page, url('en.html'));
      await page.click(...computed('mix', 'contributions.2.0'));
      await soon(() => page.texts(...exhibit('mix'), '.own')).toEqual(['0.0114 ≈ 0.2276 × 0.05']);
      const lit = await page.all(...exhibit('mix'), 'td.lit');
      expect(lit.map(({ attributes }) => attributes['data-cell'])).toEqual(['weights.2', 'values.2.0']);
    },
  },
  {
    title: 'the steps of the whole formula play one after the other',
    async run(page, url) {
      await openLive(page, url('en.html'));
      const step = () => page.texts(...exhibit('matrix'), 'step-player', '[aria-current]');
      const [before] = await step();
      await page.clickText(text.player.next, ...exhibit('matrix'), 'step-player', 'button');
      await soon(async () => (await step())[0]).not.toBe(before);
      await page.clickText(text.player.back, ...exhibit('matrix'), 'step-player', 'button');
      await soon(step).toEqual([before]);
      await page.clickText(text.player.play, ...exhibit('matrix'), 'step-player', 'button');
      await soon(async () => (await step())[0]).not.toBe(before);
    },
  },
];
