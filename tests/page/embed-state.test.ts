/** An exhibit in an article as an element: what its attributes tell it, and what it tells the article. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '../../web/text/languages.ts';
import { refusing, script, useArticle } from './article.ts';
import { axe, objections } from './axe.ts';
import { useBrowser } from './browser.ts';
import { allLive, exhibits, soon } from './exhibit.ts';

const { open, asked } = useArticle(useBrowser());
const text = languages.en;

const cell = (page: Page, index: number, id: string) =>
  exhibits(page)
    .nth(index)
    .locator(`[data-cell="${id}"]`)
    .evaluate((each) => each.querySelector('input')?.value ?? each.textContent.trim());
const problems = (page: Page) => exhibits(page).locator('p.problems').allInnerTexts();

test('attributes give an exhibit a state of its own; the others share the page’s', async () => {
  const page = await open(
    `<attention-exhibit show="softmax" tokens="a,b" scores="1,1" dk="16"></attention-exhibit>
     <attention-exhibit show="softmax" theme="dark" digits="2"></attention-exhibit>
     <attention-exhibit show="mix"></attention-exhibit>`,
    script,
  );
  await allLive(page);
  expect(await cell(page, 0, 'weights.0')).toBe('0.5000');
  expect(await cell(page, 1, 'weights.1')).toBe('0.40');
  await exhibits(page).nth(1).locator('[data-cell="scores.2"] input').fill('22.7');
  await soon(() => cell(page, 2, 'weights.2')).toBe('0.3409');
  expect(await cell(page, 0, 'weights.0')).toBe('0.5000');
  expect(await problems(page)).toEqual([]);
});

test('they are observed, and what is wrong in them is said', async () => {
  const page = await open('<attention-exhibit show="softmax" scores="1,1"></attention-exhibit>', script);
  await allLive(page);
  const tell = (name: string, value: string) =>
    exhibits(page).evaluate((exhibit, [name = '', value = '']) => exhibit.setAttribute(name, value), [name, value]);
  await tell('scores', '1,1,1,1');
  await soon(() => cell(page, 0, 'weights.3')).toBe('0.2500');
  await tell('dk', '-1');
  await soon(() => problems(page)).toHaveLength(1);
  expect(await cell(page, 0, 'weights.3')).toBe('0.2500');
  await tell('dk', '16');
  await soon(() => problems(page)).toEqual([]);
  await tell('theme', 'pink');
  await soon(() => problems(page)).toEqual([
    text.link.notice([text.link.choice('theme', 'pink', 'system, light, dark')], 0),
  ]);
});

test('what says only how it looks, or tells of others, leaves what the reader did', async () => {
  const page = await open('<attention-exhibit show="softmax" tokens="a,b" scores="1,1"></attention-exhibit>', script);
  await allLive(page);
  await exhibits(page).locator('[data-cell="scores.1"] input').fill('5');
  await page.keyboard.press('Enter');
  const tell = (name: string, value: string | null) =>
    exhibits(page).evaluate(
      (exhibit, [name, value]) => (value === null ? exhibit.removeAttribute(name) : exhibit.setAttribute(name, value)),
      [name, value] as const,
    );
  const looks = () => exhibits(page).evaluate((exhibit) => exhibit.dataset.theme);
  await tell('theme', 'dark');
  await soon(looks).toBe('dark');
  await tell('digits', '2');
  await soon(() => cell(page, 0, 'weights.0')).toBe('0.38');
  // another exhibit's
  await tell('numbers', '1,2');
  await tell('theme', null);
  await soon(looks).toBe('system');
  await tell('digits', null);
  await soon(() => cell(page, 0, 'weights.0')).toBe('0.3775');
  await exhibits(page).getByRole('button', { name: text.undo, exact: true }).click();
  await soon(() => cell(page, 0, 'weights.0')).toBe('0.5000');
  await tell('dk', '16');
  await soon(() => exhibits(page).getByRole('button', { name: text.undo, exact: true }).isEnabled()).toBe(false);
});

test('it tells the article its state and result, which are the article’s to keep', async () => {
  const page = await open(
    `<script>
      const heard = [];
      addEventListener('attention-change', ({ target, detail }) => {
        const { show, state, result } = detail;
        heard.push({ tag: target.localName, show, state, weights: Array.from(result.weights ?? []) });
        result.weights?.fill(7);
      });
    </script>
    <attention-exhibit show="softmax" tokens="a,b" scores="1,1" dk="16"></attention-exhibit>`,
    script,
  );
  await allLive(page);
  const last = () => page.evaluate<unknown>('heard.at(-1)');
  const tag = 'attention-exhibit';
  // all of it, also what is as in the article
  const own = { tokens: 'a,b', scores: '1,1', dk: '16' };
  const rest = {
    source: 'own',
    sentence: '我喜欢人工智能',
    asks: '3',
    query: '2',
    divisor: 'sqrt',
    submax: '0',
    typedscores: '',
    typedvalues: '',
    digits: '4',
    open: null,
  };
  const state = { ...own, values: '0.31,-0.12,0.45;0.42,0.15,-0.08', ...rest };
  await soon(last).toEqual({ tag, show: 'softmax', state, weights: [0.5, 0.5] });
  await exhibits(page).locator('[data-cell="scores.1"] input').fill('5');
  await soon(last).toMatchObject({ state: { ...state, scores: '1,5' } });
  // what the article did to its copy changes nothing
  expect(await cell(page, 0, 'weights.0')).toBe('0.2689');
});

// a question's answer is a rule, no data
test('every exhibit but the quiz can tell its state and result', async () => {
  const shows = [
    'alternatives',
    'context',
    'dot-product',
    'head-size',
    'matrix',
    'mix',
    'overflow',
    'pipeline',
    'quiz',
  ];
  const more = [
    'saturation',
    'saturation-curve',
    'self-attention',
    'softmax',
    'summary',
    'variance',
    'variance-growth',
  ];
  const all = [...shows, ...more];
  const page = await open(
    `<script>
      const heard = new Set();
      addEventListener('attention-change', ({ detail: { show, state, result } }) => state && result && heard.add(show));
    </script>${all.map((show) => `<attention-exhibit show="${show}"></attention-exhibit>`).join('')}`,
    script,
  );
  await allLive(page);
  await soon(async () => (await page.evaluate<string[]>('[...heard]')).sort()).toEqual(
    all.filter((show) => show !== 'quiz'),
  );
});

describe('light and dark', () => {
  const panel = (page: Page, index: number) =>
    exhibits(page)
      .nth(index)
      .locator('section.panel')
      .evaluate((section) => getComputedStyle(section).backgroundColor);
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(27, 30, 37)'];

  test('are those of its attribute, else of the article, else of the system', async () => {
    const page = await open(
      `<div style="color-scheme: dark"><attention-exhibit show="softmax"></attention-exhibit></div>
       <attention-exhibit show="softmax" theme="dark"></attention-exhibit>
       <attention-exhibit show="softmax"></attention-exhibit>`,
      script,
      { colorScheme: 'light' },
    );
    await allLive(page);
    expect([await panel(page, 0), await panel(page, 1), await panel(page, 2)]).toEqual([dark, dark, light]);
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
    await soon(() => panel(page, 2)).toBe(dark);
    await page.evaluate(() => (document.documentElement.style.colorScheme = ''));
    await soon(() => panel(page, 2)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await panel(page, 2)).toBe(dark);
  });
});

test('it asks for nothing but its script, whatever the network refuses, and axe has no objection', async () => {
  const before = asked().length;
  const page = await open(
    '<h2>Row</h2><attention-exhibit show="softmax" scores="1,x" lock></attention-exhibit><attention-exhibit show="overflow" theme="dark"></attention-exhibit>',
    script,
    { proxy: refusing, reducedMotion: 'reduce' },
  );
  await allLive(page);
  expect(asked().slice(before + 1)).toEqual(['/lesson/attention-steps.js']);
  await page.evaluate(axe);
  expect(await objections(page)).toEqual([]);
});

test('of two versions of the script, the first runs, and says so', async () => {
  const old = script.replace('attention-steps.js', 'attention-steps.en.js');
  const page = await open('<attention-exhibit show="softmax"></attention-exhibit>', old + script);
  await allLive(page);
  const running = await page.evaluate<{ version: string; others: string[] }>('attentionSteps');
  expect(running.others).toHaveLength(1);
  await soon(() => problems(page)).toEqual([text.otherVersions(running.version, running.others.join())]);
});
