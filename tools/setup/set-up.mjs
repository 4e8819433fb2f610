// @ts-check
// The whole of set-up; ends the process with code 1 when something keeps it from its end.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findToolchain } from '../toolchain.mjs';
import { nodeProblem } from './checks.mjs';
import { install } from './install.mjs';
import { installJavaScript } from './javascript.mjs';
import { SUPPORTED } from './node.mjs';
import { findGaps } from './pieces.mjs';
import { SetupError } from './setup-error.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {{ tests: boolean }} scope */
export async function setUp(scope) {
  try {
    const gaps = await findGaps(scope);
    if (gaps.length > 0) {
      await install(gaps, console.log);
      await refuseGapsLeft(scope);
      await refuseOtherNode();
    }
    await installJavaScript(root, console.log);
    console.log(`Ready to build${scope.tests ? ' and test' : ''}, with emcc ${findToolchain()?.version}.`);
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * A package may be older than what we need, or stand behind another installation on PATH.
 * @param {{ tests: boolean }} scope
 */
async function refuseGapsLeft(scope) {
  const left = (await findGaps(scope)).map(({ piece, problem }) => `  ${piece.name}: ${problem}`);
  if (left.length === 0) return;
  throw new SetupError(`Still missing after installing:\n${left.join('\n')}\nInstall it by hand, then run this again.`);
}

/** A package may have brought a Node of its own. */
async function refuseOtherNode() {
  const problem = await nodeProblem();
  if (!problem) return;
  throw new SetupError(
    `${SUPPORTED} is needed; what PATH finds since the installation is ${problem}.\n` +
      'Have Node from nodejs.org in a folder that stands first in PATH, or from nvm, then run this again.',
  );
}
