// @ts-check
// What a page holds in memory: a blank one, the lesson, and the lesson at its largest run, 10 million pairs at d_k = 64.

import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../tools/chromium.mjs';
import { idle } from './idle.mjs';

/**
 * MB that a process alone has written and holds; NaN where the system does not tell. What it has only read from files, its
 * own program and fonts among it, is not counted: it is private or not as other browsers run or do not (14 MB of Chinese
 * fonts, 10 MB of Chromium), and the system drops it when it likes.
 * @param {number} id
 */
function privateMemory(id) {
  try {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    const sizes = [...rollup.matchAll(/^(?:Private_Dirty|SwapPss): +(\d+) kB/gm)];
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
  await tab.evaluate(idle);
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

/** In the page: asks for ten million pairs, as a reader does who types. */
async function askForTenMillion() {
  const exhibit = /** @type {any} */ (document.querySelector('attention-exhibit[show="variance-growth"]'));
  const input = exhibit.renderRoot.querySelector('.choice:nth-child(2) input');
  input.value = '10000000';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await exhibit.updateComplete;
}

/**
 * In the page: draws them; the longest task of its main thread meanwhile, and its cores. It hears of the end: asking for it,
 * as Playwright does, left 27 MB behind in half a minute.
 */
async function draw() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const exhibit = /** @type {any} */ (document.querySelector('attention-exhibit[show="variance-growth"]'));
  const run = exhibit.renderRoot.querySelector('draw-run');
  const bar = () => run.renderRoot.querySelector('progress-bar');
  const turned = (/** @type {boolean} */ isRunning) =>
    new Promise((resolve) => {
      const look = () => {
        if ((bar() !== null) !== isRunning) return;
        observer.disconnect();
        resolve(undefined);
      };
      const observer = new MutationObserver(look);
      observer.observe(run.renderRoot, { childList: true, subtree: true });
    });
  const started = turned(true);
  run.renderRoot.querySelector('button').click();
  await started;
  await turned(false);
  return { longest, cores: navigator.hardwareConcurrency };
}

/**
 * Draws them in the lesson at `url`.
 * @param {string} url
 */
export async function drawTenMillion(url) {
  const { browser, tab, memory } = await openAlone(url);
  await tab.evaluate(askForTenMillion);
  await tab.evaluate(idle);
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 500);

  const start = performance.now();
  const { longest, cores } = await tab.evaluate(draw);
  const seconds = (performance.now() - start) / 1000;

  clearInterval(watch);
  await browser.close();
  return { seconds, longest, cores, before, most };
}
