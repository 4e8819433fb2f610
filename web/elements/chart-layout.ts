/** Where a chart's words go: how wide they are, and how they keep out of each other's way. */
import { decimal, plainText, trimmed } from '../number.ts';

/** A number on an axis: as short as it is. */
export const tickText = (value: number): string => plainText(trimmed(decimal(value, 6)));

/** About how wide `text` is at 12 px, in pixels; to lay out by, without measuring. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character > '\u2e80' ? 12.5 : 7), 0);

/**
 * Moves `places` apart, so that neighbours are at least `gap` from each other and all lie within [least, most],
 * as far as there is room; each stays as near as it can to where it was, and their order stays.
 */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = Array.from(places.keys()).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const result = [...places];
  let floor = least;
  for (const index of order) {
    result[index] = Math.max(result[index] ?? 0, floor);
    floor = (result[index] ?? 0) + gap;
  }
  let ceiling = most;
  for (const index of order.toReversed()) {
    result[index] = Math.min(result[index] ?? 0, ceiling);
    ceiling = (result[index] ?? 0) - gap;
  }
  return result;
}

/** The line, from 0, on which each label stands, so that those on one line do not touch. */
export function lanes(labels: readonly { x: number; width: number }[]): number[] {
  const ends: number[] = [];
  const order = Array.from(labels.entries()).sort(([, one], [, other]) => one.x - other.x);
  const result: number[] = [];
  for (const [index, { x, width }] of order) {
    const free = ends.findIndex((end) => end <= x - width / 2);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = x + width / 2 + 6;
    result[index] = lane;
  }
  return result;
}
