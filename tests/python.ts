/** Python programs, where there is a Python that can run them. */
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';

// Debian's is not always the first on the path
const candidates = ['python3', '/usr/bin/python3'];

/** A Python that can import `modules`; undefined where there is none. */
export const pythonWith = (...modules: string[]): string | undefined =>
  candidates.find((program) => spawnSync(program, ['-c', `import ${modules.join(', ')}`]).status === 0);

/** A test's name, which says so where it is skipped. */
export const named = (name: string, python: string | undefined, module: string): string =>
  python === undefined
    ? `${name} (skipped: no python3 here can import ${module}; on Debian it is in the package python3-${module})`
    : name;

/** What a program prints on `input`; expects it to end well, and to say nothing else. */
export function runPython(python: string | undefined, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(python ?? '', ['-B', ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}
