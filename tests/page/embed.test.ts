/** An exhibit alone, in somebody else's article: a script and a custom element. */
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { dist, onDisk } from './built.ts';
import { button, exhibit, field, shown, showsSoon, soon, typeOver } from './exhibit.ts';

const { openPage } = useBrowser();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  await copyFile(join(dist, 'attention-steps.js'), join(folder, 'attention-steps.js'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function article(body: string, scripts = 1) {
  const script = '<script defer src="./attention-steps.js"></script>';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8" />${script.repeat(scripts)}<body>${body}</body></html>`;
  await writeFile(join(folder, 'article.html'), html);
  return openPage(onDisk('article.html', folder));
}

test('it computes, in the language of where it stands, and leaves the article as it is', async () => {
  const page = await article(`<h1 id="mine">Mine</h1>
    <attention-exhibit show="softmax"></attention-exhibit>
    <div lang="zh-CN"><attention-exhibit show="mix"></attention-exhibit></div>`);
  await soon(() => exhibit(page, 'softmax').locator('h3').allInnerTexts()).toEqual([textFor('en').softmax.title('喜')]);
  await soon(() => exhibit(page, 'mix').locator('h3').allInnerTexts()).toEqual([textFor('zh-CN').mix.title('喜')]);
  await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
  await showsSoon(page, 'mix', 'weights.2', '0.3409');
  await button(page, 'mix', textFor('zh-CN').reset).click();
  await showsSoon(page, 'softmax', 'scores.2', '18.2');
  expect(await page.locator('page-settings').count()).toBe(0);
  expect(await page.locator('#mine').evaluate((heading) => getComputedStyle(heading).fontFamily)).not.toMatch(
    /PingFang/,
  );
});

test('the script may be there twice', async () => {
  const page = await article('<attention-exhibit show="softmax"></attention-exhibit>', 2);
  await showsSoon(page, 'softmax', 'weights.1', '0.3995');
  expect((await shown(page, 'softmax')).sum).toBe('42.7354');
});

test('an exhibit that is not there is answered', async () => {
  const page = await article('<attention-exhibit show="sofmax"></attention-exhibit>');
  await soon(() => page.getByRole('alert').allInnerTexts()).toEqual([textFor('en').noExhibit('sofmax', 'softmax')]);
});
