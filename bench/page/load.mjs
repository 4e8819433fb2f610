// @ts-check
// Opening the page from disk: when the engine is ready, when every exhibit is live, and which tasks were long.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Opening
 * @property {number} engine   ms from the script's first statement until the engine's module has initialised itself
 * @property {number} live     ms from navigation until every exhibit is live
 * @property {string[]} long   the tasks of the main thread of 50 ms and more
 */

/** A copy of what was built, with the moment marked in which each script begins. */
async function markedCopy(/** @type {string} */ dist) {
  const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  await cp(dist, folder, { recursive: true });
  for (const lang of ['zh-CN', 'en']) {
    const file = join(folder, `attention-steps.${lang}.js`);
    await writeFile(file, `performance.mark('script');${await readFile(file, 'utf8')}`);
  }
  return folder;
}

/** In the page, before all else: marks when the engine is ready, and notes long tasks. */
function watch() {
  const { instantiate } = WebAssembly;
  Object.assign(WebAssembly, {
    instantiate(/** @type {[WebAssembly.Module, WebAssembly.Imports]} */ ...args) {
      const instance = instantiate(...args);
      const then = instance.then.bind(instance);
      // whoever waits for the instance initialises the module with it
      instance.then = (/** @type {any} */ use, /** @type {any} */ refuse) =>
        then((/** @type {any} */ value) => {
          const used = use(value);
          performance.mark('engine');
          return used;
        }, refuse);
      return instance;
    },
  });
  const tasks = Object.assign(globalThis, { longTasks: /** @type {PerformanceEntry[]} */ ([]) }).longTasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
}

/** In the page: waits until every exhibit is live and what they compute afterwards is done; tells how that went. */
async function opened() {
  const isLive = () =>
    [...document.querySelectorAll('attention-exhibit')].every((each) => each.shadowRoot?.querySelector('section'));
  while (!isLive()) await new Promise((resolve) => requestAnimationFrame(resolve));
  const live = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [script, engine] = ['script', 'engine'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN);
  const tasks = /** @type {{ longTasks: PerformanceEntry[] }} */ (/** @type {unknown} */ (globalThis)).longTasks;
  return {
    live,
    engine: Number(engine) - Number(script),
    long: tasks.map(
      ({ startTime, duration }) => `${duration.toFixed(0)} ms at ${(startTime - Number(script)).toFixed(0)}`,
    ),
  };
}

/**
 * Opens `file` of what was built again and again, each time in a context of its own.
 * @param {import('playwright').Browser} browser
 * @param {string} dist
 * @param {string} file
 * @param {number} runs
 * @returns {Promise<Opening[]>}
 */
export async function openings(browser, dist, file, runs) {
  const folder = await markedCopy(dist);
  const all = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.addInitScript(watch);
    await tab.goto(pathToFileURL(join(folder, file)).href);
    all.push(await tab.evaluate(opened));
    await context.close();
  }
  await rm(folder, { recursive: true });
  return all;
}
