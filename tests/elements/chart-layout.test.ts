import { describe, expect, test } from 'vitest';
import { lanes, spread, textWidth, tickText } from '../../web/elements/chart-layout.ts';

describe('labels are moved apart', () => {
  test.each([
    ['not at all where they have room', [10, 50, 90], [10, 50, 90]],
    ['downwards', [10, 12, 90], [10, 25, 90]],
    ['in the order they had', [50, 48, 49], [78, 48, 63]],
    ['upwards at the bottom', [98, 99, 100], [70, 85, 100]],
    ['into the room there is', [-20, 500], [0, 100]],
  ])('%s', (_, places, expected) => expect(spread(places, 15, 0, 100)).toEqual(expected));
});

test('marks that would touch stand on several lines', () => {
  const label = (x: number) => ({ x, width: 20 });
  expect(lanes([label(0), label(100), label(200)])).toEqual([0, 0, 0]);
  expect(lanes([label(15), label(0), label(30)])).toEqual([1, 0, 0]);
  expect(lanes([label(0), label(1), label(2)])).toEqual([0, 1, 2]);
});

test.each([
  [0.30000000000000004, '0.3'],
  [-30, '−30'],
  [0, '0'],
  [1024, '1024'],
  [2e6, '2×10⁶'],
])('%d on an axis is %s', (value, text) => expect(tickText(value)).toBe(text));

test('Chinese characters are counted wider than Latin ones', () => {
  expect(textWidth('权重')).toBeGreaterThan(textWidth('we'));
});
