import { describe, expect, test } from 'vitest';
import { clamped, linearScale, log2Scale, niceScale } from '../../web/elements/scale.ts';

describe('a linear scale', () => {
  const scale = linearScale([-2, 2], [100, 0]);

  test('keeps equal steps equal, beyond its ends too', () => {
    expect([-2, -1, 0, 2, 3].map(scale)).toEqual([100, 75, 50, 0, -25]);
  });

  test('is marked at round numbers, about as many as wanted', () => {
    expect(scale.ticks(4)).toEqual([-2, -1, 0, 1, 2]);
    expect(linearScale([0, 0.37], [0, 1]).ticks(4)).toEqual([0, 0.1, 0.2, 0.3]);
  });

  test('of an interval without length has but the middle', () => expect(linearScale([3, 3], [0, 10])(3)).toBe(5));

  test('says nothing of NaN', () => expect(scale(NaN)).toBeNaN());
});

test('a nice scale reaches to the next round numbers', () => {
  const scale = niceScale([0, 1.53], [0, 100], 4);
  expect(scale(2)).toBe(100);
  expect(scale.ticks(4)).toEqual([0, 0.5, 1, 1.5, 2]);
});

describe('a scale of powers of two', () => {
  test('makes each doubling an equal step', () => {
    expect([1, 4, 32, 1024].map(log2Scale([1, 1024], [0, 100]))).toEqual([0, 20, 50, 100]);
  });

  test('is marked at powers of two, all of them or some', () => {
    expect(log2Scale([1, 16], [0, 1]).ticks(6)).toEqual([1, 2, 4, 8, 16]);
    expect(log2Scale([1, 1024], [0, 1]).ticks(6)).toEqual([1, 4, 16, 64, 256, 1024]);
    expect(log2Scale([3, 9], [0, 1]).ticks(6)).toEqual([4, 8]);
  });
});

test('clamped, a number is the nearest in an interval', () => {
  expect([-1, 0.25, 7, Infinity, NaN].map((value) => clamped(value, [0, 1]))).toEqual([0, 0.25, 1, 1, NaN]);
});
