// @ts-check
// Pictures of every exhibit of the built page, to be looked at: both languages, phone and desktop, light, dark and paper.
//   npm run screenshots    writes build/screenshots/<exhibit>-<language>-<window>-<look>.png

import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumOptions } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'build', 'screenshots');

const windows = {
  desktop: { viewport: { width: 1200, height: 900 } },
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** @type {Record<string, { media: 'screen' | 'print', colorScheme: 'light' | 'dark' }>} */
const looks = {
  light: { media: 'screen', colorScheme: 'light' },
  dark: { media: 'screen', colorScheme: 'dark' },
  print: { media: 'print', colorScheme: 'light' },
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumOptions());
let count = 0;
for (const [language, file] of [
  ['zh-CN', 'index.html'],
  ['en', 'en.html'],
]) {
  for (const [size, options] of Object.entries(windows)) {
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
    await page.goto(pathToFileURL(join(root, 'dist', file ?? '')).href);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('attention-exhibit')].every((exhibit) =>
        exhibit.shadowRoot?.querySelector('section'),
      ),
    );
    // what stays in sight while the page scrolls would stand in the pictures
    await page.addStyleTag({ content: '.top, .chapters { position: static !important; }' });
    for (const [look, media] of Object.entries(looks)) {
      await page.emulateMedia(media);
      for (const exhibit of await page.locator('attention-exhibit').all()) {
        const name = [await exhibit.getAttribute('show'), language, size, look].join('-');
        await exhibit.screenshot({ path: join(folder, `${name}.png`) });
        count += 1;
      }
    }
    await page.close();
  }
}
await browser.close();
console.log(`${count} pictures in build/screenshots/`);
