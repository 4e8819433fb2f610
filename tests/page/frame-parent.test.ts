/** A frame in an article: what it hears from the article and from others, and what it can do without. */
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { languages } from '../../web/text/languages.ts';
import { framed, refusing, useArticle } from './article.ts';
import { axe, objections } from './axe.ts';
import { useBrowser } from './browser.ts';
import { soon } from './exhibit.ts';

const { open, asked } = useArticle(useBrowser());
const text = languages.en;

/** The article's frame, once its exhibits compute. */
async function live(page: Page, index = 0): Promise<Frame> {
  const frame = page.frames()[index + 1];
  if (!frame) throw new Error('expected an article with a frame');
  const all = frame.locator('attention-exhibit');
  await soon(() => all.count()).toBeGreaterThan(0);
  await soon(async () => (await all.locator('section.panel').count()) - (await all.count())).toBe(0);
  return frame;
}

const weight = async (frame: Frame, index: number) =>
  (await frame.locator(`attention-exhibit[show="softmax"] [data-cell="weights.${index}"]`).innerText()).trim();
const problems = (frame: Frame) => frame.locator('p.problems').allInnerTexts();

const post = (page: Page, message: unknown) =>
  page.evaluate((sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, '*'), message);
const set = (state: unknown, show: unknown = 'softmax') => ({ type: 'attention-steps:set', show, state });

test('the article sets its state, as strictly as a reader could', async () => {
  const page = await open(framed('show=softmax,mix&lock=1', 'sandbox="allow-scripts"'));
  const frame = await live(page);
  await post(page, set({ scores: [1, 1], tokens: ['a', 'b'], dk: 16 }));
  await soon(() => weight(frame, 0)).toBe('0.5000');
  expect(await problems(frame)).toEqual([]);

  await post(page, set({ scores: 'NaN,2', dk: 4, divisor: 0 }));
  await soon(() => problems(frame)).toHaveLength(1);
  await post(page, set({ scores: [1, 1], dk: 16 }, 'sofmax'));
  await soon(() => problems(frame)).toEqual([text.noExhibit('sofmax', 'softmax')]);
  await post(page, set('scores=1'));
  await soon(() => problems(frame)).toEqual([expect.stringContaining('state: there is no such name')]);
  await post(page, set({ scores: [1, 1, 1, 1] }));
  await soon(() => problems(frame)).toEqual([]);
  expect(await weight(frame, 0)).toBe('0.2500');
});

test('what it does not name stays, also what the reader is typing; null goes back to the start', async () => {
  const page = await open(framed('show=softmax,overflow'));
  const frame = await live(page);
  await post(page, set({ scores: [1, 1], tokens: ['a', 'b'], open: 'weights.1' }));
  await soon(() => weight(frame, 0)).toBe('0.5000');
  const other = frame.locator('attention-exhibit[show="overflow"] [data-cell="scores.0"] input');
  await other.fill('7e');
  await post(page, set({ dk: 16 }));
  const scaled = () => frame.locator('attention-exhibit[show="softmax"] [data-cell="scaled.0"]').innerText();
  await soon(scaled).toBe('0.2500');
  expect(await other.inputValue()).toBe('7e');
  expect(await weight(frame, 0)).toBe('0.5000');
  const explanations = () => frame.locator('cell-explanation section').count();
  expect(await explanations()).toBe(1);
  await post(page, set({ open: null, dk: null }));
  await soon(scaled).toBe('0.1250');
  await soon(explanations).toBe(0);
  expect(await weight(frame, 0)).toBe('0.5000');
  await post(page, set(null));
  await soon(() => weight(frame, 1)).toBe('0.3995');
  expect(await problems(frame)).toEqual([]);
});

test('lists may be typed arrays', async () => {
  const page = await open(framed('show=softmax'));
  const frame = await live(page);
  const send = (scores: string) =>
    page.evaluate<unknown>(
      `document.querySelector('iframe').contentWindow.postMessage({ type: 'attention-steps:set', show: 'softmax', state: { scores: ${scores} } }, '*')`,
    );
  await send('new Float32Array([1, 1])');
  await soon(() => weight(frame, 0)).toBe('0.5000');
  expect(await problems(frame)).toEqual([]);
  await send('new Float64Array(1e6)');
  await soon(() => problems(frame)).toEqual([expect.stringContaining('scores: ')]);
  expect(await weight(frame, 0)).toBe('0.5000');
});

