import { describe, expect, test } from 'vitest';
import { graphemes, isLine } from '../../web/graphemes.ts';

test('what a reader calls a character is one', () => {
  expect(graphemes('喜👨‍👩‍👧e\u0301')).toEqual(['喜', '👨‍👩‍👧', 'e\u0301']);
});

describe('a line', () => {
  test.each(['喜', '[CLS]', '👨‍👩‍👧'.repeat(12), '你好'.repeat(6), '→', '¿'])('%j is one', (text) =>
    expect(isLine(text, 12)).toBe(true),
  );

  test.each([
    ['nothing', ''],
    ['more than its length', 'x'.repeat(13)],
    ['spaces alone', ' \u3000'],
    ['what shows nothing', '\u200b\u202e'],
    ['a filler alone', '\u3164'],
    ['a mark that turns the direction of writing', '\u202eabc'],
    ['an isolate of such', 'a\u2066b'],
    ['two lines', 'a\nb'],
    ['a letter under endless marks', `a${'\u0301'.repeat(20_000)}`],
  ])('%s is none', (_, text) => expect(isLine(text, 12)).toBe(false));
});
