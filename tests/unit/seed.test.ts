import { expect, test } from 'vitest';
import { nextSeed } from '../../web/seed.ts';

test('after the largest seed comes the first', () => {
  expect([nextSeed(0), nextSeed(7, 8), nextSeed(8, 8)]).toEqual([1, 8, 0]);
  expect([Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER].map((seed) => nextSeed(seed))).toEqual([
    Number.MAX_SAFE_INTEGER,
    0,
  ]);
});
