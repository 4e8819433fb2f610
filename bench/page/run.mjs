// @ts-check
// The page's own speed, memory and size, in Chromium, on what `npm run build` wrote.
//   npm run bench -- page

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../tools/chromium.mjs';
import { keystrokes } from './keystrokes.mjs';
import { learned } from './learned.mjs';
import { openings } from './load.mjs';
import { drawTenMillion, memoryOf } from './memory.mjs';
import { sizes } from './sizes.mjs';
import { summary } from './stats.mjs';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const lesson = pathToFileURL(join(dist, 'index.html')).href;
const say = (/** @type {string} */ what, /** @type {string} */ value) => console.log(`${what.padEnd(34)} ${value}`);

const browser = await chromium.launch(chromiumOptions());
for (const file of ['index.html', 'en.html']) {
  const runs = await openings(browser, dist, file, 9);
  say(`${file}: script → engine ready`, summary(runs.map(({ engine }) => engine)));
  say(`${file}: opened → all live`, summary(runs.map(({ live }) => live)));
  const long = runs.flatMap((run) => run.long);
  say(`${file}: tasks of 50 ms and more`, long.length === 0 ? 'none' : `${long.length}: ${long.join(', ')}`);
}

for (const [door, file] of /** @type {const} */ ([
  ['frame', 'index.html?show=softmax'],
  ['element', 'article.html'],
])) {
  const runs = await openings(browser, dist, file, 9);
  say(`one exhibit, ${door}: script → live`, `${summary(runs.map(({ ready }) => ready))}; to be within 200 ms`);
}

for (const [show, cell, tokens] of /** @type {const} */ ([
  ['softmax', 'scores.2', 9],
  ['softmax', 'scores.2', 64],
  ['matrix', 'queries.2.1', 64],
])) {
  const { drawn, painted } = await keystrokes(browser, lesson, { show, cell, tokens, runs: 200 });
  say(`${show}, ${tokens} tokens: key → drawn`, summary(drawn));
  say(`${show}, ${tokens} tokens: key → painted`, summary(painted));
}

const { first, painted } = await learned(browser, lesson, { openings: 9, runs: 20 });
say('trained model: asked for → guesses', `${summary(first)}; to be within 300 ms`);
say('trained model: key → painted', `${summary(painted)}; to be within 50 ms`);
await browser.close();

const [blank, opened] = [await memoryOf('about:blank'), await memoryOf(lesson)];
const { seconds, longest, cores, before, most } = await drawTenMillion(lesson);
const task = longest > 0 ? `longest main-thread task ${longest.toFixed(0)} ms` : 'no main-thread task over 50 ms';
say('10 million pairs, d_k = 64', `${seconds.toFixed(1)} s on ${cores} cores, ${task}`);
say(
  'memory, private, written',
  `${most.toFixed(0)} MB, of which ${before.toFixed(0)} before; opened ${opened.toFixed(0)}, a blank page ${blank.toFixed(0)}`,
);
for (const line of sizes(dist)) console.log(line);
