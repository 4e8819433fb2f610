/** The learned encoder by its typed door: the artefact that ships, beside what PyTorch makes of the same weights. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LearnedEncoder, loadEngine } from 'attention-steps/engine';
import { describe, expect, test } from 'vitest';
import { type Json, matrix, readCases, row } from './cases.ts';
import { expectClose } from './close.ts';
import { refusal } from './refusals.ts';

const engine = await loadEngine();
const before = engine.encoder;
const coming = engine.loadEncoder();
const encoder: LearnedEncoder = await coming;

const named = (sentence: string) => encoder.tokens(sentence).map(({ token }) => token);
const inner = (sentence: string) => encoder.tokens(sentence).slice(1, -1);

test('it is there once it has been asked for, and is asked for once', async () => {
  expect(before).toBeUndefined();
  expect(engine.encoder).toBe(encoder);
  expect(engine.loadEncoder()).toBe(coming);
  expect(await engine.loadEncoder()).toBe(encoder);
  expect(encoder.version).toMatch(/^\w{8}$/);
  expect([encoder.longest, encoder.headSize]).toEqual([30, 64]);
});

type Shown = 'x' | 'q' | 'k' | 'v' | 'weights' | 'mixed' | 'y' | 'z';
interface Case extends Record<Shown, Json> {
  norms: Record<'x' | 'y' | 'z', Json>;
  sentence: string;
  rows: number[];
  shown: number[];
  place: number;
  fillings: { row: number; logit: number; probability: number }[];
}

const tokensOf = (rows: readonly number[]) => rows.map((at) => ({ ...encoder.mask, row: at }));

describe.each(readCases<Case>('encoder.json'))('$sentence', (expected) => {
  const found = encoder.encode(tokensOf(expected.rows));
  const { x, q, k, v, y, z, attention } = found;
  const tolerance = { relative: 1e-10, absolute: 1e-11 };

  test.each(Object.entries({ x, q, k, v, y, z, weights: attention.weights, mixed: attention.output }))(
    '%s is PyTorch’s',
    (name, { cols, data }) => {
      const rows = expected.shown.flatMap((at) => [...data.subarray(at * cols, (at + 1) * cols)]);
      expectClose(rows, matrix(expected[name as Shown]).data, tolerance);
    },
  );

  test.each(['x', 'y', 'z'] as const)('so are mean and variance of what becomes %s', (name) => {
    const { mean, variance } = found.norms[name];
    const spread = expected.shown.flatMap((at) => [mean[at] ?? NaN, variance[at] ?? NaN]);
    expectClose(spread, matrix(expected.norms[name]).data, tolerance);
  });

  test('so are the likeliest characters', () => {
    const fillings = encoder.fillings(z.data.subarray(expected.place * 64, (expected.place + 1) * 64), 5);
    expect(fillings.map((filling) => filling.row)).toEqual(expected.fillings.map((filling) => filling.row));
    for (const name of ['logit', 'probability'] as const) {
      expectClose(
        fillings.map((filling) => filling[name]),
        row(expected.fillings.map((filling) => filling[name])),
        tolerance,
      );
    }
  });
});

const cases = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'cases', 'encoder.json'), 'utf8')) as {
  typed: { sentence: string; rows: number[] }[];
};

test.each(cases.typed)('“$sentence” becomes the tokens that the model was trained with', ({ sentence, rows }) =>
  expect(encoder.tokens(sentence).map((token) => token.row)).toEqual(rows),
);

describe('tokens', () => {
  test('have the ids of bert-base-chinese', () =>
    expect(encoder.tokens('我喜欢').map(({ id }) => id)).toEqual([101, 2769, 1599, 3614, 102]));

  test('of nothing are the two ends', () => expect(named(' \n\t\u3000')).toEqual(['[CLS]', '[SEP]']));

  test('keep what was typed', () =>
    expect(inner('愛Ａ😀').map(({ token, typed }) => [token, typed])).toEqual([
      ['爱', '愛'],
      ['a', 'Ａ'],
      ['[UNK]', '😀'],
    ]));

  test.each([
    ['emoji of several code points', '👨‍👩‍👧', ['[UNK]']],
    ['half a character', '我\ud83d们', ['我', '[UNK]', '们']],
    ['a character with an accent', 'e\u0301', ['[UNK]']],
    ['a known one under marks that make none of it', '我\ufe0f\u0308', ['我']],
    ['what is not seen', '\u0000我\u200b\u202e们\ufeff', ['我', '们']],
    ['one character that stands for two', '㎏', ['k', 'g']],
    ['[MASK] as text', '[MASK]', ['[UNK]', 'm', 'a', 's', 'k', '[UNK]']],
  ])('of %s', (_, sentence, expected) => expect(inner(sentence).map(({ token }) => token)).toEqual(expected));

  test('of 500 characters are as many, which encode refuses', () => {
    const tokens = encoder.tokens('字'.repeat(500));
    expect(tokens).toHaveLength(502);
    expect(refusal(() => encoder.encode(tokens))).toBe('[encode] expected 1 to 32 tokens; found 502');
  });

  test('of anything can be encoded and told', () => {
    for (const sentence of ['', '😀', '\ud83d', 'ﷺ', '①②③', '한국어', 'नमस्ते']) {
      const tokens = encoder.tokens(sentence);
      if (tokens.length <= 32) expect(encoder.encode(tokens).z.rows).toBe(tokens.length);
    }
  });
});

describe('encode', () => {
  const tokens = encoder.tokens('我喜欢');

  test('gives what lasts, whatever is encoded next', () => {
    const first = encoder.encode(tokens);
    const copy = structuredClone(first);
    encoder.encode(encoder.tokens('三十个字的句子'));
    expect(first).toEqual(copy);
    expect(encoder.encode(tokens)).toEqual(copy);
  });

  test('attends as the lesson’s attention does', () => {
    const { q, k, v, attention } = encoder.encode(tokens);
    const expected = engine.attention(q, k, v);
    expect(attention.divisor).toBe(8);
    expectClose(attention.scores.data, expected.scores.data, { relative: 1e-13, absolute: 1e-13 });
    expectClose(attention.weights.data, expected.weights.data, { relative: 1e-12 });
    expectClose(attention.output.data, expected.output.data, { relative: 1e-12, absolute: 1e-13 });
  });

  test('is the same with its own weights given', () => {
    const own = encoder.encode(tokens);
    const again = encoder.encode(tokens, { weights: own.attention.weights });
    expect(again.z).toEqual(own.z);
  });

  test('mixes by the weights given', () => {
    const data = tokens.flatMap((_, i) => tokens.map((_, j) => Number(i === j)));
    const { v, attention } = encoder.encode(tokens, { weights: { rows: 5, cols: 5, data } });
    expect(attention.output).toEqual(v);
    expect([...attention.weightsSum]).toEqual([1, 1, 1, 1, 1]);
  });

  test.each<[unknown, unknown, string]>([
    [[], undefined, 'expected 1 to 32 tokens; found 0'],
    ['我', undefined, 'expected tokens to be an array; found 我'],
    [[{}], undefined, 'expected tokens[0].row to be a number; found undefined'],
    [[undefined], undefined, 'expected tokens[0].row to be a number; found undefined'],
    [[{ row: 1.5 }], undefined, "expected each token's row to be a whole number from 0 to LAST; found 1.5"],
    [[{ row: -1 }], undefined, "expected each token's row to be a whole number from 0 to LAST; found -1"],
    [[{ row: 1e9 }], undefined, "expected each token's row to be a whole number from 0 to LAST; found 1000000000"],
    [[{ row: NaN }], undefined, "expected each token's row to be a whole number from 0 to LAST; found NaN"],
    [[{ row: 7 }], 5, 'expected weights to be a matrix { rows, cols, data }; found 5'],
    [[{ row: 7 }], { rows: 1, cols: 2, data: [0, 1] }, 'expected weights of tokens x tokens, 1x1; found 1x2'],
    [[{ row: 7 }], { rows: 1, cols: 1, data: [1.5] }, 'expected weights from 0 to 1; found 1.5'],
    [[{ row: 7 }], { rows: 1, cols: 1, data: [-0.1] }, 'expected weights from 0 to 1; found -0.1'],
    [[{ row: 7 }], { rows: 1, cols: 1, data: [NaN] }, 'expected weights from 0 to 1; found NaN'],
  ])('refuses %j with weights %j', (given, weights, message) => {
    const last = lastRow();
    expect(refusal(() => encoder.encode(given as never, { weights: weights as never }))).toBe(
      `[encode] ${message.replace('LAST', String(last))}`,
    );
  });
});

/** The last row of the embedding, as an error tells it. */
function lastRow(): number {
  const told = refusal(() => encoder.encode(tokensOf([-1])));
  return Number(/to (\d+);/.exec(told)?.[1]);
}

