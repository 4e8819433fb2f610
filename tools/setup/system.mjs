// @ts-check
// Which system we are on, and with what it installs packages.

import { readFileSync } from 'node:fs';
import { findProgram } from './programs.mjs';

/**
 * @typedef {object} System
 * @property {'debian' | 'ubuntu' | 'fedora' | 'macos' | 'windows' | 'other'} name   Ubuntu and Fedora with what derives from them
 * @property {'apt' | 'brew' | undefined} manager   what we install with; none when the reader must do it
 */

/** @returns {System} */
export function detectSystem() {
  if (process.platform === 'win32') return { name: 'windows', manager: undefined };
  if (process.platform === 'darwin') return { name: 'macos', manager: findProgram('brew') ? 'brew' : undefined };
  const names = distributionNames();
  if (names.includes('fedora')) return { name: 'fedora', manager: undefined };
  const manager = findProgram('apt-get') ? 'apt' : undefined;
  if (names.includes('ubuntu')) return { name: 'ubuntu', manager };
  if (names.includes('debian')) return { name: 'debian', manager };
  return { name: 'other', manager: undefined };
}

/** Whether this is Debian, and we may install there. */
export function isInstallableDebian() {
  const { name, manager } = detectSystem();
  const mayInstall = process.getuid?.() === 0 || findProgram('sudo') !== undefined;
  return name === 'debian' && manager === 'apt' && mayInstall;
}

/** The distribution's name and those it derives from. */
function distributionNames() {
  try {
    const text = readFileSync('/etc/os-release', 'utf8');
    return [...text.matchAll(/^ID(?:_LIKE)?=(.*)$/gm)].flatMap(([, value = '']) =>
      value.replaceAll(/["']/g, '').split(' '),
    );
  } catch {
    return [];
  }
}
