// @ts-check
// The largest run of the exhibit `variance-growth`, in Chromium: 10 million pairs at d_k = 64.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumOptions } from '../tools/chromium.mjs';

/**
 * MB that a process holds for itself alone; NaN where the system does not tell.
 * @param {number} id
 */
function memoryOf(id) {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const sizes = [...rollup.matchAll(/^Private_\w+: +(\d+) kB/gm)];
    return sizes.reduce((sum, [, size]) => sum + Number(size), 0) / 1000;
  } catch {
    return NaN;
  }
}

/**
 * The processes of pages and their workers, the one that has computed most first.
 * @param {import('playwright').CDPSession} session
 */
async function processesOf(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return pages.sort((a, b) => b.cpuTime - a.cpuTime).map(({ id }) => id);
}

/** In the page: notes the longest task of the main thread from now on. */
function watchTasks() {
  const watched = Object.assign(globalThis, { longestTask: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
  }).observe({ type: 'longtask' });
}

/**
 * Draws them as a reader does, in a page of its own browser, opened from disk; tells how that went.
 * @param {string} page
 */
export async function drawTenMillion(page) {
  const browser = await chromium.launch(chromiumOptions());
  const session = await browser.newBrowserCDPSession();
  const tab = await browser.newPage();
  await tab.goto(pathToFileURL(page).href);
  const exhibit = tab.locator('attention-exhibit[show="variance-growth"]');
  await exhibit.locator('.choice').nth(1).locator('input').fill('10000000');
  const run = exhibit.locator('draw-run button').first();
  await tab.waitForTimeout(1000);
  const before = new Map((await processesOf(session)).map((id) => [id, memoryOf(id)]));
  const most = new Map(before);
  const watch = setInterval(() => {
    for (const [id, memory] of most) most.set(id, Math.max(memory, memoryOf(id)));
  }, 500);
  await tab.evaluate(watchTasks);

  const start = performance.now();
  await run.click();
  await exhibit.locator('draw-run progress-bar').waitFor();
  await exhibit.locator('draw-run progress-bar').waitFor({ state: 'detached', timeout: 600_000 });
  const seconds = (performance.now() - start) / 1000;

  clearInterval(watch);
  const [id = 0] = await processesOf(session);
  const { longest, cores } = await tab.evaluate(() => ({
    longest: /** @type {any} */ (globalThis).longestTask,
    cores: navigator.hardwareConcurrency,
  }));
  await browser.close();
  const task = longest > 0 ? `longest main-thread task ${longest.toFixed(0)} ms` : 'no main-thread task over 50 ms';
  const memory = `${most.get(id)?.toFixed(0)} MB, of which ${before.get(id)?.toFixed(0)} MB before`;
  return `${seconds.toFixed(1)} s on ${cores} cores, ${task}, ${memory}`;
}
