// @ts-check
// Opening the page from disk: when the engine is ready, when every exhibit is live, and which tasks were long.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { idle } from './idle.mjs';

/**
 * @typedef {object} Opening
 * @property {number} engine   ms from the script's first statement until the engine's module has initialised itself
 * @property {number} ready    ms from the script's first statement until every exhibit is live
 * @property {number} live     ms from navigation until then
 * @property {string[]} long   the tasks of the main thread of 50 ms and more
 */

/** An exhibit in somebody else's page. */
const article = `<!doctype html><meta charset="utf-8"><script defer src="attention-steps.js"></script>
<attention-exhibit show="softmax"></attention-exhibit>`;

/** A copy of what was built, with the moment marked in which each script begins. */
async function markedCopy(/** @type {string} */ dist) {
  const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  await cp(dist, folder, { recursive: true });
  for (const name of ['attention-steps.js', 'attention-steps.zh-CN.js', 'attention-steps.en.js']) {
    const file = join(folder, name);
    await writeFile(file, `performance.mark('script');${await readFile(file, 'utf8')}`);
  }
  await writeFile(join(folder, 'article.html'), article);
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

/** In the page: waits until every exhibit is live; ms from navigation. */
async function allLive() {
  const isLive = () =>
    [...document.querySelectorAll('attention-exhibit')].every((each) => each.shadowRoot?.querySelector('section'));
  while (!isLive()) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now();
}

/** In the page: how opening it went. */
function opened() {
  const [script, engine] = ['script', 'engine'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN);
  const tasks = /** @type {{ longTasks: PerformanceEntry[] }} */ (/** @type {unknown} */ (globalThis)).longTasks;
  return {
    script: Number(script),
    engine: Number(engine) - Number(script),
    long: tasks.map(
      ({ startTime, duration }) => `${duration.toFixed(0)} ms at ${(startTime - Number(script)).toFixed(0)}`,
    ),
  };
}

/**
 * Opens `file` of what was built, or `article.html` beside it, again and again, each time in a context of its own.
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
    await tab.goto(new URL(file, `${pathToFileURL(folder).href}/`).href);
    const live = await tab.evaluate(allLive);
    // what the exhibits compute afterwards is to be over
    await tab.evaluate(idle);
    const how = await tab.evaluate(opened);
    all.push({ ...how, live, ready: live - how.script });
    await context.close();
  }
  await rm(folder, { recursive: true });
  return all;
}
