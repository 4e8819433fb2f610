import { expect, test } from 'vitest';
import { tokenId, tokensOf, vocabularyId } from '../../web/tokens.ts';

test('a token of the article’s sentence has the id of the vocabulary', () => {
  expect(tokensOf('我喜欢人工智能').map(tokenId)).toEqual([101, 2769, 1599, 3614, 782, 2339, 3255, 5543, 102]);
});

test('any other token has an id of its own, past the vocabulary, that the engine takes', () => {
  const tokens = ['a', 'b', 'ab', 'ba', '恭', '发', '👨‍👩‍👧', '👨‍👩‍👦', 'constructor', `${'x'.repeat(63)}y`, 'x'.repeat(64)];
  const ids = tokens.map(tokenId);
  expect(new Set(ids).size).toBe(tokens.length);
  for (const id of ids) {
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(id).toBeGreaterThan(21_128);
  }
  expect(tokens.map(vocabularyId)).toEqual(tokens.map(() => undefined));
});
