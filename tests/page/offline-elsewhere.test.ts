/** Where the page has no host of its own, or is refused a service worker, it asks for none and says nothing of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { allLive, exhibits, soon } from './exhibit.ts';
import { allowed, useCopy, workers } from './offline-copy.ts';
import { serve } from './site.ts';

const { openPage, heardOf } = useBrowser();
const host = useCopy();

describe('is asked for nowhere else', () => {
  test('from disk', async () => {
    const page = await openPage(onDisk('index.html'), allowed);
    await allLive(page);
    expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  });

  test('in a frame', async () => {
    await writeFile(
      join(host.folder, 'frame.html'),
      '<!doctype html><link rel="icon" href="data:," /><iframe src="./en.html">',
    );
    const framing = await serve({ folder: host.folder });
    const page = await openPage(framing.url('frame.html'), allowed);
    const frame = () => page.frames().at(-1) ?? page.mainFrame();
    await soon(() => frame().locator('page-settings').count()).toBe(1);
    await frame().waitForLoadState('load');
    expect(await frame().locator('link[rel="manifest"]').count()).toBe(0);
    expect(await workers(page)).toEqual([]);
    await framing.close();
  });

  test.each([
    ['it is refused', "navigator.serviceWorker.register = () => Promise.reject(new Error('refused'))"],
    ['there are none', "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"],
  ])('where %s, the page is as it was', async (_, script) => {
    const page = await openPage(host.site.url('index.html'), allowed, script);
    await allLive(page);
    expect(await exhibits(page).count()).toBeGreaterThan(10);
    expect(host.site.asked().filter((path) => path.endsWith('offline.js'))).toEqual([]);
  });
});

test('on a host that sends it as text, the page says nothing of it', async () => {
  const mistaken = await serve({ folder: host.folder, types: { '.js': 'text/plain' } });
  const page = await openPage(mistaken.url('index.html'), allowed);
  await allLive(page);
  await soon(() => mistaken.asked().some((path) => path.endsWith('offline.js'))).toBe(true);
  await soon(() => workers(page)).toEqual([]);
  // Chromium itself may
  expect(heardOf(page).filter((heard) => !/MIME type/.test(heard))).toEqual([]);
  await mistaken.close();
});
