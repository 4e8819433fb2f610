/* eslint no-restricted-syntax: off -- places in a chart, not numbers of the lesson */
/** Where a number stands in a drawing. d3-scale can much more, and brings its colours, dates and formats along. */
import { nice, ticks } from 'd3-array';

/** An interval: its first and its last number. */
export type Interval = readonly [from: number, to: number];

export interface Scale {
  /** the place of a number */
  (value: number): number;
  /** round numbers to be marked, about `count` of them */
  ticks(count: number): number[];
}

/** `value` as a share of the way through an interval; half, where that has no length. */
const shareOf = (value: number, [from, to]: Interval): number => (from === to ? 0.5 : (value - from) / (to - from));

const placeOf = (share: number, [start, end]: Interval): number => start + share * (end - start);

const scale = (place: (value: number) => number, marks: Scale['ticks']): Scale =>
  Object.assign(place, { ticks: marks });

/** Equal steps of the number are equal steps in the drawing. */
export const linearScale = (domain: Interval, range: Interval): Scale =>
  scale(
    (value) => placeOf(shareOf(value, domain), range),
    (count) => ticks(...domain, count),
  );

/** The same up to the next round numbers, at both ends. */
export const niceScale = (domain: Interval, range: Interval, count: number): Scale =>
  linearScale(nice(...domain, count), range);

/** Each doubling is an equal step; marked at powers of two, at every second, third … where they are too many. */
export function log2Scale([from, to]: Interval, range: Interval): Scale {
  const logs: Interval = [Math.log2(from), Math.log2(to)];
  return scale(
    (value) => placeOf(shareOf(Math.log2(value), logs), range),
    (count) => {
      const [first, last] = [Math.ceil(logs[0]), Math.floor(logs[1])];
      const step = Math.max(1, Math.ceil((last - first) / count));
      return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => 2 ** (first + index * step));
    },
  );
}

/** The nearest number of an interval. */
export const clamped = (value: number, [least, most]: Interval): number => Math.min(Math.max(value, least), most);
