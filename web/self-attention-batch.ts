/** The batch of the exhibit on the code: what the engine draws from a seed, and what it makes of it. */
import type { Engine, Linear, Matrix, SelfAttention } from './engine.ts';

export interface Sizes {
  batch: number;
  /** tokens in each item */
  length: number;
  /** entries in a token's vector, and in a query, key or value */
  hiddenSize: number;
  seed: number;
}

export const most = { batch: 8, length: 512, hiddenSize: 768, seed: 1_000_000_000 } as const;

/** The three layers, by the names they have in C++. */
export type Layers = Readonly<Record<'query' | 'key' | 'value', Linear>>;

/** What goes in. */
export interface Drawn {
  layers: Layers;
  /** an item each */
  x: readonly Matrix[];
}

export interface Batch extends Drawn {
  /** an item each; undefined where it has not been computed yet */
  items: readonly (SelfAttention | undefined)[];
  /** how long it took */
  milliseconds: number;
}

export const keyOf = ({ batch, length, hiddenSize, seed }: Sizes): string => [batch, length, hiddenSize, seed].join();

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

/** The batch computed before last, which an edit of what is looked at asks for again. */
let last: { engine: Engine; key: string; batch: Batch } | undefined;

/** Computes the batch here and now. */
export function computeAtOnce(engine: Engine, sizes: Sizes): Batch {
  const key = keyOf(sizes);
  if (last?.engine === engine && last.key === key) return last.batch;
  const start = performance.now();
  const args = drawing(sizes);
  const [query, key_, value] = args.layers.map((layer) => engine.linear(...layer)) as [Linear, Linear, Linear];
  const layers = { query, key: key_, value };
  const x = itemsOf(sizes, engine.standardNormal(...args.x));
  const items = engine.selfAttention(x, layers);
  last = { engine, key, batch: { layers, x, items, milliseconds: performance.now() - start } };
  return last.batch;
}
