import { expect, test } from 'vitest';
import { indicesInSight, offsetShowing } from '../../web/elements/matrix-window.ts';

// 100 rows of 30 pixels under a header of 20; 110 pixels are seen: the header and three rows
const axis = { count: 100, size: 30, head: 20, offset: 0, length: 110 };

const ends = (indices: number[]) => [indices[0], indices.at(-1)];

test.each([
  [0, 0, [0, 2]],
  [29, 0, [0, 3]],
  [30, 0, [1, 3]],
  [300, 2, [8, 14]],
  [0, 5, [0, 7]],
  [30 * 97, 5, [92, 99]],
  // further than there is, as when the matrix has become smaller
  [9000, 0, [97, 99]],
])('scrolled by %d, with %d to spare, rows %j are drawn', (offset, spare, expected) => {
  expect(ends(indicesInSight({ ...axis, offset }, spare))).toEqual(expected);
});

test('all of what fits is drawn', () => {
  expect(indicesInSight({ ...axis, count: 2 }, 5)).toEqual([0, 1]);
});

test('nothing is drawn before there is a length', () => {
  expect(indicesInSight({ ...axis, length: 0 }, 5)).toEqual([]);
});

test.each([
  ['in sight', 11, 300, 300],
  ['above', 4, 300, 120],
  ['half under the header', 10, 310, 300],
  ['below', 20, 300, 540],
  ['half below', 12, 290, 300],
  ['the last', 99, 0, 2910],
])('scrolls no more than shows the row: %s', (_, index, offset, expected) => {
  expect(offsetShowing(index, { ...axis, offset })).toBe(expected);
});
