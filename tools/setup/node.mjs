// @ts-check
// Which Node the project runs on, and whether a package would put another one in its place.
// This file keeps to what an old Node understands, so that it can be told what is wrong with it.

import { delimiter, dirname } from 'node:path';

const FOLDER_OF_PACKAGES = '/usr/bin';

export const SUPPORTED = 'Node 20.19 or newer, 22.12 or newer, or 24 and up';

/** @param {string} version as in '20.19.0' */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

/**
 * The version of the package nodejs that apt-get would install.
 * @param {string} simulation   what `apt-get --simulate install` says
 * @returns {string | undefined}
 */
export function packagedVersion(simulation) {
  // Inst nodejs [version now] (version then source) …
  const line = /^Inst nodejs (?:\[[^\]]*\] )?\((\d+\.\d+\.\d+)/m.exec(simulation);
  return line ? line[1] : undefined;
}

/**
 * Whether a package's `node` would be the one that PATH finds, were it installed: in the place of `node` or before it.
 * @param {string} node   full path of the one that PATH finds now
 * @param {string} path   folders, written as in PATH
 */
export function isHiddenByPackage(node, path) {
  const folders = path.split(delimiter);
  const place = folders.indexOf(FOLDER_OF_PACKAGES);
  return place >= 0 && place <= folders.indexOf(dirname(node));
}
