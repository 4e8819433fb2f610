/** What else is made of one row: its alternatives, precisions, entropy, losses and slopes. */
import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { expectClose } from './close.ts';
import { refusal } from './refusals.ts';

const engine = await loadEngine();
const wrong = (value: unknown) => value as never;

test('the largest exponents are those whose exp is finite', () => {
  const { float32, float64 } = engine.largestExponent;
  expect([Math.fround(float32), float64]).toEqual([88.72283172607422, 709.782712893384]);
  const exp = (score: number, precision: 'float32' | 'float64') =>
    engine.naiveSoftmax([score], { precision: wrong(precision) }).exps[0];
  expect(exp(float32, 'float32')).toBeLessThan(Infinity);
  expect(exp(float32 * (1 + 2 ** -23), 'float32')).toBe(Infinity);
  expect(exp(float64, 'float64')).toBeLessThan(Infinity);
  expect(exp(float64 * (1 + 2 ** -52), 'float64')).toBe(Infinity);
});

describe('softmaxPrecisions', () => {
  test('overflows where the formula is taken as it is written, in float32 first', () => {
    const { float32, float64 } = engine.softmaxPrecisions([100, 99]);
    expect(float32.naive.exps).toEqual(Float32Array.of(Infinity, Infinity));
    expect(float32.naive.weightsSum).toBeNaN();
    expect(float32.shifted.max).toBe(100);
    expect(float32.shifted.shifted).toEqual(Float32Array.of(0, -1));
    expectClose(float64.naive.weights, [0.7310585786300049, 0.2689414213699951], { relative: 1e-15 });
    expectClose([float32.shifted.weightsSum, float64.naive.weightsSum], [1, 1], { absolute: 1e-7 });
  });

  test('is naiveSoftmax and softmax, ÷ divisor', () => {
    const scores = [15.3, 22.7, 18.2];
    const { float32, float64 } = engine.softmaxPrecisions(scores, { divisor: 8 });
    expect(float32.naive).toMatchObject(engine.naiveSoftmax(scores, { divisor: 8, precision: 'float32' }));
    const { jacobian, ...shifted } = engine.softmax(scores, { divisor: 8 });
    expect(jacobian.rows).toBe(3);
    expect(float64.shifted).toEqual({ ...shifted, weightsSum: float64.shifted.weightsSum });
  });

  test('adds the offset first', () => {
    const { moved, float32, float64 } = engine.softmaxPrecisions([0, 1], { divisor: 2, offset: 1000 });
    expect(moved).toEqual(Float64Array.of(1000, 1001));
    expect(float32.naive.scaled).toEqual(Float32Array.of(500, 500.5));
    expect(float64.shifted.weights).toEqual(engine.softmax([0, 1], { divisor: 2 }).weights);
  });
});

test('alternatives', () => {
  const { exps, expsSum, weights, ...rest } = engine.alternatives([4, 8, -2], { divisor: 2 });
  expect(rest).toEqual({
    scaled: Float64Array.of(2, 4, -1),
    max: 4,
    sum: 5,
    sumCancels: false,
    overMax: Float64Array.of(0.5, 1, -0.25),
    overSum: Float64Array.of(0.4, 0.8, -0.2),
    overMaxSum: 1.25,
    overSumSum: 1,
    weightsSum: 1,
    argMax: Float64Array.of(0, 1, 0),
    argMaxSum: 1,
  });
  expect({ exps, sum: expsSum, weights }).toMatchObject({ exps: engine.softmax([2, 4, -1]).exps });
  expect(weights).toEqual(engine.softmax([2, 4, -1]).weights);
  expect(engine.alternatives([0, -3]).overMax).toEqual(Float64Array.of(NaN, -Infinity));
});

test('entropy is a number', () => {
  expect(engine.entropy([0, 1])).toBe(0);
  expectClose([engine.entropy([0.25, 0.25, 0.25, 0.25])], [Math.log(4)], { relative: 1e-15 });
});

test('crossEntropy keeps its digits for a confident answer, right or wrong', () => {
  const p = 4.248354255291589e-18;
  const right = engine.crossEntropy([40, 0], { target: 0 });
  expectClose([right.loss, ...right.gradient], [p, -p, p], { relative: 1e-15 });
  expect(engine.crossEntropy([80000, 0], { target: 1, divisor: 8 })).toEqual({
    loss: 10000,
    gradient: Float64Array.of(1, -1),
  });
});

test('saturation is softmax and its slope, with and without the division', () => {
  const scores = [20, -10, 5];
  const { raw, scaled } = engine.saturation(scores, { divisor: 8, target: 0 });
  for (const [slope, divisor] of [
    [raw, 1],
    [scaled, 8],
  ] as const) {
    expect(slope).toMatchObject(engine.softmax(scores, { divisor }));
    expect(slope).toMatchObject(engine.crossEntropy(scores, { divisor, target: 0 }));
    expect(slope.entropy).toBe(engine.entropy(slope.weights));
    expect(slope.largest).toBe(slope.weights[0]);
    expectClose([slope.jacobianNorm], [Math.hypot(...slope.jacobian.data)], { relative: 1e-14 });
    expectClose([slope.gradientNorm], [Math.hypot(...slope.gradient)], { relative: 1e-14 });
  }
  expectClose(scaled.gradient, [-0.15029, 0.01998, 0.13031], { absolute: 5e-6 });
});

test('saturation divides by √headSize unless it is told what by', () => {
  const scores = [20, -10, 5];
  const byEight = engine.saturation(scores, { divisor: 8, target: 1 });
  expect(byEight.divisor).toBe(8);
  expect(engine.saturation(scores, { headSize: 64, target: 1 })).toEqual(byEight);
  expect(engine.saturation(scores, { headSize: 1, divisor: 8, target: 1 })).toEqual(byEight);
});

test.each<[string, () => unknown]>([
  ['[alternatives] expected a positive, finite divisor; found 0', () => engine.alternatives([1], { divisor: 0 })],
  [
    '[softmaxPrecisions] expected a divisor that is positive and finite in float32; found 1e+39',
    () => engine.softmaxPrecisions([1], { divisor: 1e39 }),
  ],
  [
    '[softmaxPrecisions] expected a finite offset; found Infinity',
    () => engine.softmaxPrecisions([1], { offset: Infinity }),
  ],
  [
    '[attentionRow] expected subtractMax to be true or false; found 1',
    () => engine.attentionRow([1], { rows: 1, cols: 1, data: [1] }, wrong({ headSize: 1, subtractMax: 1 })),
  ],
  ['[entropy] expected at least one weight; found none', () => engine.entropy([])],
  ['[entropy] expected weights from 0 to 1; found -1', () => engine.entropy([-1, 2])],
  ['[entropy] expected weights adding up to 1 or 0; found 1.5', () => engine.entropy([0.5, 1])],
  [
    '[crossEntropy] expected target to be a whole number from 0 to 1; found 2',
    () => engine.crossEntropy([1, 2], { target: 2 }),
  ],
  [
    '[crossEntropy] expected target to be a number; found undefined',
    () => engine.crossEntropy([1, 2], wrong(undefined)),
  ],
  [
    '[saturation] expected divisor to be a number; found undefined',
    () => engine.saturation([1, 2], wrong({ target: 0 })),
  ],
  [
    '[saturation] expected a positive, finite head size; found 0',
    () => engine.saturation([1, 2], { headSize: 0, target: 0 }),
  ],
])('%s', (message, call) => expect(refusal(call)).toBe(message));
