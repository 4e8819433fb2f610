/** What exhibits make of the encoder's numbers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLeaf } from '../../web/derivation.ts';
import { loadEngine } from '../../web/engine.ts';
import { initialInputs } from '../../web/initial.ts';
import { isTooLong, tokensFor } from '../../web/parts/learned.ts';
import { matrix, tokenNames } from '../../web/parts/matrix.ts';
import { withSentence, withSource } from '../../web/parts/matrix-changes.ts';
import { matrixTokens, showSource } from '../../web/parts/matrix-inputs.ts';
import { pipeline } from '../../web/parts/pipeline.ts';
import { row } from '../../web/parts/row.ts';
import { withRowSentence } from '../../web/learned/typed.ts';
import type { Matrix } from '../../web/engine/matrix.ts';
import { en } from '../../web/text/en.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { expectClose } from '../wasm/close.ts';
import { evaluate } from './interpreter.ts';
import { holds } from './property.ts';

const engine = await loadEngine();
const encoder = await engine.loadEncoder();

test('a sentence falls into the tokens that the encoder makes of it, before it is there', () => {
  holds(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (sentence) => {
      const made = encoder.tokens(sentence).map(({ token, typed }) => typed || token);
      expect(tokensFor('learned', sentence)).toEqual(made);
      expect(isTooLong(sentence)).toBe(made.length > encoder.longest + 2);
    }),
    500,
  );
});

test('every number on the way to the new vectors is computed as its derivation says', () => {
  const inputs = { ...initialInputs.pipeline, source: 'learned' as const, sentence: 'AI改变世界，对吗？' };
  const result = pipeline.compute(engine, inputs);
  const cells = pipeline.cells(inputs, result);
  const count = result.tokens.length;
  expect(count).toBe(11 + 1);
  const each = (cols: number, id: (i: number, j: number) => string) =>
    Array.from({ length: count * cols }, (_, place) => id(Math.floor(place / cols), place % cols));
  const square = ['scores', 'scaled', 'weights'].flatMap((name) => each(count, (i, j) => `${name}.${i}.${j}`));
  const vectors = ['vectors', 'x', 'queries', 'keys', 'values', 'output', 'after:x'].flatMap((name) =>
    each(64, (i, d) => `${name}.${i}.${d}`),
  );
  for (const id of [...square, ...vectors]) {
    expect(cells.has(id), id).toBe(true);
    expect(pipeline.cellName(id, { inputs, text: en }), id).not.toMatch(/undefined/);
    const { operation, operands } = cells.derivation(id);
    if (isLeaf(operation)) {
      expect(operation, id).toBe('learned');
      continue;
    }
    expectClose([cells.value(id)], [evaluate(operation, operands.map((each) => cells.value(each)))], { relative: 1e-12, absolute: 1e-13 }); // prettier-ignore
  }
  for (const id of [`vectors.${count}.0`, 'x.0.64', 'after:x.0.64', 'queries.0.64']) expect(cells.has(id)).toBe(false);
});

describe('a matrix of another source', () => {
  const drawn = {
    ...matrix.edit({ ...initialInputs.matrix, padding: 2, hidesPadding: true }, 'queries.10.0', 5),
    places: { '2.3': false, '2.10': true },
  };

  test('has its own numbers, without [PAD], and the mask', () => {
    const learned = withSource(drawn, 'learned');
    const { q, attention } = matrix.compute(engine, learned);
    expect([q.rows, attention.weights.data[2 * 9 + 3]]).toEqual([9, 0]);
  });

  test('loses nothing of what was typed over either, nor the [PAD]', () => {
    const learned = withSource(drawn, 'learned');
    matrix.compute(engine, learned);
    const typed = matrix.edit(learned, 'queries.2.40', -3);
    expect(matrix.compute(engine, typed).q.data[2 * 64 + 40]).toBe(-3);
    const back = withSource(typed, 'own');
    expect({ ...back, typed: back.typed.own }).toEqual({ ...drawn, typed: drawn.typed.own });
    expect(matrix.compute(engine, back).q.data[10 * 4]).toBe(5);
    expect(withSource(back, 'learned').typed).toEqual(typed.typed);
  });

  test('has what was typed stay with its tokens in another sentence, of either', () => {
    const learned = withSource({ ...drawn, sentence: 'AI好' }, 'learned');
    // 好 is token 2 of [CLS] AI 好 [SEP] [PAD] [PAD], and token 3 of [CLS] A I 好 [SEP]
    const typed = { own: { queries: { '2.0': 1 }, keys: {}, values: {} }, learned: { queries: { '3.0': 2 }, keys: {}, values: {} } }; // prettier-ignore
    const { own, learned: over } = withSentence({ ...learned, typed }, '有AI好').typed;
    expect([own.queries, over.queries]).toEqual([{ '3.0': 1 }, { '4.0': 2 }]);
  });

  test('which cannot be had leaves what is on show as it was', () => {
    const tooLong = '一'.repeat(31);
    const own = { ...drawn, sentence: tooLong };
    const refused = withSource(own, 'learned');
    expect(matrix.compute(engine, refused)).toEqual(matrix.compute(engine, own));
    expect(tokenNames(refused)).toEqual(tokenNames(own));
  });
});

test('vectors and scores that are rounded make last digits differ by as much as is said', () => {
  const ofSentence = (sentence: string) => {
    const { attention } = matrix.compute(engine, { ...initialInputs.matrix, source: 'learned', sentence });
    const own = encoder.encode(encoder.tokens(sentence)).attention;
    /** in units of the fourth decimal */
    const apart = ({ data }: Matrix, other: ArrayLike<number>) =>
      Math.max(...Array.from(data, (a, i) => Math.abs(a - (other[i] ?? NaN)) * 1e4));
    const rows = Array.from({ length: own.scores.rows }, (_, asks) =>
      row.compute(engine, { ...initialInputs.row, source: 'learned', sentence, asks }),
    );
    return [
      apart(attention.scores, own.scores.data),
      apart(attention.scaled, own.scaled.data),
      apart(
        own.scaled,
        rows.flatMap(({ scaled }) => Array.from(scaled)),
      ),
      apart(
        own.weights,
        rows.flatMap(({ weights }) => Array.from(weights)),
      ),
    ];
  };
  const sentences = ['我喜欢人工智能', '他在银行工作', '步行要十分钟', '外面下雨了', '今天天气真好我们一起去公园吧'];
  const [scores = [], ...others] = [0, 1, 2, 3].map((of) => sentences.map((each) => ofSentence(each)[of] ?? NaN));
  expect(Math.min(...scores)).toBeGreaterThan(3);
  expect(Math.max(...scores)).toBeLessThan(15);
  expect(Math.max(...others.flat())).toBeLessThan(2);
  for (const lang of ['zh-CN', 'en'] as const) {
    const { matrix: whole, softmax } = lessonWords[lang];
    expect(whole.rounded).toMatch(/几个单位，多的有十来个.*一两个|by several units, at times some ten.*one or two/);
    expect(softmax.rounded).toMatch(/一两个单位.*差得多些|a unit or two.*by more/);
  }
});

