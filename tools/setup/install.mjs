// @ts-check
// Installs what is missing with the system's package manager, or says how and stops before anything is done.

import { isHiddenByPackage, isSupported, packagedVersion } from './node.mjs';
import { findProgram, run } from './programs.mjs';
import { SetupError } from './setup-error.mjs';
import { detectSystem } from './system.mjs';

/** @typedef {import('./pieces.mjs').Gap} Gap */

const INSTALL = ['install', '--no-install-recommends'];

// NodeSource's package does not say that it serves programs of any architecture: github.com/nodesource/distributions/issues/1346
const NODE_IN_THE_WAY =
  "Debian's Emscripten does not take the installed package nodejs, NodeSource's perhaps, for Node. Remove that package\n" +
  'and have Node from nodejs.org or nvm, or have an Emscripten on PATH or in EMSDK; then run this again.\n';
const ANOTHER_NODE =
  'Have Node from nodejs.org in /usr/local, or in a folder that stands before /usr/bin in PATH, or from nvm; or have an\n' +
  'Emscripten on PATH or in EMSDK. Then run this again. Nothing has been installed.';

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
  const command = `${sudo}apt-get update && ${sudo}apt-get ${INSTALL.join(' ')} ${list}`;
  if (!isRoot && !hasSudo) {
    throw new SetupError(`Only root can install them, and there is no sudo. As root, run:\n  ${command}`);
  }
  say(`Installing with ${sudo}apt-get, which can take some minutes: ${list}`);
  // package lists may be missing (a new machine) or old; when one source of several fails, the rest may still do
  const update = await apt(isRoot, ['-qq', 'update']);
  await refuseOldNode(isRoot, packages);
  // with -qq it would keep to itself which package stands in the way
  const { ok, output } = await apt(isRoot, ['-q', '--yes', ...INSTALL, ...packages]);
  if (ok) return;
  const said = [...(update.ok ? [] : [update.output]), output].map(lastLines).join('\n');
  const hint = output.includes('nodejs:any') ? NODE_IN_THE_WAY : '';
  throw new SetupError(`${said}\napt-get failed. ${hint}The command, to try yourself:\n  ${command}`);
}

/**
 * The package of Emscripten depends on the package of Node. Where that is too old, it may come beside the Node that
 * runs this, but neither in its place nor before it on PATH.
 * @param {boolean} isRoot
 * @param {string[]} packages
 */
async function refuseOldNode(isRoot, packages) {
  const node = findProgram('node');
  const { output } = await apt(isRoot, ['--simulate', ...INSTALL, ...packages]);
  const version = packagedVersion(output);
  if (!node || !version || isSupported(version) || !isHiddenByPackage(node, process.env.PATH ?? '')) return;
  throw new SetupError(
    `With them comes the package nodejs, Node ${version}, which is too old, in place of ${node} or before it.\n${ANOTHER_NODE}`,
  );
}

/**
 * @param {boolean} isRoot
 * @param {string[]} args
 */
function apt(isRoot, args) {
  // dpkg looks for its helpers in sbin, which `su` may leave out of PATH
  const environment = ['DEBIAN_FRONTEND=noninteractive', `PATH=${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`];
  // a new machine may still be at its first upgrade: wait for the lock
  const command = [...environment, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...args];
  return isRoot ? run('env', command) : run('sudo', ['env', ...command]);
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-15).join('\n');
}
