/** A test that makes the console speak fails. */
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Lit's word that it is in development mode is no finding
(globalThis as { litIssuedWarnings?: Set<string> }).litIssuedWarnings = new Set(['dev-mode']);

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  const heard = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(heard, 'what the console was told').toEqual([]);
});