test('its author is told of a name in its address that there is not', async () => {
  const page = await open(framed('show=softmax&kd=16&hidee=notes'));
  const frame = await live(page);
  const names = 'show, theme, digits, lock, hide, lang';
  expect(await frame.locator('.frame > [role=alert]').allInnerTexts()).toEqual([
    text.link.unknown('kd', names),
    text.link.unknown('hidee', names),
  ]);
});

test('all that is wrong is in one notice, the cell that is not there with the rest', async () => {
  const page = await open(framed('show=softmax'));
  const frame = await live(page);
  await post(page, set({ dk: -1, open: 'weights.99' }));
  const { link } = text;
  await soon(() => problems(frame)).toEqual([
    link.notice(
      [text.numberProblem('dk', '-1', 'out-of-range', { least: 1, most: 65_536 }), link.absent('open', 'weights.99')],
      0,
    ),
  ]);
});

test('what it sends wrongly is said briefly, until the reader goes on, and takes nothing that was typed', async () => {
  const page = await open(framed('show=softmax'));
  const frame = await live(page);
  const score = frame.locator('[data-cell="scores.1"] input');
  await score.fill('7e');
  await post(page, set({ scores: 'NaN', dk: -1 }));
  await soon(() => problems(frame)).toEqual([expect.stringContaining('NaN')]);
  await post(page, set({}, `\u202e\n${'x'.repeat(5000)}`));
  await soon(() => problems(frame)).toEqual([text.noExhibit(`\ufffd\ufffd${'x'.repeat(5000)}`)]);
  expect(await score.inputValue()).toBe('7e');
  await score.fill('7');
  await soon(() => problems(frame)).toEqual([]);
});

test('however many lists share one another, they are not all gone through', async () => {
  const page = await open(framed('show=softmax'));
  const frame = await live(page);
  await page.evaluate(() => {
    const numbers = Array.from({ length: 99_000 }, () => 1);
    const rows = Array.from({ length: 99_000 }, () => numbers);
    const scores = Array.from({ length: 99_000 }, () => rows);
    document
      .querySelector('iframe')
      ?.contentWindow?.postMessage({ type: 'attention-steps:set', show: 'softmax', state: { scores } }, '*');
  });
  await soon(() => problems(frame)).toEqual([expect.stringContaining('scores: ')]);
});

test('nobody else does: neither itself, nor a frame beside it', async () => {
  const page = await open(framed('show=softmax') + '<iframe srcdoc="<p>Another</p>" title="Another"></iframe>');
  const frame = await live(page);
  const before = await weight(frame, 0);
  const sent = set({ scores: [1, 1] });
  await frame.evaluate((message) => window.postMessage(message, '*'), sent);
  const other = page.frames()[2];
  expect(other?.url()).toBe('about:srcdoc');
  await other?.evaluate((message) => parent.frames[0]?.postMessage(message, '*'), sent);
  // what the article sends after them is heard
  await post(page, set({ open: 'weights.2' }));
  await soon(() => frame.locator('cell-explanation section').count()).toBe(1);
  expect(await weight(frame, 0)).toBe(before);
});

test('it needs no storage, no network, and no origin of its own', async () => {
  const page = await open(framed('show=softmax,variance-growth', 'sandbox="allow-scripts"'), '', { proxy: refusing });
  const frame = await live(page);
  expect(await frame.evaluate(() => self.origin)).toBe('null');
  const storage = await frame.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  // a long run, on workers of which it may start none from a file
  await frame.locator('attention-exhibit[show="variance-growth"] .choice input').nth(1).fill('1000000');
  const run = frame.locator('draw-run button').first();
  await soon(() => run.isEnabled()).toBe(true);
  await run.click();
  await soon(() => run.getAttribute('aria-disabled')).toBe('true');
  const files = new Set(asked().map((path) => path.replace(/article-\d+/, 'article')));
  expect([...files].filter((path) => !path.startsWith('/lesson/'))).toEqual(['/article.html']);
});

test.each([
  'show=softmax,mix',
  'show=matrix&lock=1&theme=dark',
  'show=sofmax&theme=pink',
  'show=overflow&hide=toolbar,hint',
])('axe finds nothing to object to in %s', async (query) => {
  const page = await open(`<h2>Row</h2>${framed(query)}`, '', { reducedMotion: 'reduce' });
  const frame = page.frames()[1];
  if (!frame) throw new Error('expected an article with a frame');
  await soon(() => frame.locator('main.frame').count()).toBe(1);
  if (!query.includes('sofmax')) await live(page);
  for (const each of page.frames()) await each.evaluate(axe);
  // all at once, as part of the article
  expect(await objections(page)).toEqual([]);
});
