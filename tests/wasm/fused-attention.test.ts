import { type FusedAttentionOptions, loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { expectClose } from './close.ts';
import { refusal } from './refusals.ts';

const engine = await loadEngine();

/** Scores of unit variance, [heads, tokens, headSize] three times. */
function drawn(heads: number, tokens: number, headSize: number) {
  const floats = (seed: number) => Float32Array.from(engine.standardNormal(heads * tokens, headSize, seed).data);
  return { q: floats(1), k: floats(2), v: floats(3), options: { heads, tokens, headSize } };
}

/** The same by `attention` in float64, of one head. */
function unfused(q: Float32Array, k: Float32Array, v: Float32Array, options: FusedAttentionOptions): Float64Array {
  const { tokens, headSize, causal = false, keptKeys } = options;
  const rows = (data: Float32Array) => ({ rows: tokens, cols: headSize, data });
  const sees = (i: number, j: number) => (!causal || j <= i) && (!keptKeys || keptKeys[j] === 1);
  const data = Array.from({ length: tokens ** 2 }, (_, at) => Number(sees(Math.floor(at / tokens), at % tokens)));
  return engine.attention(rows(q), rows(k), rows(v), { mask: { rows: tokens, cols: tokens, data } }).output.data;
}

describe('fusedAttention', () => {
  test.each([
    [1, 1],
    [9, 768],
    [70, 64],
    [133, 20],
  ])('%i tokens of %i agree with attention, whichever keys are seen', (tokens, headSize) => {
    const { q, k, v, options } = drawn(1, tokens, headSize);
    const keptKeys = Uint8Array.from({ length: tokens }, (_, j) => Number(j % 3 !== 1));
    for (const seen of [{}, { causal: true }, { keptKeys }, { causal: true, keptKeys }]) {
      const found = engine.fusedAttention(q, k, v, { ...options, ...seen });
      expect(found).toBeInstanceOf(Float32Array);
      // no draw of so few is beyond 5
      expectClose(found, unfused(q, k, v, { ...options, ...seen }), { absolute: 5 * 2e-6 });
    }
  });

  test('each head is by itself, and so is each range of queries', () => {
    const { q, k, v, options } = drawn(3, 80, 12);
    const all = engine.fusedAttention(q, k, v, { ...options, causal: true });
    const head = (of: Float32Array) => of.subarray(2 * 80 * 12);
    const part = engine.fusedAttention(head(q).subarray(33 * 12, 40 * 12), head(k), head(v), {
      ...options,
      heads: 1,
      causal: true,
      firstQuery: 33,
      queries: 7,
    });
    expect(part).toEqual(head(all).slice(33 * 12, 40 * 12));
  });

  test('takes plain arrays, leaves its arguments as they are and owns its result', () => {
    const q = [1, 2];
    const k = Float32Array.of(3, 4);
    const options = { heads: 1, tokens: 2, headSize: 1 };
    const first = engine.fusedAttention(q, k, [5, 5], options);
    engine.fusedAttention(q, k, [6, 6], options);
    expect([q, k]).toEqual([[1, 2], Float32Array.of(3, 4)]);
    expectClose(first, [5, 5], { relative: 2 ** -23 });
    expect(first.buffer.byteLength).toBe(8);
  });

  test('a dropped key changes nothing; a query with no key left is all zeros', () => {
    const options = { heads: 1, tokens: 2, headSize: 1 };
    const attend = (keptKeys: number[]) =>
      engine.fusedAttention([1, 2], [NaN, 4], [Infinity, 7], { ...options, keptKeys });
    expect(Array.from(attend([0, 1]))).toEqual([7, 7]);
    expect(Array.from(attend([0, 0]))).toEqual([0, 0]);
    expect(Array.from(attend([1, 1]))).toEqual([NaN, NaN]);
  });
});

test('fusedAttention says what is wrong', () => {
  const options = { heads: 1, tokens: 2, headSize: 1 };
  const two = [1, 2];
  const refused = (q: unknown, given: unknown) =>
    refusal(() => engine.fusedAttention(q as number[], two, two, given as FusedAttentionOptions));
  expect(refused('two', options)).toBe('[fusedAttention] expected q to be an array of numbers; found the string two');
  expect(refused(two, undefined)).toBe('[fusedAttention] expected heads to be a number; found undefined');
  expect(refused(two, { ...options, tokens: 3 })).toBe(
    '[fusedAttention] expected q of heads x queries x head_size, 1x3x1, to hold 3 numbers; found 2',
  );
  expect(refused(two, { ...options, keptKeys: [1, 2] })).toBe(
    '[fusedAttention] expected kept keys of 0 and 1; found 2',
  );
  expect(refused(two, { ...options, keptKeys: 'all' })).toBe(
    '[fusedAttention] expected keptKeys to be an array of numbers; found the string all',
  );
  expect(refused(two, { ...options, causal: 'false' })).toBe(
    '[fusedAttention] expected causal to be true or false; found the string false',
  );
  expect(refused(two, { ...options, firstQuery: 2 })).toBe(
    '[fusedAttention] expected first_query to be a whole number from 0 to 1; found 2',
  );
});
