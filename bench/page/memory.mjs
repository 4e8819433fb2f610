// @ts-check
// What a page holds in memory: a blank one, the lesson, and the lesson at its largest run, 10 million pairs at d_k = 64.

import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../tools/chromium.mjs';

/**
 * MB that a process holds for itself alone; NaN where the system does not tell.
 * @param {number} id
 */
function privateMemory(id) {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const sizes = [...rollup.matchAll(/^Private_\w+: +(\d+) kB/gm)];
    return sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1000;
  } catch {
    return NaN;
  }
}

/**
 * A page opened at `url` in a browser of its own, and what tells how much memory it and its workers hold: the largest
 * of the browser's processes for pages, some of which are kept for pages to come.
 * @param {string} url
 */
async function openAlone(url) {
  const browser = await chromium.launch(chromiumOptions());
  const session = await browser.newBrowserCDPSession();
  const tab = await browser.newPage();
  await tab.goto(url);
  await tab.waitForTimeout(2500);
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return { browser, tab, memory: () => Math.max(...pages.map(privateMemory)) };
}

/**
 * MB of a page that is left alone.
 * @param {string} url
 */
export async function memoryOf(url) {
  const { browser, memory } = await openAlone(url);
  const held = memory();
  await browser.close();
  return held;
}

/** In the page: notes the longest task of the main thread from now on. */
function watchTasks() {
  const watched = Object.assign(globalThis, { longestTask: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
  }).observe({ type: 'longtask' });
}

/**
 * Draws them as a reader does, in the lesson at `url`.
 * @param {string} url
 */
export async function drawTenMillion(url) {
  const { browser, tab, memory } = await openAlone(url);
  const exhibit = tab.locator('attention-exhibit[show="variance-growth"]');
  await exhibit.locator('.choice').nth(1).locator('input').fill('10000000');
  await tab.waitForTimeout(1000);
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 500);
  await tab.evaluate(watchTasks);

  const start = performance.now();
  await exhibit.locator('draw-run button').first().click();
  await exhibit.locator('draw-run progress-bar').waitFor();
  await exhibit.locator('draw-run progress-bar').waitFor({ state: 'detached', timeout: 600_000 });
  const seconds = (performance.now() - start) / 1000;

  clearInterval(watch);
  const { longest, cores } = await tab.evaluate(() => ({
    longest: Number(/** @type {any} */ (globalThis).longestTask),
    cores: navigator.hardwareConcurrency,
  }));
  await browser.close();
  return { seconds, longest, cores, before, most };
}
