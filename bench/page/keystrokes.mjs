// @ts-check
// Typing into the tables of an open page: how long until what follows from a keystroke is on the screen.

import { idle } from './idle.mjs';

/**
 * @typedef {object} Keystrokes
 * @property {number[]} drawn     ms until all exhibits that show it are drawn anew and laid out
 * @property {number[]} painted   ms until a frame that shows it has been painted: waits for the screen's next one
 */

/**
 * In the page: types numbers into a field again and again.
 * @param {{ show: string, cell: string, runs: number }} what
 * @returns {Promise<Keystrokes>}
 */
async function type({ show, cell, runs }) {
  const exhibit = document.querySelector(`attention-exhibit[show="${show}"]`);
  const tables = [.../** @type {ShadowRoot} */ (exhibit?.shadowRoot).querySelectorAll('numeric-table')];
  const input = tables
    .map((table) => table.shadowRoot?.querySelector(`[data-cell="${cell}"] input`))
    .find((found) => found instanceof HTMLInputElement);
  if (!input) throw new Error(`expected a field for ${cell} in ${show}`);
  input.scrollIntoView({ block: 'center' });
  input.focus();
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    });
  await frame();
  const drawn = [];
  const painted = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    input.value = String(1 + (run % 17) / 10);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Lit draws in microtasks: an element, then those inside it
    for (let depth = 0; depth < 12; depth++) await Promise.resolve();
    const elements = /** @type {any[]} */ ([...document.querySelectorAll('attention-exhibit'), ...tables]);
    await Promise.all(elements.map(({ updateComplete }) => updateComplete));
    document.body.getBoundingClientRect();
    drawn.push(performance.now() - start);
    await frame();
    painted.push(performance.now() - start);
  }
  return { drawn, painted };
}

/**
 * Has the exhibit show so many tokens.
 * @param {import('playwright').Locator} exhibit
 * @param {string} show
 * @param {number} tokens
 */
async function extend(exhibit, show, tokens) {
  if (show === 'matrix') {
    // [CLS] and [SEP] stand around them
    const sentence = Array.from({ length: tokens - 2 }, (_, place) => String.fromCodePoint(0x4e00 + 7 * place));
    await exhibit.locator('sentence-field input').fill(sentence.join(''));
  } else {
    const rows = exhibit.locator('tbody tr');
    const add = exhibit.locator('numeric-table ~ .controls button').first();
    for (let count = await rows.count(); count < tokens; count++) await add.click();
  }
}

/**
 * Types into `cell` of the exhibit `show`, which has so many tokens, in a page opened at `url`.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ show: string, cell: string, tokens: number, runs: number }} what
 * @returns {Promise<Keystrokes>}
 */
export async function keystrokes(browser, url, what) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.goto(url);
  const exhibit = tab.locator(`attention-exhibit[show="${what.show}"]`);
  await exhibit.locator('section.panel').waitFor();
  await extend(exhibit, what.show, what.tokens);
  // what else the page computes is to be over
  await tab.evaluate(idle);
  const times = await tab.evaluate(type, what);
  await tab.close();
  return times;
}
