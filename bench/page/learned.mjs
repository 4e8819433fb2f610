// @ts-check
// The trained model in the page: how long its first use takes, loading included, and how long a keystroke.

import { idle } from './idle.mjs';

const show = 'hidden-character';

/**
 * In the page: asks for the model; ms until its guesses have been painted.
 * @param {string} show
 */
async function ask(show) {
  const panel = document.querySelector(`attention-exhibit[show="${show}"]`)?.shadowRoot;
  const button = panel?.querySelector('.offer button');
  if (!panel || !(button instanceof HTMLButtonElement)) throw new Error(`expected a button in ${show}`);
  button.scrollIntoView({ block: 'center' });
  const start = performance.now();
  button.click();
  const guesses = () => panel.querySelector('numeric-table')?.shadowRoot?.querySelector('tbody td');
  while (!guesses()) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/**
 * In the page: types sentences of 30 characters again and again; ms until all of each step has been painted anew.
 * @param {{ show: string, runs: number }} what
 */
async function type({ show, runs }) {
  const panel = document.querySelector(`attention-exhibit[show="${show}"]`)?.shadowRoot;
  const input = panel?.querySelector('sentence-field input');
  const steps = panel?.querySelector('step-player')?.shadowRoot?.querySelectorAll('li button') ?? [];
  if (!panel || !(input instanceof HTMLInputElement)) throw new Error(`expected a sentence in ${show}`);
  /** @type {number[]} */
  const painted = [];
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const step of steps) {
    /** @type {HTMLElement} */ (step).click();
    await frame();
    // what is out of sight is neither laid out nor painted
    panel.querySelector('step-player')?.scrollIntoView({ block: 'center' });
    await frame();
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      input.value = `${'我喜欢人工智能，'.repeat(3)}她${'去来看听说'[run % 5]}学校上课`;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await frame();
      painted.push(performance.now() - start);
    }
  }
  return painted;
}

/**
 * Both, in a page opened at `url`: the first use in `openings` pages, then keystrokes in the last.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ openings: number, runs: number }} times
 */
export async function learned(browser, url, { openings, runs }) {
  const first = [];
  /** @type {number[]} */
  let painted = [];
  for (let opening = 1; opening <= openings; opening++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.locator(`attention-exhibit[show="${show}"] section.panel`).waitFor();
    await tab.evaluate(idle);
    first.push(await tab.evaluate(ask, show));
    if (opening === openings) painted = await tab.evaluate(type, { show, runs });
    await context.close();
  }
  return { first, painted };
}
