/** What the chapter on the trained model says of its guesses is true of the model that ships. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadEngine } from '../../web/engine.ts';
import { initialInputs } from '../../web/initial.ts';
import { hidden } from '../../web/parts/hidden.ts';
import { hiddenWords } from '../../web/text/learned/hidden.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';

const engine = await loadEngine();
await engine.loadEncoder();

function guess(sentence: string, character: string, weights: readonly number[] = []) {
  const place = sentence.indexOf(character);
  const result = hidden.compute(engine, { ...initialInputs.hidden, sentence, place, weights });
  if (!result) expect.fail('expected an encoder');
  const tokens = result.tokens.map(({ token }) => token);
  const byWeight = Array.from(result.softmax, (weight, j) => ({ weight, token: tokens[j] ?? '' }));
  const asked = byWeight.toSorted((one, other) => other.weight - one.weight).map(({ token }) => token);
  return { rank: result.rank + 1, asked, softmax: Array.from(result.softmax), share: result.fillings[0]?.probability };
}

const sentence = '我喜欢人工智能';
const partner = 2;

test('我喜_人工智能 is 欢, found by 喜', () => {
  const { rank, asked, share } = guess(sentence, '欢');
  expect([rank, asked[0]]).toEqual([1, '喜']);
  expect(share).toBeGreaterThan(0.8);
});

test('without the weight of 喜 the guesses scatter; with it alone, they do not', () => {
  const { softmax } = guess(sentence, '欢');
  const without = guess(sentence, '欢', softmax.with(partner, 0));
  expect(without.rank).toBeGreaterThan(5);
  expect(without.share).toBeLessThan(0.5);
  expect(
    guess(
      sentence,
      '欢',
      softmax.map((_, j) => Number(j === partner)),
    ).rank,
  ).toBe(1);
});

test('我去银_取钱 looks at 银 and is found; 他在路上_走 looks at 上 and 走, and is not', () => {
  const bank = guess('我去银行取钱', '行');
  expect([bank.rank, bank.asked[0]]).toEqual([1, '银']);
  const walk = guess('他在路上行走', '行');
  expect(walk.asked.slice(0, 2).toSorted()).toEqual(['上', '走']);
  expect(walk.rank).toBeGreaterThan(5);
});

test('恭喜发_ is not found', () => expect(guess('恭喜发财', '财').rank).toBeGreaterThan(5));

test('the words count the sentences of our own as the card does, and tell its rates', async () => {
  const [own, card] = await Promise.all(
    ['own_sentences.txt', 'CARD.md'].map((file) => readFile(`${import.meta.dirname}/../../model/${file}`, 'utf8')),
  );
  const count = new Set(own?.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).size;
  expect(card).toContain(`- ${count} sentences of our own`);
  const [, first, five] = /the model as shipped[^|]*\| ([\d.]+) % \| ([\d.]+) %/.exec(card ?? '') ?? [];
  for (const lang of ['zh-CN', 'en'] as const) {
    expect(lessonWords[lang].honest(1)).toContain(` ${count} `);
    expect(hiddenWords[lang].rates.match(/[\d.]+%/g)).toEqual([`${first}%`, `${five}%`]);
  }
});

test('weights given by hand that are the softmax’s change nothing but rounding', () => {
  const own = guess(sentence, '欢');
  expect(guess(sentence, '欢', own.softmax).share).toBeCloseTo(own.share ?? NaN, 12);
});
