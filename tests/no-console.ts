/** A test that makes the console speak fails, unless it has asked for what it hears. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    const { calls } = spy.mock;
    spy.mockRestore();
    expect(calls, `console.${method} was called`).toEqual([]);
  }
});
