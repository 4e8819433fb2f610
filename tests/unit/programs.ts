/** Runs many programs in one process. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runPython } from '../python.ts';

/** What each of these Python programs prints. */
export const runAllPython = (python: string | undefined, sources: readonly string[]): string[] =>
  JSON.parse(runPython(python, [join(import.meta.dirname, 'programs.py')], JSON.stringify(sources))) as string[];

const compiler = ['c++', 'g++', 'clang++'].find((each) => spawnSync(each, ['--version']).status === 0);
const eigen = ['/usr/include', '/usr/local/include', '/opt/homebrew/include']
  .flatMap((folder) => [join(folder, 'eigen3'), folder])
  .find((folder) => existsSync(join(folder, 'Eigen', 'Dense')));

function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
  expect(stderr.slice(0, 4000)).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** stands between what two programs print */
const mark = '=====';

/** A program as a function within a namespace of its own; the headers stand before all of them. */
const apart = (source: string, index: number) =>
  `namespace program_${index} {\n${source.replace(/^#.*\n/gm, '').replace('int main() {', 'void run() {')}\n}`;

/** What each of these C++ programs prints, all compiled as one: their headers take longest. */
export function runAllCpp(sources: readonly string[]): string[] {
  const headers = new Set(sources.flatMap((source) => source.match(/^#.*$/gm) ?? []));
  const calls = sources.map((_, index) => `  program_${index}::run();\n  std::cout << "${mark}\\n";`);
  const whole = [...headers, ...sources.map(apart), `int main() {\n${calls.join('\n')}\n}`].join('\n');
  const folder = mkdtempSync(join(tmpdir(), 'attention-steps-'));
  try {
    writeFileSync(join(folder, 'programs.cpp'), whole);
    const [file, program] = [join(folder, 'programs.cpp'), join(folder, 'programs')];
    run(compiler ?? 'c++', ['-std=c++17', '-O0', '-Wall', '-isystem', eigen ?? '', file, '-o', program]);
    return run(program, []).split(`${mark}\n`).slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
