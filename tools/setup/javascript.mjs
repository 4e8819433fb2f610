// @ts-check
// Installs the JavaScript packages when they are missing or older than the lock file.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './programs.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installJavaScript(root, say) {
  // npm writes its own copy of the lock last, so one is there only when an installation came to its end
  const installed = changedAt(join(root, 'node_modules', '.package-lock.json'));
  if (installed >= changedAt(join(root, 'package-lock.json'))) return;
  say('Installing the JavaScript packages: npm ci');
  const { ok, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
  // npm says what is wrong first, then all of its options
  const said = output.trim().split('\n').slice(0, 8).join('\n');
  if (!ok) throw new SetupError(`${said}\nnpm failed. The command, to try yourself: npm ci`);
}

/** @param {string} file milliseconds; never when there is no such file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;
}
