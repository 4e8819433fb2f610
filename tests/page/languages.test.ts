/** The lesson's build: sound as a document, and the same in both languages. */
import { describe, expect, test } from 'vitest';
import { editions } from '../../tools/page.ts';
import { useBrowser } from './browser.ts';
import { onDisk, readBuilt } from './built.ts';
import { chaptersOf } from './static-page.ts';

const { openPage, usePage } = useBrowser();
const scriptless = { javaScriptEnabled: false };

describe.each(editions)('$file', ({ file }) => {
  const page = usePage(() => onDisk(file), scriptless);

  test('formulas are MathML alone', () => {
    const html = readBuilt(file);
    expect(html.match(/<math\b/g)?.length).toBeGreaterThan(30);
    expect(html.match(/katex-html|katex-error|<merror/g)).toBeNull();
    // TeX that was not taken for a formula would show its dollar sign
    expect(html.match(/.{0,40}\$.{0,40}/g)).toBeNull();
  });

  test('no Markdown was left over', () => {
    const text = readBuilt(file).replaceAll(/<[^>]*>/g, '');
    expect(text.match(/\*\*|\]\(|\]\{|^#+ |^\s*\|/gm)).toBeNull();
  });

  test('headings go down one level at a time', async () => {
    const levels = await page()
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });

  test('every link leads somewhere, and no id stands twice', async () => {
    const ids = await page()
      .locator('[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const addresses = await page()
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const [here, away] = [
      addresses.filter((each) => each.startsWith('#')),
      addresses.filter((each) => !/^#/.test(each)),
    ];
    expect(here.filter((address) => !ids.includes(address.slice(1)))).toEqual([]);
    for (const address of away) {
      if (address.startsWith('./')) expect(readBuilt(address)).toContain('<!doctype html>');
      else expect(address).toMatch(/^https:\/\//);
    }
  });

  test('the index lists the chapters', async () => {
    const index = await page().locator('nav.chapters a').allTextContents();
    expect(index).toEqual(await page().locator('h2').allTextContents());
  });
});

test('both languages have the same chapters: exhibits, formulas, tables, quotes, numbers, links', async () => {
  const [zh, en] = await Promise.all(
    editions.map(async ({ file }) => chaptersOf(await openPage(onDisk(file), scriptless))),
  );
  expect(zh?.length).toBeGreaterThanOrEqual(6);
  zh?.forEach((chapter, index) => expect(en?.[index], chapter.id).toEqual(chapter));
  expect(en).toHaveLength(zh?.length ?? 0);
});
