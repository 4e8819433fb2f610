/** Self-attention, its layers, and the vectors they work on. */
import { type LinearInput, loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { type Json, matrix, readCases, row } from './cases.ts';
import { expectClose } from './close.ts';
import { refusal } from './refusals.ts';

const engine = await loadEngine();
const wrong = (value: unknown) => value as never;

type SingleHead = Record<'x' | 'w_q' | 'w_k' | 'w_v' | 'b_q' | 'b_k' | 'b_v' | 'weights' | 'output', Json[]>;

describe('selfAttention, golden cases', () => {
  const cases = readCases<SingleHead>('single_head.json');
  test.each(cases.map((golden, index) => [index, golden] as const))('case %i', (_, golden) => {
    const layer = (weight: Json, bias: Json): LinearInput => ({ weight: matrix(weight), bias: row(bias) });
    const batch = engine.selfAttention(golden.x.map(matrix), {
      query: layer(golden.w_q, golden.b_q),
      key: layer(golden.w_k, golden.b_k),
      value: layer(golden.w_v, golden.b_v),
    });
    expect(batch).toHaveLength(golden.x.length);
    batch.forEach((item, index) => {
      const [weights, output] = [matrix(golden.weights[index] ?? []), matrix(golden.output[index] ?? [])];
      expect([item.weights.rows, item.weights.cols]).toEqual([weights.rows, weights.cols]);
      expect([item.output.rows, item.output.cols]).toEqual([output.rows, output.cols]);
      expectClose(item.weights.data, weights.data, { relative: 1e-12 });
      expectClose(item.output.data, output.data, { relative: 1e-12 });
    });
  });
});

describe('selfAttention', () => {
  const projections = { query: engine.linear(5, 3, 1), key: engine.linear(5, 3, 2), value: engine.linear(5, 4, 3) };
  const x = engine.standardNormal(2, 5, 42);

  test('of one matrix is an array of one', () => {
    const [only, ...others] = engine.selfAttention(x, projections);
    expect(others).toEqual([]);
    expect([only]).toEqual(engine.selfAttention([x], projections));
  });

  test('is attention of the three projections', () => {
    const [all] = engine.selfAttention(x, projections);
    const [q, k, v] = (['query', 'key', 'value'] as const).map((name) => engine.applyLinear(projections[name], x));
    if (!q || !k || !v) throw new Error('three projections');
    expect(all).toEqual({ q, k, v, ...engine.attention(q, k, v) });
    const attention = ['divisor', 'scores', 'scaled', 'weights', 'weightsSum', 'output'];
    expect(Object.keys(all ?? {})).toEqual(['q', 'k', 'v', ...attention]);
    expect(all?.divisor).toBe(Math.sqrt(3));
    expect(all?.weightsSum).toHaveLength(2);
  });

  test.each<[string, () => unknown]>([
    [
      '[selfAttention] expected value.bias to be an array of numbers; found undefined',
      () => engine.selfAttention(x, { ...projections, value: wrong({ weight: projections.value.weight }) }),
    ],
    [
      '[selfAttention] expected key.weight to be a matrix { rows, cols, data }; found undefined',
      () => engine.selfAttention(x, wrong({ query: projections.query })),
    ],
    [
      '[selfAttention] expected x[1] to be a matrix { rows, cols, data }; found the string x',
      () => engine.selfAttention([x, wrong('x')], projections),
    ],
    [
      '[selfAttention] expected query.weight with as many columns as x; found 3x5 and 1x2',
      () => engine.selfAttention({ rows: 1, cols: 2, data: [1, 2] }, projections),
    ],
  ])('%s', (message, call) => expect(refusal(call)).toBe(message));
});

test('applyLinear is x · weightᵀ + bias', () => {
  const layer = { weight: { rows: 2, cols: 3, data: [1, 2, 3, 4, 5, 6] }, bias: [10, 20] };
  expect(engine.applyLinear(layer, { rows: 1, cols: 3, data: [1, 0, 1] })).toEqual({
    rows: 1,
    cols: 2,
    data: Float64Array.of(14, 30),
  });
});

test('dotProduct', () => {
  expect(engine.dotProduct([1, 2], [3, -4])).toEqual({ products: Float64Array.of(3, -8), score: -5 });
});

test('cosineSimilarity', () => {
  expect(engine.cosineSimilarity([3, 4], [5, -12])).toEqual({ score: -33, normA: 5, normB: 13, cosine: -33 / 65 });
  expect(engine.cosineSimilarity([0], [1]).cosine).toBeNaN();
});

test('variance', () => {
  expect(engine.variance([1, 2, 3, 4, 5])).toEqual({
    sum: 15,
    mean: 3,
    deviations: Float64Array.of(-2, -1, 0, 1, 2),
    squares: Float64Array.of(4, 1, 0, 1, 4),
    sumOfSquares: 10,
    variance: 2,
    standardDeviation: Math.SQRT2,
  });
});

test.each<[string, () => unknown]>([
  ['[dotProduct] expected a key of as many entries as the query; found 2 and 1', () => engine.dotProduct([1], [1, 2])],
  ['[cosineSimilarity] expected vectors of one size; found 1 and 2', () => engine.cosineSimilarity([1], [1, 2])],
  ['[cosineSimilarity] expected b to be an array of numbers; found 1', () => engine.cosineSimilarity([1], wrong(1))],
  ['[variance] expected at least one value; found none', () => engine.variance([])],
  [
    '[applyLinear] expected layer.bias with an entry for each row of the weight matrix; found 0 and 1x1',
    () => engine.applyLinear({ weight: { rows: 1, cols: 1, data: [1] }, bias: [] }, { rows: 1, cols: 1, data: [1] }),
  ],
])('%s', (message, call) => expect(refusal(call)).toBe(message));