describe('fillings', () => {
  const { z } = encoder.encode(encoder.tokens('我喜欢'));
  const at = z.data.subarray(64, 128);

  test('of a hidden character: 我喜_人工智能', () => {
    const tokens = encoder.tokens('我喜欢人工智能').with(3, encoder.mask);
    const [best] = encoder.fillings(encoder.encode(tokens).z.data.subarray(192, 256), 1);
    expect([best?.token, best?.id]).toEqual(['欢', 3614]);
  });

  test('are all characters, once each and likeliest first, adding up to 1; none is a special', () => {
    const count = lastRow() + 1 - 5;
    const all = encoder.fillings(at, count);
    expect(new Set(all.map((filling) => filling.row)).size).toBe(count);
    expect(Math.min(...all.map((filling) => filling.row))).toBe(5);
    expectClose([all.reduce((sum, { probability }) => sum + probability, 0)], [1], { relative: 1e-13 });
    expect(all.every(({ logit }, index) => logit <= (all[index - 1]?.logit ?? Infinity))).toBe(true);
  });

  test.each<[unknown, unknown, string]>([
    [[1, 2], 1, 'expected z of 64 numbers; found 2'],
    ['z', 1, 'expected z to be an array of numbers; found the string z'],
    [Array<number>(64).fill(NaN), 1, 'expected finite numbers in z; found NaN'],
    [Array<number>(64).fill(0), 0, 'expected count to be a whole number from 1 to COUNT; found 0'],
    [Array<number>(64).fill(0), 1e5, 'expected count to be a whole number from 1 to COUNT; found 100000'],
    [Array<number>(64).fill(0), '5', 'expected count to be a number; found the string 5'],
  ])('refuse %j, %j', (given, count, message) =>
    expect(refusal(() => encoder.fillings(given as never, count as never))).toBe(
      `[fillings] ${message.replace('COUNT', String(lastRow() - 4))}`,
    ),
  );
});
