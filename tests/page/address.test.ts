/** The address while the reader goes on: whose edit it tells, and that going back at any moment loses and misplaces nothing. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { en } from '../../web/text/en.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, button, exhibit, exhibits, field, showsSoon, soon, typeOver } from './exhibit.ts';
import { useSite } from './site.ts';

const { openPage } = useBrowser();
const host = useSite();

const hashOf = (page: Page) => () => new URL(page.url()).hash;
const article = '15.3,22.7,18.2,2.1,1.8,3.2,2.9,5.6,4.1';

/** Has the page's pauses before it writes its address end when a test says so: by `due()`. */
const paused = `{
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map();
  let last = 1e9;
  window.setTimeout = (run, pause, ...more) => {
    if (!(pause <= 500)) return set(run, pause, ...more);
    held.set(++last, run);
    return last;
  };
  window.clearTimeout = (timer) => held.delete(timer) || clear(timer);
  window.due = () => held.forEach((run, timer) => held.delete(timer) && run());
}`;

test('leads to the exhibit that was edited, also where the edit ends by leaving it', async () => {
  const page = await openPage(onDisk('en.html'));
  await allLive(page);
  await typeOver(field(page, 'softmax', 'scores.2'), '1');
  await page.locator('h2').first().click();
  await soon(hashOf(page)).toBe(`#softmax?scores=${article.replace('18.2', '1')}`);
  await typeOver(field(page, 'mix', 'values.0.0'), '2');
  await page.locator('h2').first().click();
  await soon(hashOf(page)).toMatch(/^#mix\?scores=/);
});

test('may name another exhibit of what is shown: its numbers are here too', async () => {
  const page = await openPage(host.url('en.html?show=softmax#mix?scores=1,1&tokens=a,b'));
  await allLive(page);
  await showsSoon(page, 'softmax', 'weights.0', '0.5000');
  expect(await exhibits(page).count()).toBe(1);
  await typeOver(field(page, 'softmax', 'scores.0'), '2');
  await page.keyboard.press('Enter');
  await soon(hashOf(page)).toBe('#softmax?scores=2,1&tokens=a,b');
});

test('Back in the middle of an edit shows what was before, and the edit can be had again', async () => {
  const page = await openPage(onDisk('en.html'), {}, paused);
  await allLive(page);
  await typeOver(field(page, 'softmax', 'scores.2'), '1');
  await page.keyboard.press('Enter');
  const first = `#softmax?scores=${article.replace('18.2', '1')}`;
  await soon(hashOf(page)).toBe(first);
  await typeOver(field(page, 'softmax', 'scores.2'), '7');
  // the pause ends when the address is another already, and before the page is told
  await page.evaluate('addEventListener("popstate", due)');
  await page.goBack();
  await showsSoon(page, 'softmax', 'scores.2', '18.2');
  await page.evaluate('due()');
  expect(hashOf(page)()).not.toContain('?');
  await page.goForward();
  await showsSoon(page, 'softmax', 'scores.2', '1');
  for (let undone = 0; undone < 2; undone++) await button(page, 'softmax', en.undo).click();
  await showsSoon(page, 'softmax', 'scores.2', '7');
  expect(await exhibit(page, 'softmax').getByRole('alert').count()).toBe(0);
});

/** Keeps when the address was written, in the global `written`. */
const recorded = `window.written = [];
for (const name of ['pushState', 'replaceState']) {
  const write = history[name];
  history[name] = (...what) => (written.push(performance.now()), write.apply(history, what));
}`;

test('is written while the reader goes on, and no more often than browsers let it be', async () => {
  const page = await openPage(onDisk('en.html'), {}, recorded);
  await allLive(page);
  const score = field(page, 'softmax', 'scores.2');
  await score.selectText();
  await page.evaluate('written.splice(0)');
  await score.pressSequentially(`1.${'23456789'.repeat(5)}`, { delay: 50 });
  const times = await page.evaluate<number[]>('written');
  // it takes two seconds to type
  expect(times.length).toBeGreaterThan(2);
  // Safari refuses more than 100 in 30 s
  for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? NaN)).toBeGreaterThan(300);
});

test('tells an edit that is not finished, too; once it is, Back leads to what was before', async () => {
  const page = await openPage(host.url('en.html'));
  await allLive(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const edited = `#softmax?scores=${article.replace('18.2', '66')}`;
  await typeOver(field(page, 'softmax', 'scores.2'), '66');
  await soon(hashOf(page)).toBe(edited);
  expect(await entries()).toBe(before);
  await page.reload();
  await allLive(page);
  await showsSoon(page, 'softmax', 'scores.2', '66');

  await typeOver(field(page, 'mix', 'values.0.0'), '7');
  await soon(hashOf(page)).toMatch(/^#mix\?.*values=7,/);
  expect(await entries()).toBe(before);
  await page.keyboard.press('Enter');
  await soon(entries).toBe(before + 1);
  expect(hashOf(page)()).toMatch(/^#mix\?.*values=7,/);
  await page.goBack();
  await soon(hashOf(page)).toBe(edited);
  await showsSoon(page, 'mix', 'values.0.0', '0.31');
});

test('an edit taken back by Escape leaves the address as it was', async () => {
  const page = await openPage(host.url('en.html#softmax?dk=16'));
  await allLive(page);
  await typeOver(field(page, 'softmax', 'scores.2'), '66');
  await soon(hashOf(page)).toContain('66');
  await page.keyboard.press('Escape');
  await soon(hashOf(page)).toBe('#softmax?dk=16');
});

test.each([
  ['is hidden', (page: Page) => page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')],
  [
    'is left',
    async (page: Page) => {
      await page.goto('about:blank');
      await page.goBack();
      await allLive(page);
    },
  ],
])('nothing is lost where the page %s while something is to be written', async (_, leave) => {
  const page = await openPage(host.url('en.html'), {}, paused);
  await allLive(page);
  await page.evaluate('due()');
  await typeOver(field(page, 'softmax', 'scores.2'), '1');
  await page.keyboard.press('Enter');
  await typeOver(field(page, 'softmax', 'scores.2'), '7');
  expect(hashOf(page)()).not.toContain(article.replace('18.2', '7'));
  await leave(page);
  await soon(hashOf(page)).toBe(`#softmax?scores=${article.replace('18.2', '7')}`);
  await showsSoon(page, 'softmax', 'scores.2', '7');
});
