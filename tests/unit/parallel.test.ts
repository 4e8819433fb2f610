import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FusedAttentionOptions, loadEngine, type ParallelOptions } from '../../web/engine.ts';
import { partsOf, workOf } from '../../web/engine/parts.ts';
import { holds } from './property.ts';

const engine = await loadEngine();

afterEach(() => vi.unstubAllGlobals());

const sizes = { heads: 3, tokens: 700, headSize: 15 };
const count = sizes.heads * sizes.tokens * sizes.headSize;
const drawn = (seed: number) => Float32Array.from(engine.standardNormal(1, count, seed).data);
const [q, k, v] = [drawn(1), drawn(2), drawn(3)] as const;
// every third key dropped, and the first, so that a causal query has none
const keptKeys = Array.from({ length: sizes.tokens }, (_, key) => Number(key % 3 > 0));

describe.each([1, 2, 7])('for %i workers', (workers) => {
  test.each<[string, Partial<ParallelOptions>]>([
    ['all keys', {}],
    ['the keys up to each query', { causal: true }],
    ['some keys dropped', { keptKeys }],
    ['both', { causal: true, keptKeys }],
  ])('the parts give what one call gives, to the bit: %s', async (_, asked) => {
    vi.stubGlobal('navigator', { hardwareConcurrency: workers });
    const onProgress = vi.fn();
    const options = { ...sizes, ...asked };
    const output = await engine.fusedAttentionParallel(q, k, v, { ...options, onProgress });
    expect(output).toEqual(engine.fusedAttention(q, k, v, options));
    const total = partsOf(options).length;
    expect(total).toBeGreaterThan(workers);
    expect(onProgress.mock.calls).toEqual(Array.from({ length: total }, (_, part) => [part + 1, total]));
  });

  test('each query is in one part', () => {
    const work = fc.record({
      heads: fc.integer({ min: 1, max: 20 }),
      tokens: fc.integer({ min: 1, max: 9000 }),
      headSize: fc.integer({ min: 1, max: 768 }),
    });
    holds(
      fc.property(work, ({ heads, tokens, headSize }) => {
        const parts = partsOf({ heads, tokens, headSize }, workers);
        for (let head = 0; head < heads; head++) {
          const own = parts.filter((part) => part.head === head).sort((one, other) => one.first - other.first);
          const next = own.reduce((place, { first, count }) => (first === place && count > 0 ? place + count : NaN), 0);
          expect(next).toBe(tokens);
        }
      }),
      200,
    );
  });
});

test('a part is a block of 64 queries, or more as long as it is not too much at a time', () => {
  const largest = (tokens: number, headSize: number) => {
    const work = { heads: 1, tokens, headSize };
    const count = Math.max(...partsOf(work, 2).map((part) => part.count));
    return { count, work: (workOf(work) * count) / tokens };
  };
  for (const tokens of [6400, 40_000]) expect(largest(tokens, 64).work).toBeLessThanOrEqual(2e8);
  expect(largest(65_536, 768).count).toBe(64);
});

test('where the platform does not say how many cores it has, there is one worker', async () => {
  vi.stubGlobal('navigator', {});
  expect(await engine.fusedAttentionParallel(q, k, v, sizes)).toEqual(engine.fusedAttention(q, k, v, sizes));
  expect(partsOf(sizes)).toEqual(partsOf(sizes, 1));
});

test('of causal attention, the parts that take longest come first', () => {
  const firsts = partsOf({ ...sizes, tokens: 4096 }, 2).map(({ first }) => first);
  expect(firsts.length).toBeGreaterThan(8);
  expect(firsts).toEqual([...firsts].sort((one, other) => other - one));
});

test('little is answered without the pool', async () => {
  const options = { heads: 1, tokens: 2, headSize: 1 };
  const onProgress = vi.fn();
  const output = await engine.fusedAttentionParallel([1, 2], [1, 1], [3, 5], { ...options, onProgress });
  expect(output).toEqual(Float32Array.of(4, 4));
  expect(onProgress).not.toHaveBeenCalled();
});

