/** A hidden size shared out among heads, across the boundary. */
import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { refusal } from './refusals.ts';

const engine = await loadEngine();
const wrong = (value: unknown) => value as never;

test('headSplit gives d_k, its root, and the score divided by that', () => {
  expect(engine.headSplit(768, 12, { score: -20 })).toEqual({ remainder: 0, headSize: 64, divisor: 8, scaled: -2.5 });
});

test('the score is 1 unless it is given', () => {
  const expected = { remainder: 0, headSize: 64, divisor: 8, scaled: 0.125 };
  expect(engine.headSplit(1024, 16)).toEqual(expected);
  expect(engine.headSplit(1024, 16, {})).toEqual(expected);
});

test('heads that leave a remainder give that alone', () => {
  expect(engine.headSplit(1000, 12)).toEqual({ remainder: 4, headSize: NaN, divisor: NaN, scaled: NaN });
});

describe('refusals', () => {
  test.each<[string, () => unknown]>([
    [
      '[headSplit] expected hidden size to be a whole number from 1 to 65536; found 0.5',
      () => engine.headSplit(0.5, 12),
    ],
    ['[headSplit] expected heads to be a whole number from 1 to 65536; found 0', () => engine.headSplit(768, 0)],
    ['[headSplit] expected heads to be a number; found the string 12', () => engine.headSplit(768, wrong('12'))],
    ['[headSplit] expected hiddenSize to be a number; found undefined', () => engine.headSplit(wrong(undefined), 12)],
    ['[headSplit] expected score to be a number; found null', () => engine.headSplit(768, 12, { score: wrong(null) })],
  ])('%s', (message, call) => expect(refusal(call)).toBe(message));
});
