/** What is drawn from a seed. */
import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { expectClose } from './close.ts';
import { refusal } from './refusals.ts';

const engine = await loadEngine();

test('standardNormal keeps its numbers for ever', () => {
  const { rows, cols, data } = engine.standardNormal(2, 3, 42);
  expect([rows, cols]).toEqual([2, 3]);
  // computed apart, with 50 digits
  expectClose(
    data,
    [
      0.2870419004491993, -0.0788234689186628, -1.452137146778464793, -0.4101129425247294, 2.248211635486139794,
      -0.448036628212622311,
    ],
    { relative: 1e-15 },
  );
});

test('every seed up to 2^53 - 1 has numbers of its own', () => {
  const first = (seed: number) => engine.standardNormal(1, 1, seed).data[0];
  const seeds = [0, 1, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1, 2 ** 53 - 2];
  expect(new Set(seeds.map(first)).size).toBe(seeds.length);
});

test('tokenVectors gives a token the same vector in every sentence', () => {
  const one = engine.tokenVectors([101, 2769, 1599], 4, 42);
  const other = engine.tokenVectors(Uint16Array.of(1599), 4, 42);
  expect([one.rows, one.cols]).toEqual([3, 4]);
  expect(one.data.slice(8)).toEqual(other.data);
});

test('twoContexts has a token’s row of attention in each of two', () => {
  const [first, second] = [
    [101, 2769, 1599, 102],
    [101, 1599, 102],
  ];
  const both = engine.twoContexts({ token: 1599, first, second, size: 4, seed: 42 });
  expect(both.first.vectors).toEqual(engine.tokenVectors(first, 4, 42));
  expect(both.first.divisor).toBe(2);
  const { scores, weights, output } = both.second;
  expect([scores.length, weights.length, output.length]).toEqual([3, 3, 4]);
  expect(scores[1]).toBe(both.first.scores[2]);
  expectClose([both.before.cosine], [1], { relative: 1e-15 });
  expect(both.after).toEqual(engine.cosineSimilarity(both.first.output, output));
});

test('linear has the shapes and bounds of torch.nn.Linear', () => {
  const { weight, bias } = engine.linear(64, 16, 42);
  expect([weight.rows, weight.cols, bias.length]).toEqual([16, 64, 16]);
  const largest = Math.max(...weight.data.map(Math.abs));
  expect(largest).toBeGreaterThan(0.124);
  expect(largest).toBeLessThan(0.125);
});

test('saturationCurve has a point a head size', () => {
  const points = engine.saturationCurve({ headSizes: [1, 64], draws: 2000, keys: 6, seed: 42 });
  expect(points.map((point) => point.headSize)).toEqual([1, 64]);
  const [, point] = points;
  if (!point) throw new Error('a second point');
  // 2,000 draws by another implementation, with random numbers of its own
  expectClose([point.scoreDeviation], [7.91], { relative: 0.06 });
  expectClose([point.raw.largest, point.raw.jacobianNorm], [0.89, 0.139], { absolute: 0.025 });
  expectClose([point.scaled.largest, point.scaled.jacobianNorm], [0.4, 0.38], { absolute: 0.025 });
  expectClose([point.raw.entropy, point.scaled.entropy], [0.28, 1.49], { absolute: 0.05 });
  expect(point.raw.gradientNorm).toBeGreaterThan(point.scaled.gradientNorm);
});

test('a point of the curve is the same to the bit in any split', () => {
  const options = { headSize: 16, keys: 6, seed: 42 };
  const [whole] = engine.saturationCurve({ ...options, headSizes: [16], draws: 90 });
  for (const split of [[90], [1, 89], [30, 30, 30]]) {
    let firstDraw = 0;
    const parts = split.map((draws) => {
      const part = engine.saturationDraws({ ...options, draws, firstDraw });
      expect([part.scores.length, part.raw.entropy.length]).toEqual([6 * draws, draws]);
      firstDraw += draws;
      return part;
    });
    expect(engine.saturationPoint(parts)).toEqual(whole);
  }
});

describe('refusals', () => {
  const part = engine.saturationDraws({ headSize: 2, draws: 2, keys: 1, seed: 1 });
  test.each<[string, () => unknown]>([
    [
      '[saturationDraws] expected first draw to be a whole number from 0 to 100000; found -1',
      () => engine.saturationDraws({ headSize: 1, draws: 1, keys: 1, seed: 1, firstDraw: -1 }),
    ],
    ['[saturationPoint] expected at least one part; found none', () => engine.saturationPoint([])],
    [
      '[saturationPoint] expected parts of one head size; found 2 and 3',
      () => engine.saturationPoint([part, { ...part, headSize: 3 }]),
    ],
    [
      '[saturationPoint] expected each statistic of raw with an entry for each of 2 draws; found 1',
      () => engine.saturationPoint([{ ...part, raw: { ...part.raw, entropy: Float64Array.of(1) } }]),
    ],
    [
      '[saturationPoint] expected as many scores for each draw, at least one; found 0 for 2 draws',
      () => engine.saturationPoint([{ ...part, scores: new Float64Array() }]),
    ],
    [
      '[standardNormal] expected rows to be a whole number from 1 to 65536; found 0',
      () => engine.standardNormal(0, 1, 1),
    ],
    ['[standardNormal] ran out of memory', () => engine.standardNormal(65536, 65536, 1)],
    [
      '[tokenVectors] expected each id to be a whole number from 0 to 2^53 - 1; found -1',
      () => engine.tokenVectors([-1], 4, 1),
    ],
    [
      '[linear] expected seed to be a whole number from 0 to 2^53 - 1; found 9007199254740992',
      () => engine.linear(1, 1, 2 ** 53),
    ],
    ['[linear] expected seed to be a number; found undefined', () => engine.linear(1, 1, undefined as never)],
    [
      '[twoContexts] expected the token in both contexts; found one without 3',
      () => engine.twoContexts({ token: 3, first: [3], second: [4], size: 1, seed: 1 }),
    ],
    [
      '[twoContexts] expected second to be an array of numbers; found undefined',
      () => engine.twoContexts({ token: 3, first: [3], size: 1, seed: 1 } as never),
    ],
    [
      '[saturationCurve] expected keys to be a whole number from 1 to 64; found 65',
      () => engine.saturationCurve({ headSizes: [1], draws: 1, keys: 65, seed: 1 }),
    ],
    [
      '[saturationCurve] expected headSizes to be an array of numbers; found undefined',
      () => engine.saturationCurve({ draws: 1, keys: 1, seed: 1 } as never),
    ],
  ])('%s', (message, call) => expect(refusal(call)).toBe(message));
});
