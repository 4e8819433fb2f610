import { loadEngine, type MatrixInput, type Numbers } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';

const engine = await loadEngine();
const one: MatrixInput = { rows: 1, cols: 2, data: [1, 2] };

test('the engine is made once', async () => {
  expect(loadEngine()).toBe(loadEngine());
  expect(await loadEngine()).toBe(engine);
});

describe('arguments', () => {
  test.each<[string, Numbers]>([
    ['a plain array', [1, 2, 3]],
    ['a Float64Array', Float64Array.of(1, 2, 3)],
    ['a Float32Array', Float32Array.of(1, 2, 3)],
    ['an Int8Array', Int8Array.of(1, 2, 3)],
    ['a subarray', Float64Array.of(9, 1, 2, 3, 9).subarray(1, 4)],
    ['a view at an odd offset', new Float64Array(Float64Array.of(9, 1, 2, 3).buffer, 8, 3)],
  ])('may be %s', (_, scores) => {
    expect(engine.softmax(scores).scaled).toEqual(Float64Array.of(1, 2, 3));
  });

  test('are copied: changing them afterwards changes no result, and they are not changed', () => {
    const scores = Float64Array.of(3, 1);
    const result = engine.softmax(scores, { divisor: 2 });
    scores[0] = 100;
    expect(result.scaled).toEqual(Float64Array.of(1.5, 0.5));
    expect(scores).toEqual(Float64Array.of(100, 1));
  });
});

test('results own their memory, also after the module has grown', () => {
  const result = engine.softmax([1, 2, 3]);
  const before = Array.from(result.weights);
  engine.softmax(new Float64Array(2000)); // its Jacobian takes 32 MB
  expect(Array.from(result.weights)).toEqual(before);
  expect(result.weights.byteOffset).toBe(0);
  expect(result.weights.buffer.byteLength).toBe(24);
});

describe('refusals', () => {
  const wrong = (value: unknown) => value as never;
  test.each<[string, () => unknown]>([
    ['[softmax] expected at least one score; found none', () => engine.softmax([])],
    ['[softmax] expected scores to be an array of numbers; found the string 1,2', () => engine.softmax(wrong('1,2'))],
    ['[softmax] expected scores to be an array of numbers; found undefined', () => engine.softmax(wrong(undefined))],
    ['[softmax] expected scores to hold numbers alone; found the string 2 at 1', () => engine.softmax(wrong([1, '2']))],
    ['[softmax] expected scores to hold numbers alone; found null at 0', () => engine.softmax(wrong([null]))],
    [
      '[softmax] expected scores to be an array of numbers; found a BigInt64Array',
      () => engine.softmax(wrong(BigInt64Array.of(1n))),
    ],
    ['[softmax] expected a positive, finite divisor; found 0', () => engine.softmax([1], { divisor: 0 })],
    ['[softmax] expected a positive, finite divisor; found -8', () => engine.softmax([1], { divisor: -8 })],
    ['[softmax] expected a positive, finite divisor; found NaN', () => engine.softmax([1], { divisor: NaN })],
    [
      '[softmax] expected divisor to be a number; found the string 8',
      () => engine.softmax([1], { divisor: wrong('8') }),
    ],
    [
      "[naiveSoftmax] expected precision 'float32' or 'float64'; found float16",
      () => engine.naiveSoftmax([1], { precision: wrong('float16') }),
    ],
    ['[naiveSoftmax] expected at least one score; found none', () => engine.naiveSoftmax([], { precision: 'float32' })],
    [
      '[attention] expected keys with as many columns as queries; found 3x4 and 3x5',
      () =>
        engine.attention(
          { rows: 3, cols: 5, data: new Float64Array(15) },
          { rows: 3, cols: 4, data: new Float64Array(12) },
          { rows: 3, cols: 4, data: new Float64Array(12) },
        ),
    ],
    [
      '[attention] expected keys of 1x2 to hold 2 numbers; found 3',
      () => engine.attention(one, { ...one, data: [1, 2, 3] }, one),
    ],
    [
      '[attention] expected values to be a matrix { rows, cols, data }; found rows 1.5 and cols 2',
      () => engine.attention(one, one, { ...one, rows: 1.5 }),
    ],
    [
      '[attention] expected queries to be a matrix { rows, cols, data }; found an array',
      () => engine.attention(wrong([[1]]), one, one),
    ],
    [
      '[attention] expected a mask of 0 and 1; found 0.5',
      () => engine.attention(one, one, one, { mask: { rows: 1, cols: 1, data: [0.5] } }),
    ],
    [
      '[attentionRow] expected a row of values for each score; found 2 scores and values of 1x2',
      () => engine.attentionRow([1, 2], one, { headSize: 64 }),
    ],
  ])('%s', (message, call) => {
    let found: unknown;
    try {
      found = call();
    } catch (error) {
      found = error;
    }
    expect(found).toEqual(new Error(message));
  });
});
