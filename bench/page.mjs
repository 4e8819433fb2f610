// @ts-check
// The page's own speed and size, in Chromium, on what `npm run build` wrote.
//   npm run bench

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumOptions } from '../tools/chromium.mjs';
import { drawTenMillion } from './draws.mjs';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const page = join(dist, 'index.html');
if (!existsSync(page)) throw new Error('expected dist/ to be built; run npm run build');

/** @param {number[]} times */
function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} runs)`;
}

/**
 * In the page: types a score again and again. For each keystroke, how long until the tables are drawn anew and laid
 * out (`work`), and until the frame that shows it has been painted (`painted`, which waits for the screen's next frame).
 * @param {number} runs
 */
async function typeScores(runs) {
  const exhibit = document.querySelector('attention-exhibit[show="softmax"]');
  const table = exhibit?.shadowRoot?.querySelector('numeric-table');
  const input = table?.shadowRoot?.querySelector('[data-cell="scores.2"] input');
  if (!(input instanceof HTMLInputElement)) throw new Error('expected the softmax exhibit to be live');
  input.focus();
  const work = [];
  const painted = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    input.value = String(10 + (run % 17));
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Lit draws in microtasks: an element, then those inside it
    for (let depth = 0; depth < 6; depth++) await Promise.resolve();
    const elements = [...document.querySelectorAll('attention-exhibit')];
    await Promise.all(elements.map((element) => /** @type {any} */ (element).updateComplete));
    await /** @type {any} */ (table).updateComplete;
    document.body.getBoundingClientRect();
    work.push(performance.now() - start);
    await new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    });
    painted.push(performance.now() - start);
  }
  return { work, painted };
}

/** In the page: how long after navigation every exhibit is live; looks once a frame. */
function whenLive() {
  return new Promise((resolve) => {
    const look = () => {
      const exhibits = [...document.querySelectorAll('attention-exhibit')];
      if (exhibits.every((exhibit) => exhibit.shadowRoot?.querySelector('section'))) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
}

const browser = await chromium.launch(chromiumOptions());
const tab = await browser.newPage();
const ready = [];
for (let run = 0; run < 9; run++) {
  await tab.goto(pathToFileURL(page).href);
  ready.push(await tab.evaluate(whenLive));
}
const { work, painted } = await tab.evaluate(typeScores, 200);
await browser.close();
const draw = await drawTenMillion(page);

console.log(`navigation → exhibits live    ${summary(ready)}`);
console.log(`keystroke → drawn, 9 tokens   ${summary(work)}`);
console.log(`keystroke → painted, 9 tokens ${summary(painted)}`);
console.log(`10 million pairs, d_k = 64    ${draw}`);
for (const file of [
  'index.html',
  'en.html',
  'attention-steps.css',
  'attention-steps.js',
  'attention-steps.zh-CN.js',
  'attention-steps.en.js',
  'attention-steps-worker.js',
  'engine.mjs',
]) {
  const bytes = readFileSync(join(dist, file));
  console.log(`${file.padEnd(26)} ${bytes.length} bytes, gzipped ${gzipSync(bytes, { level: 9 }).length}`);
}
