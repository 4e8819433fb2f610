/** The frame at the root, which somebody may open before anything is built, says what to do. */
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { onDisk, root } from './built.ts';

const { openPage } = useBrowser();

test('index.html, opened from disk before the build, says what to run', async () => {
  const page = await openPage(onDisk('index.html', root));
  const paragraphs = await page.locator('body > *').allInnerTexts();
  expect(paragraphs).toHaveLength(1);
  expect(paragraphs[0]).toMatch(/构建.*npm start.*built.*npm start/s);
  expect(await page.locator('code').first().innerText()).toBe('npm start');
  expect(await page.locator('script').count()).toBe(0);
});

test('nothing of that is left in what is built', async () => {
  const page = await openPage(onDisk('index.html'), { javaScriptEnabled: false });
  expect(await page.content()).not.toMatch(/npm start|<!--/);
});
