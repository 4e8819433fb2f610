import { type Experiment, loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { readCases } from './cases.ts';
import { expectClose } from './close.ts';
import { refusal } from './refusals.ts';

const engine = await loadEngine();
const wrong = (value: unknown) => value as never;

const total = (numbers: Float64Array) => numbers.reduce((sum, number) => sum + number, 0);

describe('dotProductExperiment', () => {
  const cases = readCases<{ d_k: number; variance: number; kurtosis_excess: number }>('dot_product_moments.json');
  test.each(cases.map(({ d_k, ...moments }) => [d_k, moments] as const))(
    'has the moments of theory at d_k = %i',
    (headSize, { variance, kurtosis_excess }) => {
      const pairs = 10_000;
      for (let seed = 0; seed < 10; seed++) {
        const { count, mean, m2, histogram } = engine.dotProductExperiment({ headSize, pairs, seed, bins: 40 });
        expect(count).toBe(pairs);
        expectClose([mean], [0], { absolute: 5 * Math.sqrt(variance / pairs) });
        const error = variance * Math.sqrt((2 + kurtosis_excess) / pairs);
        expectClose([m2 / pairs], [variance], { absolute: 5 * error });
        expect([histogram.edges.length, histogram.counts.length]).toEqual([41, 40]);
        expect(total(histogram.counts) + histogram.below + histogram.above).toBe(pairs);
      }
    },
  );

  // pairs 1000 to 1019 of head size 7, by another implementation with 50 digits
  test('gives the sums computed apart', () => {
    const found = engine.dotProductExperiment({ headSize: 7, pairs: 20, seed: 42, bins: 10, firstPair: 1000 });
    expect(Array.from(found.sums)).toEqual([
      3754432946, 4294967282, 4294967295, 4294967295, 2412176634, 3177299035, 67, 0,
    ]);
    expectClose([found.mean, found.m2], [-0.6562926480313763, 59.12537178232991], { relative: 1e-15 });
  });

  test('has edges of head size and bins alone, at ±4 √d_k', () => {
    const { histogram } = engine.dotProductExperiment({ headSize: 64, pairs: 1, seed: 1, bins: 4 });
    expect(histogram.edges).toEqual(Float64Array.of(-32, -16, 0, 16, 32));
  });
});

describe('mergeExperiments', () => {
  const options = { headSize: 64, seed: 42, bins: 30 };
  const pairs = 1000;

  function inParts(parts: number): Experiment[] {
    const cuts = Array.from({ length: parts + 1 }, (_, index) => Math.floor((pairs * index) / parts));
    return cuts.slice(1).map((end, index) => {
      const firstPair = cuts[index] ?? NaN;
      return engine.dotProductExperiment({ ...options, pairs: end - firstPair, firstPair });
    });
  }

  test.each([1, 2, 7])('gives the same to the bit for %i parts, in any order', (parts) => {
    const whole = engine.dotProductExperiment({ ...options, pairs });
    const results = inParts(parts);
    expect(engine.mergeExperiments(results)).toEqual(whole);
    expect(engine.mergeExperiments(results.reverse())).toEqual(whole);
    const [first, ...rest] = results;
    if (!first) throw new Error('one part at least');
    const merged = rest.reduce((sum, part) => engine.mergeExperiments([sum, part]), first);
    expect(merged).toEqual(whole);
  });

  test('takes what another thread has sent', () => {
    expect(engine.mergeExperiments(structuredClone(inParts(3)))).toEqual(
      engine.dotProductExperiment({ ...options, pairs }),
    );
  });
});

describe('againstTheory', () => {
  const options = { headSize: 64, seed: 42, bins: 30 };
  const parts = [0, 600].map((firstPair) => engine.dotProductExperiment({ ...options, pairs: 600, firstPair }));

  test('is of the parts together, and the same as of one experiment', () => {
    const together = engine.againstTheory(parts, { headSize: 64 });
    expect(together.experiment).toEqual(engine.mergeExperiments(parts));
    expect(together).toEqual(engine.dotProductsAgainstTheory({ ...options, pairs: 1200 }));
  });

  test('has what is to be expected beside what was found', () => {
    const { experiment, total, divisor, rootCount, expectedCounts, meanOff, varianceOff, raw, scaled } =
      engine.againstTheory(parts, { headSize: 64 });
    const { count, mean, m2, histogram } = experiment;
    expectClose([total / count, rootCount ** 2], [mean, count], { relative: 1e-14 });
    expect([divisor, expectedCounts.length]).toEqual([8, 30]);
    expect([raw.mean, raw.variance, scaled.mean, scaled.variance]).toEqual([
      mean,
      m2 / count,
      mean / 8,
      m2 / count / 64,
    ]);
    expect([raw.expectedVariance, raw.expectedDeviation, scaled.expectedVariance]).toEqual([64, 8, 1]);
    const errors = [Math.sqrt(64 / count), 64 * Math.sqrt((2 + 6 / 64) / count)];
    expectClose([raw.meanError, raw.varianceError], errors, { relative: 1e-14 });
    expectClose([scaled.meanError, scaled.varianceError], [1 / rootCount, (errors[1] ?? NaN) / 64], {
      relative: 1e-14,
    });
    expectClose(
      [meanOff, varianceOff],
      [Math.abs(mean) / (errors[0] ?? NaN), Math.abs(m2 / count - 64) / (errors[1] ?? NaN)],
      { relative: 1e-12 },
    );
    expect(raw.edges).toEqual(histogram.edges);
    expect(scaled.edges).toEqual(histogram.edges.map((edge) => edge / 8));
  });
});

describe('refusals', () => {
  const part = engine.dotProductExperiment({ headSize: 64, pairs: 10, seed: 1, bins: 4 });
  const other = engine.dotProductExperiment({ headSize: 16, pairs: 10, seed: 1, bins: 4 });
  test.each<[string, () => unknown]>([
    [
      '[dotProductExperiment] expected pairs to be a whole number from 1 to 1099511627776; found 0',
      () => engine.dotProductExperiment({ headSize: 1, pairs: 0, seed: 1, bins: 1 }),
    ],
    [
      '[dotProductExperiment] expected bins to be a number; found undefined',
      () => engine.dotProductExperiment(wrong({ headSize: 1, pairs: 1, seed: 1 })),
    ],
    ['[mergeExperiments] expected at least one part; found none', () => engine.mergeExperiments([])],
    [
      '[mergeExperiments] expected parts to be an array; found undefined',
      () => engine.mergeExperiments(wrong(undefined)),
    ],
    [
      '[mergeExperiments] expected parts with the same edges; found 5 from -32 to 32 and 5 from -16 to 16',
      () => engine.mergeExperiments([part, other]),
    ],
    [
      '[mergeExperiments] expected counts, below and above to add up to count, 11; found 10',
      () => engine.mergeExperiments([{ ...part, count: 11 }]),
    ],
    [
      '[mergeExperiments] expected parts[0].sums to be an array of numbers; found undefined',
      () => engine.mergeExperiments([wrong({ ...part, sums: undefined })]),
    ],
    [
      '[mergeExperiments] expected parts[1].sums to be eight words of 32 bits; found 7 of them',
      () => engine.mergeExperiments([part, { ...part, sums: part.sums.subarray(1) }]),
    ],
    [
      '[mergeExperiments] expected parts[0].sums to be eight words of 32 bits; found 0.5',
      () => engine.mergeExperiments([wrong({ ...part, sums: [0.5, 0, 0, 0, 0, 0, 0, 0] })]),
    ],
    [
      '[againstTheory] expected the edges of head size 16; found others',
      () => engine.againstTheory([part], { headSize: 16 }),
    ],
    [
      '[againstTheory] expected headSize to be a number; found undefined',
      () => engine.againstTheory([part], wrong(undefined)),
    ],
    [
      '[dotProductsAgainstTheory] expected seed to be a number; found undefined',
      () => engine.dotProductsAgainstTheory(wrong({ headSize: 1, pairs: 1 })),
    ],
  ])('%s', (message, call) => expect(refusal(call)).toBe(message));
});
