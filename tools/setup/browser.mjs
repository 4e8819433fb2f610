// @ts-check
// The browsers that the tests drive.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { findProgram, isProgram } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const SNAP = '/snap/bin/chromium';

/**
 * The program that the variable CHROMIUM_PATH names, else a Chromium or Chrome from PATH or macOS's applications.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : undefined;
  const onPath = NAMES.map((name) => findProgram(name)).filter((file) => file !== undefined);
  return onPath.find((file) => !isEmptySnapStarter(file)) ?? MAC_APPLICATIONS.find(isProgram);
}

/** Firefox, of which Debian has the extended support release. */
export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/**
 * Ubuntu's package puts in /usr/bin a script that starts the snap, whether or not the snap is there.
 * @param {string} file
 */
function isEmptySnapStarter(file) {
  if (existsSync(SNAP) || statSync(file).size > 10_000) return false;
  return readFileSync(file, 'utf8').includes(SNAP);
}
