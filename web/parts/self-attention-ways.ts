/** The batch of the exhibit on the code from its q, k and v on, in two ways: with every table written down, and with none. */
import type { Engine, Matrix, SelfAttention } from '../engine.ts';
import { printed } from '../number.ts';
import type { Sizes } from './self-attention-batch.ts';

export interface Ways {
  /** how long the steps took, tables and all; undefined where those are too large */
  stepMilliseconds: number | undefined;
  streamMilliseconds: number;
  /** what streaming gave, an item each: [length, hiddenSize] in float32 */
  outputs: readonly Float32Array[];
}

export type Vectors = Pick<SelfAttention, 'q' | 'k' | 'v'>;

/** All items, one after the other, in float32. */
function inFloat32(items: readonly Matrix[]): Float32Array {
  const [{ data: { length } } = { data: [] }] = items;
  const floats = new Float32Array(items.length * length);
  items.forEach(({ data }, item) => floats.set(data, item * length));
  return floats;
}

/** The arguments with which streaming attends: an item of the batch is to it what a head is. */
export const streamed = ({ batch, length, hiddenSize }: Sizes, items: readonly Vectors[]) =>
  [
    inFloat32(items.map(({ q }) => q)),
    inFloat32(items.map(({ k }) => k)),
    inFloat32(items.map(({ v }) => v)),
    { heads: batch, tokens: length, headSize: hiddenSize },
  ] as const;

/** What streaming gave, cut into an output for each item. */
export const outputsOf = ({ batch, length, hiddenSize }: Sizes, all: Float32Array): Float32Array[] =>
  Array.from({ length: batch }, (_, item) =>
    all.subarray(item * length * hiddenSize, (item + 1) * length * hiddenSize),
  );

/** Both ways, here and now. */
export function waysOf(engine: Engine, sizes: Sizes, items: readonly Vectors[]): Ways {
  const args = streamed(sizes, items);
  const start = performance.now();
  for (const { q, k, v } of items) engine.attention(q, k, v);
  const between = performance.now();
  const output = engine.fusedAttention(...args);
  return {
    stepMilliseconds: between - start,
    streamMilliseconds: performance.now() - between,
    outputs: outputsOf(sizes, output),
  };
}

/** Milliseconds as they are told. */
export const timeText = (milliseconds: number): string =>
  milliseconds < 100 ? printed(milliseconds, 2) : printed(Math.round(milliseconds), 'all');
