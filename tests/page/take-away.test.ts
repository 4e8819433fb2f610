/** "Take away": one file fetched when it is first wanted, and an exhibit's tables as text and files, wherever the page is. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { parseCellId } from '../../web/derivation.ts';
import { printedAs } from '../../web/quantities.ts';
import { textFor } from '../../web/text/languages.ts';
import { takeAwayWords } from '../../web/text/more/take-away.ts';
import { readSeparated } from '../unit/separated.ts';
import { axe, objections } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { dist, onDisk } from './built.ts';
import { allLive, exhibit, field, showsSoon, shown, soon, typeOver } from './exhibit.ts';
import { strictPolicy, useSite } from './site.ts';

const { openPage, heardOf } = useBrowser();
const plain = useSite();
const strict = useSite({ headers: { 'Content-Security-Policy': strictPolicy } });

const words = takeAwayWords['zh-CN'];
const label = textFor('zh-CN').takeAway.label;
const buttonIn = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const menuIn = (within: Locator) => within.locator('.take');
const opener = (page: Page, show: string) => buttonIn(exhibit(page, show), label);

async function openMenu(page: Page, show: string): Promise<Locator> {
  await opener(page, show).click();
  const menu = menuIn(exhibit(page, show));
  await menu.waitFor();
  return menu;
}

const asked = (path: string) => strict.asked().filter((each) => each.endsWith(path)).length;

test('by keyboard, under the strict policy: one file is fetched once, and a table copied as it stands', async () => {
  const page = await openPage(strict.url('index.html'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await allLive(page);
  expect(asked('attention-steps-more.js')).toBe(0);
  await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
  await showsSoon(page, 'softmax', 'weights.2', '0.3409');
  await opener(page, 'softmax').focus();
  await page.keyboard.press('Enter');
  await soon(() => opener(page, 'softmax').getAttribute('aria-expanded')).toBe('true');
  // the first button of the menu follows the link to the exhibit, the toolbar's last
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await soon(() => menuIn(exhibit(page, 'softmax')).getByRole('status').innerText()).toBe(words.copied(words.tsv));
  const rows = readSeparated(await page.evaluate(() => navigator.clipboard.readText()), '\t');
  const cells = await shown(page, 'softmax');
  // what stands in the row of 欢, from its score on
  const ofToken = ['scores.2', 'scaled.2', 'exps.2', 'weights.2'];
  const row = rows[3]?.slice(1).map(Number) ?? [];
  expect(
    ofToken.map((id, place) =>
      printedAs(parseCellId(id).quantity, row[place] ?? NaN, id.startsWith('scores') ? 'all' : 4),
    ),
  ).toEqual(ofToken.map((id) => cells[id]));
  expect(await menuIn(exhibit(page, 'softmax')).getByLabel(words.taken).inputValue()).toContain('欢\t22.7\t');

  await openMenu(page, 'mix');
  expect(asked('attention-steps-more.js')).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await soon(() => menuIn(exhibit(page, 'mix')).count()).toBe(0);
  expect(await opener(page, 'mix').getAttribute('aria-expanded')).toBe('false');
  expect(await opener(page, 'mix').evaluate((button) => button.matches(':focus'))).toBe(true);
});

test.each([
  ['a desktop', {}],
  ['a phone', phone],
])('axe has nothing to object to in the menu on %s, nor does it make the page wider', async (_, options) => {
  const page = await openPage(onDisk('index.html'), { ...options, reducedMotion: 'reduce' });
  await allLive(page);
  const menu = await openMenu(page, 'mix');
  const taken = menu.getByLabel(words.taken);
  expect(await taken.isVisible()).toBe(false);
  await buttonIn(menu, 'Markdown').click();
  await taken.waitFor();
  await soon(() => taken.inputValue()).toContain('| --- |');
  await page.evaluate(axe);
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await objections(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('from disk, a file is saved: of one table, or of all', async () => {
  const page = await openPage(onDisk('index.html'));
  await allLive(page);
  const menu = await openMenu(page, 'mix');
  const saved = async (name: string, group: keyof typeof words.groups = 'file') => {
    const within = menu.getByRole('group', { name: words.groups[group] });
    const [download] = await Promise.all([page.waitForEvent('download'), buttonIn(within, name).click()]);
    return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const all = await saved('CSV');
  expect(all.file).toBe('mix.csv');
  expect(all.bytes.subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
  expect((await saved(words.npy)).file).toBe('mix.npz');
  await menu.getByLabel(words.table).selectOption({ index: 2 });
  const picture = await saved('PNG', 'picture');
  expect(picture.file).toBe('mix-2.png');
  expect(picture.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const svg = (await saved('SVG', 'picture')).bytes.toString();
  const [, width = '', height = ''] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  // two dots for each px, as a PNG's head tells
  expect([16, 20].map((place) => picture.bytes.readUInt32BE(place))).toEqual([2 * Number(width), 2 * Number(height)]);
  const chart = await saved('PNG', 'chart');
  expect(chart.file).toBe('mix-2-chart.png');
  expect(chart.bytes.subarray(1, 4).toString()).toBe('PNG');
  // drawn without a style sheet, every part has its colour
  const drawing = (await saved('SVG', 'chart')).bytes.toString();
  expect(drawing).toMatch(/<rect [^>]*fill="rgb\(175, 40, 67\)"/);
  expect(drawing).not.toMatch(/class=|<!--|<style/);
  const one = await saved(words.npy);
  expect(one.file).toBe('mix-2.npy');
  expect(one.bytes.toString('latin1')).toMatch(
    /^\x93NUMPY\x01\x00..\{'descr': '<f8', 'fortran_order': False, 'shape': \(2, 3\), \} *\n/s,
  );
});

describe('in a frame sandboxed to scripts alone', () => {
  test('text stands there to be selected, and no file is promised', async () => {
    const page = await openPage(plain.url('attention-steps.css'));
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = './index.html';
      document.body.replaceChildren(frame);
    });
    const frame: FrameLocator = page.frameLocator('iframe');
    const panel = frame.locator('attention-exhibit[show="variance"] section.panel');
    await buttonIn(panel, label).click();
    const menu = menuIn(panel);
    await buttonIn(menu, words.tsv).click();
    await soon(() => menu.getByRole('status').innerText()).toBe(words.notCopied);
    const taken = menu.getByLabel(words.taken);
    expect(await taken.inputValue()).toContain('\n5\t5\t2\t4\n');
    await taken.focus();
    expect(await taken.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBe(
      (await taken.inputValue()).length,
    );
    await buttonIn(menu, words.npy).click();
    await soon(() => menu.getByRole('status').innerText()).toBe(words.notSaved('variance.npy'));
    expect(await taken.inputValue()).toMatch(/^import base64, io, numpy\n/);
    // the browser says so itself where it refuses the clipboard; and a page of styles names no icon
    expect(heardOf(page).filter((heard) => !/clipboard|Permissions policy|404/i.test(heard))).toEqual([]);
  });
});

test('where the file is missing, one line says so; another time it may be there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  const files = ['index.html', 'attention-steps.css', 'attention-steps-frame.js', 'attention-steps.zh-CN.js'];
  await Promise.all(files.map((file) => copyFile(join(dist, file), join(folder, file))));
  try {
    const page = await openPage(onDisk('index.html', folder));
    await allLive(page);
    const missing = exhibit(page, 'variance').getByRole('alert');
    for (let time = 0; time < 2; time += 1) {
      await opener(page, 'variance').click();
      // the browser itself tells of the file twice: as a request that failed, and on the console
      const heard: string[] = [];
      await soon(() => heard.push(...heardOf(page))).toBe(2);
      expect(heard.filter((each) => !/attention-steps-more|ERR_FILE_NOT_FOUND/.test(each))).toEqual([]);
      await soon(() => missing.allInnerTexts()).toEqual([textFor('zh-CN').takeAway.missing]);
    }
    await copyFile(join(dist, 'attention-steps-more.js'), join(folder, 'attention-steps-more.js'));
    await openMenu(page, 'variance');
    expect(await missing.count()).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('where there is no table yet, it says so and offers none, but to embed what asks for it', async () => {
  const page = await openPage(onDisk('index.html'));
  await allLive(page);
  const menu = await openMenu(page, 'quiz');
  expect(await menu.getByText(words.none).isVisible()).toBe(true);
  expect(await menu.getByRole('button').allInnerTexts()).toEqual(['iframe', '<attention-exhibit>']);
});

test('where the page holds the script already, none is fetched', async () => {
  const page = await openPage(strict.url('index.html'));
  await page.addScriptTag({ url: './attention-steps-more.js' });
  await allLive(page);
  const before = asked('attention-steps-more.js');
  await openMenu(page, 'variance');
  expect(asked('attention-steps-more.js')).toBe(before);
});