describe('the encoder’s row', () => {
  const learned = { ...initialInputs.row, source: 'learned' as const };
  row.compute(engine, learned);

  test('stays the encoder’s where numbers are typed over it, several at once', () => {
    const typed = row.edit(row.edit(learned, 'scores.3', 1), 'values.3.0', -2);
    const { inputs, learned: from, article } = row.compute(engine, typed);
    expect([typed.source, inputs.scores[3], inputs.values[3]?.[0]]).toEqual(['learned', 1, -2]);
    expect([from, article]).not.toContain(undefined);
    expect([typed.scores, typed.values]).toEqual([learned.scores, learned.values]);
    expect(['scores.3', 'values.3.0', 'scores.2', 'article:scores.3'].map((id) => row.isTyped?.(typed, id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('has a typed score only where its token asks', () => {
    const typed = row.edit(learned, 'scores.3', 1);
    const other = { ...typed, asks: 3 };
    expect(row.compute(engine, other).inputs.scores[3]).not.toBe(1);
    expect(row.isTyped?.(other, 'scores.3')).toBe(false);
  });

  test('has what was typed stay with its tokens in another sentence', () => {
    const typed = row.edit(row.edit(learned, 'scores.3', 1), 'values.3.0', -2);
    const { asks, typed: stayed } = withRowSentence(typed, '不我喜欢人工智能');
    expect([asks, stayed]).toEqual([3, { scores: { '3.4': 1 }, values: { '4.0': -2 } }]);
    expect(withRowSentence(typed, '喜').typed).toEqual({ scores: {}, values: {} });
  });

  test('is typed over as one of a hidden character is; [SEP] asks only where it did', () => {
    const asked = (asks: number, ...sentences: string[]) =>
      sentences.reduce(withRowSentence, { ...learned, asks }).asks;
    expect(asked(3, '他')).toBe(1);
    expect(asked(3, '他', '他们', '他们都', '他们都来')).toBe(3);
    expect(asked(8, '他', '他们')).toBe(3);
    expect(asked(0, '他')).toBe(0);
  });

  test('has numbers of the encoder’s to four decimals: no weight is off by as much', () => {
    const { weights } = row.compute(engine, learned);
    const { attention } = encoder.encode(encoder.tokens(learned.sentence));
    const own = attention.weights.data.subarray(2 * 9, 3 * 9);
    expectClose(weights, own, { absolute: 1e-5 });
  });

  test('which cannot be had leaves the reader’s own to be changed', () => {
    const tooLong = { ...learned, sentence: '一'.repeat(31) };
    row.compute(engine, tooLong);
    expect(row.edit(tooLong, 'scores.3', 1)).toEqual({ ...tooLong, scores: tooLong.scores.with(3, 1) });
  });
});

test('a sentence of more characters than the encoder takes keeps its own numbers', () => {
  const sentence = '一'.repeat(31);
  const own = matrix.compute(engine, { ...initialInputs.matrix, sentence });
  const refused = matrix.compute(engine, { ...initialInputs.matrix, sentence, source: 'learned' });
  expect(refused).toEqual(own);
});

test('where own numbers stand in for the encoder’s, another sentence leaves what is looked at among the [PAD]', () => {
  const inputs = {
    ...initialInputs.matrix,
    source: 'learned' as const,
    padding: 2,
    query: 10,
    firstQuery: 10,
    firstKey: 9,
  };
  showSource(inputs, 'own');
  expect(matrixTokens(inputs)).toHaveLength(11);
  const next = withSentence(inputs, '他喜欢人工智能');
  expect(matrixTokens(next)).toHaveLength(11);
  expect([next.query, next.firstQuery, next.firstKey]).toEqual([10, 10, 9]);
});
