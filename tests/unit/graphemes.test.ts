import { describe, expect, test, vi } from 'vitest';
import { graphemes, isLine, lineProblem } from '../../web/graphemes.ts';

test('what a reader calls a character is one', () => {
  expect(graphemes('喜👨‍👩‍👧e\u0301')).toEqual(['喜', '👨‍👩‍👧', 'e\u0301']);
});

test('texts of plain characters come apart as the browser’s own segmenter has it', () => {
  const range = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCharCode(first + offset)).join('');
  const every = ` ${range(0x21, 0x7e)}、。${range(0x4e00, 0x9fff)}${range(0xff01, 0xff5e)}`;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const segments = Array.from(segmenter.segment(every), ({ segment }) => segment);
  expect(segments).toHaveLength(every.length);
  expect(graphemes(every)).toEqual(segments);
});

test('the browser’s segmenter, which it takes long to make, is left alone for the article’s own tokens', async () => {
  vi.resetModules();
  const { Segmenter } = Intl;
  const made = vi.spyOn(Intl, 'Segmenter').mockImplementation(function (...args) {
    return new Segmenter(...args);
  });
  const { graphemes } = await import('../../web/graphemes.ts');
  expect(graphemes('[CLS]我喜欢深度学习。')).toHaveLength(13);
  expect(made).not.toHaveBeenCalled();
  expect(graphemes('é́')).toHaveLength(1);
  expect(made).toHaveBeenCalledOnce();
});

describe('a line', () => {
  test.each(['喜', '[CLS]', '👨‍👩‍👧'.repeat(12), '你好'.repeat(6), '→', '¿'])('%j is one', (text) =>
    expect(isLine(text, 12)).toBe(true),
  );

  test.each([
    ['nothing', '', 'empty'],
    ['more than its length', 'x'.repeat(13), 'too-long'],
    ['spaces alone', ' \u3000', 'unseen'],
    ['what shows nothing', '\u200b\u00ad', 'unseen'],
    ['a filler alone', '\u3164', 'unseen'],
    ['a mark that turns the direction of writing', '\u202eabc', 'control'],
    ['an isolate of such', 'a\u2066b', 'control'],
    ['two lines', 'a\nb', 'control'],
    ['a tab', 'a\tb', 'control'],
    ['a letter under endless marks', `a${'\u0301'.repeat(20_000)}`, 'too-long'],
  ])('%s is none', (_, text, problem) => {
    expect([isLine(text, 12), lineProblem(text, 12)]).toEqual([false, problem]);
  });
});
