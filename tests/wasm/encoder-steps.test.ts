/** What lies between the learned encoder's vectors, and its weights, by the typed door. */
import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { refusal } from './refusals.ts';

const encoder = await (await loadEngine()).loadEncoder();

test('the intermediates of LayerNorm, turning and feed-forward are those of the numbers returned', () => {
  const { embedded, x, projected, attended, y, gate, opened, up, inner: product, fed, processed, turns, norms } =
    encoder.encode(encoder.tokens('他在银行'));
  const [first = NaN, second = NaN] = [attended.data[70], processed.data[70]];
  expect([first, second]).toEqual([(x.data[70] ?? NaN) + (projected.data[70] ?? NaN), (y.data[70] ?? NaN) + (fed.data[70] ?? NaN)]);
  expect([gate, opened, up, product].map(({ rows, cols }) => [rows, cols])).toEqual(Array(4).fill([6, 432]));
  expect(opened.data).toEqual(gate.data.map((entry) => Math.max(entry, 0)));
  expect(product.data).toEqual(opened.data.map((entry, place) => entry * (up.data[place] ?? NaN)));
  expect(turns.minusSines.data).toEqual(turns.sines.data.map((entry) => -entry));
  expect(turns.angles.data.subarray(32, 64)).toEqual(encoder.weights('angles', 0).values);
  for (const [of, norm] of [[embedded, norms.x], [attended, norms.y], [processed, norms.z]] as const) {
    const { mean, deviations, squares, variance, epsilon, steadied, standardDeviation, normal } = norm;
    expect(epsilon).toBe(1e-5);
    expect(deviations.data).toEqual(of.data.map((entry, place) => entry - (mean[Math.floor(place / 64)] ?? NaN)));
    expect(squares.data).toEqual(deviations.data.map((entry) => entry * entry));
    expect(steadied).toEqual(variance.map((entry) => entry + epsilon));
    expect(standardDeviation).toEqual(steadied.map(Math.sqrt));
    expect(normal.data).toEqual(deviations.data.map((entry, place) => entry / (standardDeviation[Math.floor(place / 64)] ?? NaN)));
  }
}); // prettier-ignore

describe('weights', () => {
  test('of a matrix are whole numbers times the scale of their row', () => {
    for (const [name, row] of [['embedding', 100], ['query', 63], ['outer', 5]] as const) {
      const { values, kept } = encoder.weights(name, row);
      expect(values).toHaveLength(name === 'outer' ? 432 : 64);
      expect(values).toEqual(Float64Array.from(kept?.whole ?? [], (whole) => whole * (kept?.scale ?? NaN)));
      expect(new Set(kept?.whole).size).toBeGreaterThan(20);
    }
  }); // prettier-ignore

  test('of a vector are all of it', () => {
    expect(encoder.weights('bias', 0).values).toHaveLength(encoder.characters + 5);
    expect(encoder.weights('after_attention.weight', 0)).toEqual({ values: expect.any(Float64Array) as unknown, kept: undefined });
  }); // prettier-ignore

  test('are what embeds a token', () => {
    const tokens = encoder.tokens('我');
    const row = encoder.weights('embedding', tokens[1]?.row ?? -1).values;
    expect(encoder.encode(tokens).embedded.data.subarray(64, 128)).toEqual(row);
    row.fill(0);
    expect(encoder.weights('embedding', tokens[1]?.row ?? -1).values).not.toEqual(row);
  });

  test.each<[unknown, unknown, string]>([
    ['nothing', 0, 'expected the name of weights; found nothing'],
    [undefined, 0, 'expected the name of weights; found undefined'],
    ['query', 64, 'expected row to be a whole number from 0 to 63; found 64'],
    ['query', 0.5, 'expected row to be a whole number from 0 to 63; found 0.5'],
    ['bias', 1, 'expected row to be a whole number from 0 to 0; found 1'],
    ['query', '5', 'expected row to be a number; found the string 5'],
  ])('refuse %j, %j', (name, at, message) =>
    expect(refusal(() => encoder.weights(name as never, at as never))).toBe(`[weights] ${message}`),
  );
});
