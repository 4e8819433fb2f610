import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { type Json, matrix, readCases } from './cases.ts';
import { expectClose } from './close.ts';

interface AttentionCase {
  q: Json;
  k: Json;
  v: Json;
  divisor: number;
  mask: Json | null;
  scores: Json;
  scaled: Json;
  weights: Json;
  output: Json;
}

const engine = await loadEngine();

/** 4 n 2⁻⁵³ Σ|qᵢkᵢ|: how far a dot product of n terms may be off, however it is summed. */
function scoreTolerances(q: Float64Array, k: Float64Array, n: number): number[] {
  const tolerances: number[] = [];
  for (let i = 0; i < q.length; i += n) {
    for (let j = 0; j < k.length; j += n) {
      let size = 0;
      for (let d = 0; d < n; d++) size += Math.abs((q[i + d] ?? NaN) * (k[j + d] ?? NaN));
      tolerances.push(4 * n * 2 ** -53 * size);
    }
  }
  return tolerances;
}

describe('attention, golden cases', () => {
  const cases = readCases<AttentionCase>('attention.json');
  test.each(cases.map((golden, index) => [index, golden] as const))('case %i', (_, golden) => {
    const [q, k, v] = [matrix(golden.q), matrix(golden.k), matrix(golden.v)];
    const mask = golden.mask === null ? undefined : matrix(golden.mask);
    const result = engine.attention(q, k, v, { divisor: golden.divisor, mask });
    const scores = matrix(golden.scores);
    expect([result.scores.rows, result.scores.cols]).toEqual([q.rows, k.rows]);
    scoreTolerances(q.data, k.data, q.cols).forEach((absolute, index) =>
      expectClose([result.scores.data[index] ?? NaN], [scores.data[index] ?? NaN], { absolute }),
    );
    expectClose(result.scaled.data, matrix(golden.scaled).data, { absolute: 1e-12 });
    expectClose(result.weights.data, matrix(golden.weights).data, { absolute: 1e-12 });
    expect([result.output.rows, result.output.cols]).toEqual([q.rows, v.cols]);
    expectClose(result.output.data, matrix(golden.output).data, { absolute: 1e-12 });
  });
});

describe('attention', () => {
  test('divides by √d_k unless told otherwise', () => {
    const ones = { rows: 1, cols: 4, data: [1, 1, 1, 1] };
    expect(Array.from(engine.attention(ones, ones, ones).scaled.data)).toEqual([2]);
    expect(Array.from(engine.attention(ones, ones, ones, { divisor: 4 }).scaled.data)).toEqual([1]);
  });

  test('says what it divided by, and what each row of weights adds up to', () => {
    const x = { rows: 2, cols: 4, data: [0, 1, 2, 3, 4, 5, 6, 7] };
    const mask = { rows: 2, cols: 2, data: [1, 1, 0, 0] };
    const { divisor, weightsSum } = engine.attention(x, x, x, { mask });
    expect([divisor, ...weightsSum]).toEqual([2, 1, 0]);
  });

  test('a NaN in a dropped key changes nothing', () => {
    const numbers = { rows: 2, cols: 4, data: [0, 1, 2, 3, 4, 5, 6, 7] };
    const k = { ...numbers, data: [0, 1, 2, 3, NaN, 5, 6, 7] };
    const mask = { rows: 2, cols: 2, data: [1, 0, 1, 0] };
    const { output } = engine.attention(numbers, k, numbers, { mask });
    expect(Array.from(output.data)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('a query with every key dropped has all-zero weights and output', () => {
    const one = { rows: 1, cols: 1, data: [3] };
    const result = engine.attention(one, one, { ...one, data: [NaN] }, { mask: { ...one, data: [0] } });
    expect([result.weights.data[0], result.output.data[0]]).toEqual([0, 0]);
  });

  test('one query and two keys: the two weights add up to 1', () => {
    const q = { rows: 1, cols: 2, data: [0.3, -0.7] };
    const k = { rows: 2, cols: 2, data: [0.1, 0.9, -0.4, 0.2] };
    const [one = NaN, other = NaN] = engine.attention(q, k, k).weights.data;
    expectClose([one + other], [1], { absolute: 2 ** -52 });
  });
});

describe('one row of attention', () => {
  const values = { rows: 2, cols: 1, data: [10, 20] };

  test('divides by √headSize, or by the divisor given', () => {
    expect(engine.attentionRow([8, 16], values, { headSize: 64 }).divisor).toBe(8);
    expect(engine.attentionRow([8, 16], values, { headSize: 64, divisor: 2 }).scaled).toEqual(Float64Array.of(4, 8));
  });

  test('takes exp of shifted, or of scaled as the formula is written', () => {
    const shifted = engine.attentionRow([0, 8], values, { headSize: 64 });
    expectClose(shifted.exps, [Math.exp(-1), 1], { relative: 1e-15 });
    const scaled = engine.attentionRow([0, 8], values, { headSize: 64, subtractMax: false });
    expectClose(scaled.exps, [1, Math.E], { relative: 1e-15 });
    expectClose(scaled.weights, shifted.weights, { relative: 1e-15 });
    expectClose(scaled.output, shifted.output, { relative: 1e-15 });
  });
});

test('attentionOperations counts what each step takes', () => {
  expect(engine.attentionOperations({ tokens: 9, headSize: 64, valueSize: 32 })).toEqual({
    pairs: 81,
    scores: 5184,
    scaled: 81,
    exps: 81,
    weights: 81,
    output: 2592,
  });
  const refused = () => engine.attentionOperations({ tokens: 9, headSize: 64, valueSize: 0.5 });
  expect(refused).toThrow('[attentionOperations] expected value_size to be a whole number from 1 to 65536; found 0.5');
});
