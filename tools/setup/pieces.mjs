// @ts-check
// What the project is built and tested with, and what each piece is called where it is installed.

import { findFirefox } from './browser.mjs';
import {
  LEAST_CMAKE,
  LEAST_EMCC,
  browserProblem,
  chineseFontProblem,
  clangToolProblem,
  cmakeProblem,
  emccProblem,
  headerProblem,
  programProblem,
  pythonProblem,
  sanitizerProblem,
} from './checks.mjs';
import { isInstallableDebian } from './system.mjs';

/**
 * @typedef {object} Piece
 * @property {string} name
 * @property {string} why
 * @property {() => string | undefined | Promise<string | undefined>} problem   what is wrong, nothing when all is well
 * @property {Partial<Record<'apt' | 'brew' | 'dnf', string>>} packages   its package's name for each package manager
 * @property {Partial<Record<'ubuntu' | 'macos', string>>} [byHand]   what to do where no package manager will do it
 * @property {boolean} [debianOnly]   whether it is asked for on Debian alone; elsewhere the tests skip what they lack
 */

/** @type {Piece[]} */
const toBuild = [
  {
    name: `Emscripten ${LEAST_EMCC} or newer`,
    why: 'compiles the C++ to WebAssembly',
    problem: emccProblem,
    packages: { apt: 'emscripten', brew: 'emscripten', dnf: 'emscripten' },
  },
  {
    name: 'Eigen',
    why: 'the matrices of the C++',
    problem: () => headerProblem('Eigen/Core', 'eigen3/Eigen/Core'),
    packages: { apt: 'libeigen3-dev', brew: 'eigen', dnf: 'eigen3-devel' },
  },
  {
    name: `CMake ${LEAST_CMAKE} or newer`,
    why: 'describes the build',
    problem: cmakeProblem,
    packages: { apt: 'cmake', brew: 'cmake', dnf: 'cmake' },
  },
  {
    name: 'Ninja',
    why: 'runs the build',
    problem: () => programProblem('ninja'),
    packages: { apt: 'ninja-build', brew: 'ninja', dnf: 'ninja-build' },
  },
  {
    name: 'a C++ compiler',
    why: 'builds the native library',
    problem: () => programProblem('c++', 'g++', 'clang++'),
    packages: { apt: 'g++', dnf: 'gcc-c++' },
    byHand: { macos: 'run `xcode-select --install`' },
  },
  {
    name: 'npm',
    why: 'installs the JavaScript packages',
    problem: () => programProblem('npm'),
    packages: { apt: 'npm', brew: 'node', dnf: 'nodejs-npm' },
  },
];

/** @type {Piece[]} */
const toTest = [
  {
    name: 'Chromium or Chrome',
    why: 'the tests open the page in it',
    problem: browserProblem,
    packages: { apt: 'chromium', dnf: 'chromium' },
    byHand: {
      ubuntu:
        "install Google Chrome (Ubuntu's own chromium is only a pointer to a snap; the snap counts too, but is" +
        ' untested), or name a browser in the variable CHROMIUM_PATH',
      macos: 'put Google Chrome or Chromium into /Applications, or name a browser in the variable CHROMIUM_PATH',
    },
  },
  {
    name: 'Firefox ESR',
    why: 'the tests open the page in it',
    problem: () => (findFirefox() ? undefined : 'not found'),
    packages: { apt: 'firefox-esr' },
    debianOnly: true,
  },
  {
    name: 'WebKitGTK and its driver',
    why: 'the tests open the page in it',
    problem: () => programProblem('WebKitWebDriver'),
    packages: { apt: 'webkit2gtk-driver' },
    debianOnly: true,
  },
  {
    name: 'Xvfb',
    why: 'the screen on which WebKitGTK opens it',
    problem: () => programProblem('Xvfb'),
    packages: { apt: 'xvfb' },
    debianOnly: true,
  },
  {
    name: 'GoogleTest',
    why: 'runs the native tests',
    problem: () => headerProblem('gtest/gtest.h'),
    packages: { apt: 'libgtest-dev', brew: 'googletest', dnf: 'gtest-devel' },
  },
  {
    name: 'nlohmann-json',
    why: "reads the native tests' cases",
    problem: () => headerProblem('nlohmann/json.hpp'),
    packages: { apt: 'nlohmann-json3-dev', brew: 'nlohmann-json', dnf: 'json-devel' },
  },
  {
    name: 'a Chinese font',
    why: 'the tests look at the page in Chinese',
    problem: chineseFontProblem,
    packages: { apt: 'fonts-noto-cjk', dnf: 'google-noto-sans-cjk-fonts' },
  },
  {
    name: 'clang-format',
    why: 'checks the layout of the C++',
    problem: () => clangToolProblem('clang-format'),
    packages: { apt: 'clang-format', brew: 'llvm', dnf: 'clang-tools-extra' },
  },
  {
    name: 'clang-tidy',
    why: 'finds mistakes in the C++',
    problem: () => clangToolProblem('clang-tidy'),
    packages: { apt: 'clang-tidy', brew: 'llvm', dnf: 'clang-tools-extra' },
  },
  {
    name: 'NumPy for Python',
    why: 'the tests run the code that an exhibit gives away',
    problem: () => pythonProblem('numpy'),
    packages: { apt: 'python3-numpy' },
  },
  {
    name: 'PyTorch for Python',
    why: "the tests run that code and the lesson's class",
    problem: () => pythonProblem('torch'),
    packages: { apt: 'python3-torch' },
  },
  {
    name: 'the sanitizers',
    why: 'find memory errors in the native tests',
    problem: sanitizerProblem,
    packages: { apt: 'g++', dnf: 'libasan libubsan' },
  },
];

/** @typedef {{ piece: Piece, problem: string }} Gap */

/**
 * What is missing or too old.
 * @param {{ tests: boolean }} scope
 * @returns {Promise<Gap[]>}
 */
export async function findGaps({ tests }) {
  const isDebian = isInstallableDebian();
  const pieces = (tests ? [...toBuild, ...toTest] : toBuild).filter(({ debianOnly }) => isDebian || !debianOnly);
  const checked = await Promise.all(pieces.map(async (piece) => ({ piece, problem: await piece.problem() })));
  return checked.flatMap(({ piece, problem }) => (problem ? [{ piece, problem }] : []));
}
