// @ts-check
// How the tests and the bench launch Chromium.

import { findChromium } from './setup/browser.mjs';

/** Launch options for Playwright. Throws if there is no Chromium. */
export function chromiumOptions() {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error(
      'expected Chromium or Chrome on PATH, or its path in CHROMIUM_PATH; run node tools/setup.mjs --tests',
    );
  }
  // --no-sandbox: containers and CI run as root; the others keep it from calling home
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return { executablePath, args };
}
