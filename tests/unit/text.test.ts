import { describe, expect, test } from 'vitest';
import { tokens } from '../../web/article.ts';
import { languages, textFor, type Words } from '../../web/text/languages.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { hiddenWords } from '../../web/text/learned/hidden.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { stepWords } from '../../web/text/learned/steps.ts';
import type { Text } from '../../web/text/text.ts';
import { caseOf } from './samples.ts';
import { wordsOf } from './words.ts';

const exhibitWords = import.meta.glob<Words<object>>('../../web/text/exhibits/*.ts', {
  eager: true,
  import: 'default',
});

const moreWords = import.meta.glob<Words<object>>('../../web/text/more/*.ts', { eager: true, import: 'default' });

const place = { of: '欢', mark: '①', token: '欢', dimension: 2 };
/** Examples of calls of the words that come with the encoder. */
const ofLesson = {
  honest: [[75_088]],
  unknown: [[['欢']]],
  taken: [[[['欢', '喜']]]],
  'pipeline.vectors': [[9, 64]],
  'pipeline.cell.vectors': [[place]],
  'pipeline.cell.x': [[place]],
  'pipeline.cell.after': [[place]],
  'softmax.inArticle': [['欢']],
  'softmax.beside': [['欢', '40%', '4%']],
  'context.onShow': [[5, 8, 64]],
  'context.firstOf': [['①', '欢']],
  'context.cell.queries': [[place]],
  'context.cell.keys': [[place]],
};

const verdict = { hidden: '欢', token: '欢', first: '欢', share: '0.94', rank: 1, own: '0.94' };
const ofHidden = {
  verdict: [[verdict], [{ ...verdict, first: '人', rank: 12 }]],
  ranked: [
    [1, '欢', true],
    [2, '人', false],
  ],
  unknown: [['x', '人', '0.94']],
  fillings: [[3612]],
  cut: [[30]],
  onPaper: [['我喜[MASK]']],
  readAs: [
    ['A', 'a'],
    ['欢', '欢'],
  ],
  columns: [[1, 8, 64]],
  cell: [
    ['x', undefined, undefined],
    ['x', '欢', undefined],
    ['x', '欢', 3],
    ['x', '欢', '我'],
  ],
};

/** All words in a language: the page's, and those that exhibits have to themselves. */
const allWords = (lang: Text['lang']) => [
  ...wordsOf(languages[lang]),
  ...wordsOf(learnedWords[lang]),
  ...wordsOf(lessonWords[lang], ofLesson),
  ...wordsOf(hiddenWords[lang], ofHidden),
  ...Object.values(moreWords).flatMap((words) => wordsOf(words[lang])),
  ...Object.entries(exhibitWords).flatMap(([file, words]) => {
    const name = /([\w-]+)\.ts$/.exec(file)?.[1] ?? '';
    return wordsOf(words[lang], caseOf(name).calls ?? {}).map(({ path, words }) => ({
      path: `${name}: ${path}`,
      words,
    }));
  }),
];

test('both languages have the same words, to the last key', () => {
  expect(allWords('en').map(({ path }) => path)).toEqual(allWords('zh-CN').map(({ path }) => path));
});

describe.each(Object.entries(languages))('the words in %s', (tag, text) => {
  test('are for the language that they say', () => expect(text.lang).toBe(tag));

  test('leave nothing empty and nothing undefined', () => {
    for (const { path, words } of allWords(text.lang)) {
      expect(words, path).toMatch(/\S/);
      expect(words, path).not.toMatch(/undefined|null|\[object/);
    }
  });
});

test('Chinese sentences have Chinese punctuation', () => {
  for (const { path, words } of allWords('zh-CN')) {
    expect(words, path).not.toMatch(/\p{Script=Han}\s*[,;:!?.("']|[,;:!?"']\s*\p{Script=Han}/u);
  }
});

test('Chinese names that begin or end in Latin letters stand apart from what is said of them', () => {
  const hidden = hiddenWords['zh-CN'];
  const steps = stepWords['zh-CN'];
  const { explain } = zhCN;
  expect(hidden.cell('logit', '欢', undefined)).toBe('“欢”的 logit');
  expect(hidden.cell('权重', '欢', 'a')).toBe('“欢”对“a”的权重');
  expect(hidden.cell('x', 'b', 3)).toBe('“b”的 x 第 3 维');
  expect([steps.weights('Wₒ'), steps.scale('Wₒ')]).toEqual(['Wₒ 的权重矩阵', 'Wₒ 这一行的缩放系数']);
  expect(steps.weight('LayerNorm（求 x）')).toBe('LayerNorm（求 x）的权重');
  expect(explain.title('除数 √dₖ')).toBe('除数 √dₖ 是怎么来的');
  expect(explain.title('exp(logit)')).toBe('exp(logit) 是怎么来的');
  expect(explain.title('分母（指数之和）')).toBe('分母（指数之和）是怎么来的');
});

test('between Chinese sentences there is none', () => {
  for (const { path, words } of allWords('zh-CN'))
    expect(words, path).not.toMatch(/[。！？；：，、] |^ +\p{Script=Han}/u);
});

test('Chinese sentences have no English left in them', () => {
  for (const { path, words } of allWords('zh-CN')) expect(words, path).not.toMatch(/[A-Za-z]{2,}(\s+[A-Za-z]{2,}){2}/);
});

test('English has no Chinese but the article’s tokens, and no full-width punctuation', () => {
  const example = new RegExp(`[${tokens.filter((token) => token.length === 1).join('')}]`, 'g');
  for (const { path, words } of allWords('en')) {
    expect(words.replace(example, ''), path).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
  }
});

test.each([en, zhCN])('limits are told as numbers are printed ($lang)', (text) => {
  const told = text.numberProblem('x', '1e31', 'out-of-range', { least: -1e30, most: 1e30 });
  expect(told).toMatch(/−1×10³⁰ .* 1×10³⁰[ ;]/);
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
