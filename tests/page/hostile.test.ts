/** Articles whose style sheets would spoil an exhibit, if they could; nor does an exhibit spoil the article. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languages } from '../../web/text/languages.ts';
import { script, useArticle } from './article.ts';
import { useBrowser } from './browser.ts';
import { allLive, button, exhibit, exhibits } from './exhibit.ts';

const { open } = useArticle(useBrowser());

const body = '<p id="mine">Mine <button>Mine</button></p><attention-exhibit show="softmax"></attention-exhibit>';

/** Opens the menu "Take away", and has it show something taken. */
async function openMenu(page: Page): Promise<void> {
  await button(page, 'softmax', languages.en.takeAway.label).click();
  await button(page, 'softmax', 'Markdown').click();
  await exhibit(page, 'softmax').locator('.take textarea').waitFor();
  // the clipboard may be refused or not
  await exhibit(page, 'softmax')
    .locator('.take [role=status]')
    .evaluate((status) => (status.textContent = 'Copied'));
}

/** How an exhibit looks: where its cells and fields are within it, and in what type and colour. */
const looks = (page: Page) =>
  exhibit(page, 'softmax').evaluate((section) => {
    const all: Element[] = [];
    const collect = (root: ParentNode) => {
      for (const each of root.querySelectorAll('*')) {
        all.push(each);
        if (each.shadowRoot) collect(each.shadowRoot);
      }
    };
    collect(section);
    const origin = section.getBoundingClientRect();
    return all
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => each.matches('h3, p, th, td, input, button, label, svg, select, textarea, span'))
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const box = [left - origin.left, top - origin.top, width, height].map((length) => Math.round(length));
        const { color, backgroundColor, fontFamily, fontSize, letterSpacing, textAlign } = getComputedStyle(each);
        return [each.localName, ...box, color, backgroundColor, fontFamily, fontSize, letterSpacing, textAlign].join();
      });
  });

const mine = (page: Page) =>
  page.locator('#mine, #mine button').evaluateAll((all) => all.map((each) => getComputedStyle(each).cssText));

// the width is the article's to choose
const width = 'attention-exhibit { display: block !important; width: 800px !important }';

test.each([
  ['lengths by the size of html', 'html { font-size: 62.5% }'],
  [
    'what is inherited',
    'body { font: italic 40px/3 fantasy; color: red; text-align: center; text-transform: uppercase; letter-spacing: 5px; word-spacing: 9px; text-indent: 50px; white-space: nowrap; direction: rtl; cursor: wait; list-style: square; visibility: visible; text-shadow: 2px 2px red; font-variant: small-caps }',
  ],
  [
    'every element',
    '* { font-size: 30px !important; color: lime !important; padding: 9px !important; border: 3px solid; box-sizing: content-box !important; animation: none !important }',
  ],
  [
    'the names of ours',
    'table, td, th, input, button, section, header, h3, p, .panel, .controls, .note, number-field { background: red !important; font-size: 30px !important; display: block !important } :root { --ink: red; --panel: red; --font: fantasy; --font-size: 40px }',
  ],
  ['nothing left', '* { all: unset !important } head, style, script { display: none !important }'],
])('it looks the same under styles for %s', async (_, styles) => {
  const plain = await open(body, `<style>${width}</style>${script}`);
  await allLive(plain);
  const hostile = await open(body, `<style>${styles}</style><style>${width}</style>${script}`);
  await allLive(hostile);
  for (const page of [plain, hostile]) await openMenu(page);
  const expected = await looks(plain);
  expect(expected.length).toBeGreaterThan(60);
  expect(await looks(hostile)).toEqual(expected);
  await exhibit(hostile, 'softmax').locator('[data-cell="weights.2"] button').click();
  await exhibit(hostile, 'softmax').locator('cell-explanation section').waitFor();
});

test('it changes nothing in the article', async () => {
  const without = await open(body);
  const withScript = await open(body, script);
  await allLive(withScript);
  expect(await mine(withScript)).toEqual(await mine(without));
});

test('the article has it look otherwise by properties of its own', async () => {
  const styles = 'attention-exhibit { --panel: rgb(1, 2, 3); --font: monospace; --font-size: 13px }';
  const page = await open(body, `<style>${styles}</style>${script}`);
  await allLive(page);
  const { backgroundColor, fontFamily, fontSize } = await exhibit(page, 'softmax').evaluate((section) => {
    const { backgroundColor, fontFamily, fontSize } = getComputedStyle(section);
    return { backgroundColor, fontFamily, fontSize };
  });
  expect([backgroundColor, fontFamily, fontSize]).toEqual(['rgb(1, 2, 3)', 'monospace', '13px']);
  expect(await exhibits(page).count()).toBe(1);
});