test('plain arrays will do, and may be changed as soon as they were given', async () => {
  const given = [Array.from(q), Array.from(k), Float64Array.from(v)] as const;
  const kept = Float32Array.from(keptKeys);
  const output = engine.fusedAttentionParallel(...given, { ...sizes, keptKeys: kept });
  for (const numbers of [...given, kept]) numbers.fill(0);
  expect(await output).toEqual(engine.fusedAttention(q, k, v, { ...sizes, keptKeys }));
});

test('float32 arrays are copied too, and stay with the caller', async () => {
  const own = q.slice();
  const output = engine.fusedAttentionParallel(own, k, v, sizes);
  own.fill(0);
  expect(await output).toEqual(engine.fusedAttention(q, k, v, sizes));
  expect([own.length, k.length, v.length]).toEqual([count, count, count]);
});

test('gives up at once, with the signal’s reason', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const onProgress = vi.fn(() => controller.abort(new Error('enough')));
  await expect(engine.fusedAttentionParallel(q, k, v, { ...sizes, signal, onProgress })).rejects.toThrow('enough');
  expect(onProgress).toHaveBeenCalledTimes(1);
  await expect(engine.fusedAttentionParallel(q, k, v, { ...sizes, signal })).rejects.toThrow('enough');
});

const wrong = (value: unknown) => value as never;

test.each([
  [{ signal: {} }, 'expected signal to be an AbortSignal; found'],
  [{ signal: 'stop' }, 'expected signal to be an AbortSignal; found the string stop'],
  [{ signal: null }, 'expected signal to be an AbortSignal; found null'],
  [{ onProgress: 'tell' }, 'expected onProgress to be a function; found the string tell'],
  [{ onProgress: {} }, 'expected onProgress to be a function; found'],
])('%j is refused before anything begins', async (wrong, reason) => {
  const asked = engine.fusedAttentionParallel(q, k, v, { ...sizes, ...wrong } as unknown as ParallelOptions);
  await expect(asked).rejects.toThrow(`[fusedAttentionParallel] ${reason}`);
});

test.each<[string, ParallelOptions]>([
  ['a size that is missing', wrong({ heads: 3, tokens: 700 })],
  ['no options', wrong(undefined)],
  ['a size that is none', { ...sizes, heads: 1.5, headSize: 30 }],
  ['sizes below 0', { ...sizes, heads: -3, headSize: -15 }],
  ['more numbers than there are', { ...sizes, heads: 4 }],
  ['kept keys that are none', { ...sizes, keptKeys: wrong(null) }],
  ['a kept key that is no number', { ...sizes, keptKeys: wrong(keptKeys.map(String)) }],
  ['a kept key too few', { ...sizes, keptKeys: keptKeys.slice(1) }],
  ['a kept key that is neither kept nor dropped', { ...sizes, keptKeys: keptKeys.map((kept) => kept / 2) }],
])('refuses %s in the words of fusedAttention, and in its own name', async (_, options) => {
  let refusal = '';
  try {
    engine.fusedAttention(q, k, v, options);
  } catch (error) {
    refusal = (error as Error).message;
  }
  expect(refusal).toMatch(/^\[fusedAttention\] /);
  const expected = refusal.replace('[fusedAttention]', '[fusedAttentionParallel]');
  await expect(engine.fusedAttentionParallel(q, k, v, options)).rejects.toEqual(new Error(expected));
});

test.each<[FusedAttentionOptions, string]>([
  [{ ...sizes, firstQuery: 0 }, '0 and undefined'],
  [{ ...sizes, queries: 700 }, 'undefined and 700'],
  [{ heads: 1, tokens: 2, headSize: 1, firstQuery: 1, queries: 1 }, '1 and 1'],
])('refuses to be asked for some queries alone: %o', async (options, found) => {
  const expected = `[fusedAttentionParallel] expected no firstQuery or queries; found ${found}`;
  await expect(engine.fusedAttentionParallel(q, k, v, options)).rejects.toThrow(expected);
});

test('refuses what are no numbers', async () => {
  const expected = '[fusedAttentionParallel] expected k to hold numbers alone; found the string 1 at 0';
  const given = wrong(['1', ...Array.from(k).slice(1)]);
  await expect(engine.fusedAttentionParallel(q, given, v, sizes)).rejects.toThrow(expected);
  const missing = engine.fusedAttentionParallel(q, wrong(null), v, sizes);
  await expect(missing).rejects.toThrow('[fusedAttentionParallel] expected k');
});
