/** The batch of the exhibit on the code: what the engine draws from a seed, and what it makes of it. */
import type { Engine, Linear, Matrix, SelfAttention } from '../engine.ts';
import { type Ways, waysOf } from './self-attention-ways.ts';

export interface Sizes {
  batch: number;
  /** tokens in each item */
  length: number;
  /** entries in a token's vector, and in a query, key or value */
  hiddenSize: number;
  seed: number;
}

/** `tokens` in all items together */
export const most = { batch: 8, tokens: 4096, hiddenSize: 768, seed: 1_000_000_000 } as const;

/** numbers in a table of [batch, length, length]: with more, three of them would take more than 50 MB */
const mostPairs = 2_097_152;

/** Whether the tables are small enough to be written down. */
export const isWritable = ({ batch, length }: Sizes): boolean => batch * length * length <= mostPairs;

/** The three layers, by the names they have in C++. */
export type Layers = Readonly<Record<'query' | 'key' | 'value', Linear>>;

/** What goes in. */
export interface Drawn {
  layers: Layers;
  /** an item each */
  x: readonly Matrix[];
}

export interface Batch extends Drawn {
  /** an item each; undefined where it has not been computed yet, or its tables are too large to be written down */
  items: readonly (SelfAttention | undefined)[];
  /** how long it took */
  milliseconds: number;
  /** the same from q, k and v on, once more and in two ways; undefined while the items are being computed */
  ways?: Ways;
}

export const keyOf = ({ batch, length, hiddenSize, seed }: Sizes): string => [batch, length, hiddenSize, seed].join();

/** "[1, 9, 768]" */
export const shapeOf = ({ batch, length, hiddenSize }: Sizes): string => `[${batch}, ${length}, ${hiddenSize}]`;

/** more multiplications than this take longer than a keystroke may: some 10 ms */
const mostAtOnce = 1_000_000;

/** Whether a batch is so small that it can be computed at each keystroke. */
export const isAtOnce = ({ batch, length, hiddenSize }: Sizes): boolean =>
  batch * length * hiddenSize * (3 * hiddenSize + 2 * length) <= mostAtOnce;

/** The arguments of the calls that draw: the three layers, and all items' vectors in one matrix. */
export function drawing({ batch, length, hiddenSize, seed }: Sizes) {
  // four seeds of each one of the reader's, so that no two layers are the same
  const layer = (index: number) => [hiddenSize, hiddenSize, 4 * seed + index] as const;
  return { layers: [layer(0), layer(1), layer(2)], x: [batch * length, hiddenSize, 4 * seed + 3] } as const;
}

/** The drawn matrix cut into items. */
export const itemsOf = ({ batch, length, hiddenSize }: Sizes, all: Matrix): Matrix[] =>
  Array.from({ length: batch }, (_, item) => ({
    rows: length,
    cols: hiddenSize,
    data: all.data.subarray(item * length * hiddenSize, (item + 1) * length * hiddenSize),
  }));

/** The small and the large batch computed last; earlier ones would fill the memory. */
const last = new Map<'small' | 'large', { key: string; batch: Batch }>();

const kindOf = (sizes: Sizes) => (isAtOnce(sizes) ? 'small' : 'large');

/** Remembers a batch, or what there is of it. */
export function keep(sizes: Sizes, batch: Batch): void {
  last.set(kindOf(sizes), { key: keyOf(sizes), batch });
}

function known(sizes: Sizes): Batch | undefined {
  const found = last.get(kindOf(sizes));
  return found?.key === keyOf(sizes) ? found.batch : undefined;
}

/** What there is of a batch: all of it if it is small, else what was computed when the reader asked for it. */
export function batchOf(engine: Engine, sizes: Sizes): Batch | undefined {
  if (isAtOnce(sizes) && !known(sizes)) keep(sizes, computed(engine, sizes));
  return known(sizes);
}

/** The batch, here and now. */
function computed(engine: Engine, sizes: Sizes): Batch {
  const start = performance.now();
  const args = drawing(sizes);
  const layers = {
    query: engine.linear(...args.layers[0]),
    key: engine.linear(...args.layers[1]),
    value: engine.linear(...args.layers[2]),
  };
  const x = itemsOf(sizes, engine.standardNormal(...args.x));
  const items = engine.selfAttention(x, layers);
  const milliseconds = performance.now() - start;
  return { layers, x, items, milliseconds, ways: waysOf(engine, sizes, items) };
}
