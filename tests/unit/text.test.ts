import { describe, expect, test } from 'vitest';
import { tokens } from '../../web/article.ts';
import { languages, textFor } from '../../web/text/languages.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { wordsOf } from './words.ts';

test('both languages have the same words, to the last key', () => {
  expect(wordsOf(en).map(({ path }) => path)).toEqual(wordsOf(zhCN).map(({ path }) => path));
});

describe.each(Object.entries(languages))('the words in %s', (tag, text) => {
  test('are for the language that they say', () => expect(text.lang).toBe(tag));

  test('leave nothing empty and nothing undefined', () => {
    for (const { path, words } of wordsOf(text)) {
      expect(words, path).toMatch(/\S/);
      expect(words, path).not.toMatch(/undefined|null|\[object/);
    }
  });
});

test('Chinese sentences have Chinese punctuation', () => {
  for (const { path, words } of wordsOf(zhCN)) {
    expect(words, path).not.toMatch(/\p{Script=Han}\s*[,;:!?.("']|[,;:!?"']\s*\p{Script=Han}/u);
  }
});

test('Chinese sentences have no English left in them', () => {
  for (const { path, words } of wordsOf(zhCN)) expect(words, path).not.toMatch(/[A-Za-z]{2,}(\s+[A-Za-z]{2,}){2}/);
});

test('English has no Chinese but the article’s tokens, and no full-width punctuation', () => {
  const example = new RegExp(`[${tokens.filter((token) => token.length === 1).join('')}]`, 'g');
  for (const { path, words } of wordsOf(en)) {
    expect(words.replace(example, ''), path).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
  }
});

test.each([
  ['en', en],
  ['en-GB', en],
  ['EN', en],
  ['zh-CN', zhCN],
  ['zh', zhCN],
  ['fr', zhCN],
  ['enx', zhCN],
  ['', zhCN],
])('for the tag %j', (tag, text) => expect(textFor(tag)).toBe(text));
