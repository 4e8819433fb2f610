import type { Engine } from '../engine.ts';

/** Whole numbers by chance, from a seed: the same question for the same seed, on every machine. */
export interface Draw {
  /** a whole number from `least` to `most`, both included */
  whole(least: number, most: number): number;
  pick<Entry>(list: readonly [Entry, ...Entry[]]): Entry;
  /** different whole numbers */
  distinct(count: number, least: number, most: number): number[];
}

/** how many numbers a question may draw */
const mostDraws = 32;

/** The draws of question `place` of a seed. They are the engine's U(−1, 1): a layer of one input starts from those. */
export function drawFrom(engine: Engine, seed: number, place: number): Draw {
  const uniform = engine.linear(1, (place + 1) * mostDraws, seed).weight.data;
  let next = place * mostDraws;
  const whole = (least: number, most: number) => {
    const share = ((uniform[next++] ?? 0) + 1) / 2;
    return Math.min(most, least + Math.floor(share * (most - least + 1)));
  };
  return {
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    distinct(count, least, most) {
      const left = Array.from({ length: most - least + 1 }, (_, index) => least + index);
      return Array.from({ length: count }, () => left.splice(whole(0, left.length - 1), 1)[0] ?? least);
    },
  };
}

/** Hundredths of three shares that add up to 1, none under 0.05. */
export function drawShares(draw: Draw): [number, number, number] {
  const first = draw.whole(5, 70);
  const second = draw.whole(5, 95 - first);
  return [first, second, 100 - first - second];
}

/** So many hundredths, or tenths, as the nearest float64: divided, not multiplied by 0.01. */
export const hundredths = (whole: number): number => whole / 100;
export const tenths = (whole: number): number => whole / 10;
