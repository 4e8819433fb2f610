import { describe, expect, test } from 'vitest';
import { graphemes, isLine, lineProblem } from '../../web/graphemes.ts';

test('what a reader calls a character is one', () => {
  expect(graphemes('喜👨‍👩‍👧e\u0301')).toEqual(['喜', '👨‍👩‍👧', 'e\u0301']);
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
