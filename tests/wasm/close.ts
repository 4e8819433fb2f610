/** Comparisons of float64 in which a NaN where none is expected fails. */
import { expect } from 'vitest';

/** How far each number may be from the expected one: relative to that, or in all. */
export interface Tolerance {
  relative?: number;
  absolute?: number;
}

const isClose = (found: number, expected: number, { relative = 0, absolute = 0 }: Tolerance) =>
  Object.is(found, expected) ||
  found === expected ||
  Math.abs(found - expected) <= Math.max(absolute, relative * Math.abs(expected));

/** Expects every number to be within the tolerance, and names the first that is not. */
export function expectClose(found: ArrayLike<number>, expected: ArrayLike<number>, tolerance: Tolerance): void {
  expect(found.length).toBe(expected.length);
  for (let index = 0; index < expected.length; index++) {
    const [one, other] = [found[index] ?? NaN, expected[index] ?? NaN];
    // written so that a NaN, which is close to nothing, fails
    if (!isClose(one, other, tolerance)) {
      expect.fail(`at ${index}: expected ${other}; found ${one}, off by ${Math.abs(one - other)}`);
    }
  }
}
