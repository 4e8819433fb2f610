// @ts-check
// Installs what is missing with the system's package manager, or says how and stops before anything is done.

import { findProgram, run } from './programs.mjs';
import { SetupError } from './setup-error.mjs';
import { detectSystem } from './system.mjs';

/** @typedef {import('./pieces.mjs').Gap} Gap */

/**
 * @param {Gap[]} gaps
 * @param {(line: string) => void} say
 */
export async function install(gaps, say) {
  say('Missing:');
  for (const { piece, problem } of gaps) say(`  ${piece.name} (${piece.why}): ${problem}`);
  const system = detectSystem();
  refuseWhatWeCannotInstall(gaps, system);
  if (system.manager === 'brew') await installWithBrew(packagesOf(gaps, 'brew'), say);
  else await installWithApt(packagesOf(gaps, 'apt'), say);
}

/**
 * @param {Gap[]} gaps
 * @param {'apt' | 'brew' | 'dnf'} manager
 */
function packagesOf(gaps, manager) {
  return [...new Set(gaps.flatMap(({ piece }) => piece.packages[manager]?.split(' ') ?? []))];
}

/**
 * @param {Gap[]} gaps
 * @param {import('./system.mjs').System} system
 */
function refuseWhatWeCannotInstall(gaps, { name, manager }) {
  const again = 'Then run this again. Nothing has been installed.';
  if (name === 'windows') {
    throw new SetupError(
      'Windows itself is not supported. Install the Windows Subsystem for Linux (`wsl --install -d Debian`),\n' +
        'and run this again inside it. Nothing has been installed.',
    );
  }
  if (name === 'fedora') {
    throw new SetupError(`Run: sudo dnf install ${packagesOf(gaps, 'dnf').join(' ')}\n(untested). ${again}`);
  }
  if (!manager) {
    const homebrew = name === 'macos' ? ', or install Homebrew, with which this installs them' : '';
    throw new SetupError(`This cannot install them on this system: install them your own way${homebrew}. ${again}`);
  }
  if (name !== 'ubuntu' && name !== 'macos') return;
  const tasks = gaps.flatMap(({ piece }) => (piece.byHand?.[name] ? [`  ${piece.name}: ${piece.byHand[name]}`] : []));
  if (tasks.length > 0) throw new SetupError(`This is yours to do:\n${tasks.join('\n')}\n${again}`);
}

/**
 * @param {string[]} packages
 * @param {(line: string) => void} say
 */
async function installWithBrew(packages, say) {
  say(`Installing with Homebrew: ${packages.join(' ')}`);
  const { ok, output } = await run('brew', ['install', ...packages]);
  if (!ok) throw new SetupError(`${lastLines(output)}\nHomebrew failed. Try: brew install ${packages.join(' ')}`);
}

/**
 * @param {string[]} packages
 * @param {(line: string) => void} say
 */
async function installWithApt(packages, say) {
  const isRoot = process.getuid?.() === 0;
  const hasSudo = findProgram('sudo') !== undefined;
  const sudo = !isRoot && hasSudo ? 'sudo ' : '';
  const list = packages.join(' ');
  const command = `${sudo}apt-get update && ${sudo}apt-get install --no-install-recommends ${list}`;
  if (!isRoot && !hasSudo) {
    throw new SetupError(`Only root can install them, and there is no sudo. As root, run:\n  ${command}`);
  }
  say(`Installing with ${sudo}apt-get, which can take some minutes: ${list}`);
  // package lists may be missing (a new machine) or old; when one source of several fails, the rest may still do
  const update = await apt(isRoot, ['update']);
  const { ok, output } = await apt(isRoot, ['install', '--yes', '--no-install-recommends', ...packages]);
  if (ok) return;
  const said = lastLines(update.ok ? output : `${update.output}\n${output}`);
  throw new SetupError(`${said}\napt-get failed. The command, to try yourself:\n  ${command}`);
}

/**
 * @param {boolean} isRoot
 * @param {string[]} args
 */
function apt(isRoot, args) {
  // dpkg looks for its helpers in sbin, which `su` may leave out of PATH
  const environment = ['DEBIAN_FRONTEND=noninteractive', `PATH=${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`];
  // a new machine may still be at its first upgrade: wait for the lock
  const command = [...environment, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args];
  return isRoot ? run('env', command) : run('sudo', ['env', ...command]);
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-15).join('\n');
}
