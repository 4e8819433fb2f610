import { expect, test } from 'vitest';
import { evaluateInFloat32, stepsApartInFloat32 } from './interpreter.ts';

const largest = 3.4028234663852886e38;

test('in float32, operands and result are rounded to it', () => {
  expect(evaluateInFloat32('subtract', [0.1, 0])).toBe(Math.fround(0.1));
  expect(evaluateInFloat32('exp', [88.73])).toBe(Infinity);
  expect(evaluateInFloat32('sum', [largest, largest])).toBe(Infinity);
  expect(evaluateInFloat32('divide', [1, 3])).toBe(Math.fround(1 / 3));
});

test.each([
  [1, 1, 0],
  [1, 1 + 2 ** -23, 1],
  [1, 1 - 2 ** -24, 1],
  [0, -0, 0],
  [2 ** -149, -(2 ** -149), 2],
  [largest, Infinity, 1],
  [NaN, NaN, 0],
  [NaN, 1, Infinity],
])('from %d to %d there are %d steps in float32', (one, other, steps) =>
  expect(stepsApartInFloat32(one, other)).toBe(steps),
);
