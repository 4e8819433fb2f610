import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Place, polyline, smoothLine } from '../../web/elements/path.ts';
import { holds } from './property.ts';

describe('a polyline', () => {
  test('goes straight from place to place, to a tenth', () => {
    expect(polyline([[0, 1], [2.34, -0.01], [4, 5]])).toBe('M0 1L2.3 0L4 5'); // prettier-ignore
  });

  test('is broken where there is no number', () => {
    expect(polyline([[NaN, 0], [1, 1], [2, NaN], [3, 3], [4, 4], [5, Infinity]])).toBe('M1 1M3 3L4 4'); // prettier-ignore
  });

  test('of no places is nothing', () => expect(polyline([])).toBe(''));
});

/** The ends and control places of a path's cubics. */
const cubics = (path: string): Place[][] => {
  const [start = '', ...rest] = path.slice(1).split('C');
  const numbers = [start, ...rest].map((part) => part.split(' ').map(Number));
  return numbers.slice(1).map((to, index) => {
    const [fromX = NaN, fromY = NaN] = (numbers[index] ?? []).slice(-2);
    const [ax = NaN, ay = NaN, bx = NaN, by = NaN, x = NaN, y = NaN] = to;
    return [[fromX, fromY], [ax, ay], [bx, by], [x, y]]; // prettier-ignore
  });
};

describe('a smooth line', () => {
  test('goes through every place, straight where they are in line', () => {
    expect(smoothLine([[0, 0], [3, 3], [6, 6]])).toBe('M0 0C1 1 2 2 3 3C4 4 5 5 6 6'); // prettier-ignore
  });

  test('is level at a peak', () => {
    const [rise, fall] = cubics(smoothLine([[0, 0], [3, 9], [6, 0]])); // prettier-ignore
    expect([rise?.[2]?.[1], fall?.[1]?.[1]]).toEqual([9, 9]);
  });

  test('stays between the places it joins', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 20 });
    holds(
      fc.property(heights, (ys) => {
        for (const [from, one, other, to] of cubics(smoothLine(ys.map((y, index) => [12 * index, y])))) {
          const ends = [from?.[1] ?? NaN, to?.[1] ?? NaN];
          for (const control of [one?.[1] ?? NaN, other?.[1] ?? NaN]) {
            expect(control).toBeGreaterThanOrEqual(Math.min(...ends) - 0.1);
            expect(control).toBeLessThanOrEqual(Math.max(...ends) + 0.1);
          }
        }
      }),
    );
  });

  test('of one place is that place, of none nothing', () => {
    expect([smoothLine([[1, 2]]), smoothLine([])]).toEqual(['M1 2', '']);
  });
});
