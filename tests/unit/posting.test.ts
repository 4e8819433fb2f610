/** What is posted between threads is copied; memory that came back is used for the next copies. */
import { expect, test } from 'vitest';
import { buffersIn, copied, copyOf, exchange, keep, memoryFor } from '../../web/engine/posting.ts';

test('a copy has the numbers of the view alone, and memory of its own', () => {
  const all = Float64Array.of(1, 2, 3, 4);
  const asked = { call: 'softmax', args: [all.subarray(1, 3), { dropped: Uint8Array.of(1, 0), eps: null }] };
  const copy = copied(asked) as typeof asked;
  expect(copy).toEqual(asked);
  expect(buffersIn(copy).map(({ byteLength }) => byteLength)).toEqual([16, 2]);
  all.fill(0);
  expect(copy.args[0]).toEqual(Float64Array.of(2, 3));
});

test('memory that came back holds the next copies of its size, each one time', () => {
  const spare = [new Float32Array(6).fill(7).buffer, new Float32Array(6).fill(8).buffer];
  keep(spare);
  const numbers = Float32Array.of(1, 2, 3, 4, 5, NaN);
  const copies = [copyOf(numbers), copyOf(numbers), copyOf(numbers)];
  expect(copies).toEqual([numbers, numbers, numbers]);
  expect(copies.slice(0, 2).map(({ buffer }) => buffer)).toEqual(spare);
  expect(new Set(copies.map(({ buffer }) => buffer)).size).toBe(3);
});

test('numbers of another kind and length find the memory of as many bytes', () => {
  const spare = new Float32Array(4).buffer;
  keep([spare]);
  const copy = copied(Float64Array.of(0.1, -0)) as Float64Array;
  expect(copy).toEqual(Float64Array.of(0.1, -0));
  expect(copy.buffer).toBe(spare);
});

test('a worker keeps what it was last sent, and gives back what the time before left', () => {
  const sent = [new ArrayBuffer(12), new ArrayBuffer(20)];
  exchange(sent);
  const answer = memoryFor(12);
  expect(answer).toBe(sent[0]);
  expect(exchange([])).toEqual([sent[1]]);
  expect(memoryFor(20)).not.toBe(sent[1]);
});

test('no more than 8 MiB are kept, the latest', () => {
  const most = 2 ** 23;
  const earlier = new Float32Array(4).buffer;
  keep([earlier]);
  const large = new ArrayBuffer(most);
  keep([large]);
  expect(copyOf(new Float32Array(4)).buffer).not.toBe(earlier);
  expect(copyOf(new Float32Array(most / 4)).buffer).toBe(large);
  keep([new ArrayBuffer(most + 4)]);
  expect(copyOf(new Float32Array(most / 4 + 1)).byteLength).toBe(most + 4);
  exchange([new ArrayBuffer(most + 4)]);
  expect(exchange([])).toEqual([]);
});
