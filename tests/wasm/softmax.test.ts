import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { type Json, matrix, readCases, row } from './cases.ts';
import { expectClose } from './close.ts';

interface SoftmaxCase {
  scores: Json;
  divisor: number;
  scaled: Json;
  max: Json;
  shifted: Json;
  exps_shifted: Json;
  sum_shifted: number;
  exps_plain: Json;
  sum_plain: Json;
  weights: Json;
  jacobian: Json;
}

const engine = await loadEngine();
const cases = readCases<SoftmaxCase>('softmax.json');

describe('softmax, golden cases', () => {
  test.each(cases.map((golden, index) => [index, golden] as const))('case %i', (_, golden) => {
    const result = engine.softmax(row(golden.scores), { divisor: golden.divisor });
    expect(Array.from(result.scaled)).toEqual(row(golden.scaled));
    expect(result.max).toBe(Number(golden.max));
    expect(Array.from(result.shifted)).toEqual(row(golden.shifted));
    expectClose(result.exps, row(golden.exps_shifted), { relative: 1e-14 });
    expectClose([result.sum], [golden.sum_shifted], { relative: 1e-14 });
    expectClose(result.weights, row(golden.weights), { relative: 1e-14 });
    const { rows, cols, data } = matrix(golden.jacobian);
    expect([result.jacobian.rows, result.jacobian.cols]).toEqual([rows, cols]);
    expectClose(result.jacobian.data, data, { relative: 1e-12, absolute: 1e-300 });
  });

  test.each(cases.map((golden, index) => [index, golden] as const))('naive, case %i', (_, golden) => {
    const result = engine.naiveSoftmax(row(golden.scores), { divisor: golden.divisor, precision: 'float64' });
    expect(Array.from(result.scaled)).toEqual(row(golden.scaled));
    expectClose(result.exps, row(golden.exps_plain), { relative: 1e-14 });
    expectClose([result.sum], [Number(golden.sum_plain)], { relative: 1e-14 });
  });
});

describe('softmax, from public bug reports', () => {
  const weights = (...scores: number[]) => Array.from(engine.softmax(scores).weights);

  test.each([
    ['scores past e^709', [1000, 1001], [0.26894142, 0.73105858]],
    ['scores far below 0', [-1000, -1001], [0.73105858, 0.26894142]],
    ['a mask of -1e9', [-0.0293463, -1e9, -1e9], [1, 0, 0]],
    ['twice -FLT_MAX', [-3.4028234663852886e38, -3.4028234663852886e38], [0.5, 0.5]],
  ])('%s', (_, scores, expected) => expectClose(weights(...scores), expected, { absolute: 5e-9 }));

  test('widely spread scores keep the small weights', () => {
    const spread = weights(8, 18, 28, 38, 48);
    expectClose([spread[4] ?? NaN], [0.9999546], { absolute: 5e-9 });
    expectClose([spread[0] ?? NaN], [4.248e-18], { absolute: 5e-22 });
  });

  test('-infinity is a weight of exactly 0', () => expect(weights(0, -Infinity)).toEqual([1, 0]));
  test('a row of nothing but -infinity attends to nothing', () =>
    expect(weights(-Infinity, -Infinity)).toEqual([0, 0]));
  test('NaN stays NaN', () => expect(weights(0.1, 0.2, 0.3, NaN)).toEqual([NaN, NaN, NaN, NaN]));
  test('+infinity gives NaN', () => expect(weights(1, Infinity)).toEqual([NaN, NaN]));
});

describe('naive softmax', () => {
  test('float32 overflows just past 88.7228, float64 just past 709.7827', () => {
    const first = (score: number, precision: 'float32' | 'float64') =>
      engine.naiveSoftmax([score], { precision }).exps[0];
    expect(first(88.722, 'float32')).toBeLessThan(Infinity);
    expect(first(88.723, 'float32')).toBe(Infinity);
    expect(first(709.782, 'float64')).toBeLessThan(Infinity);
    expect(first(709.783, 'float64')).toBe(Infinity);
  });

  test('its numbers have the precision that was asked for', () => {
    expect(engine.naiveSoftmax([0.1], { precision: 'float32' }).scaled).toEqual(Float32Array.of(0.1));
    expect(engine.naiveSoftmax([0.1], { precision: 'float64' }).scaled).toEqual(Float64Array.of(0.1));
  });
});
