/** The quiz's questions: sound for every seed, right answers accepted, known slips told apart from them. */
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/engine.ts';
import { equation, equationText } from '../../web/equation.ts';
import { printed } from '../../web/number.ts';
import { questionOf } from '../../web/quiz/kinds.ts';
import { answerOf, kindNames, type Question, questionCells, variantOf } from '../../web/quiz/question.ts';
import { questionText } from '../../web/quiz/told.ts';
import { type Verdict, verdictOn } from '../../web/quiz/verdict.ts';
import { quizWords } from '../../web/text/exhibits/quiz.ts';

const engine = await loadEngine();
const seeds = Array.from({ length: 300 }, (_, seed) => seed);

const truthOf = (question: Question) =>
  questionCells(new Map([[variantOf(question), question]])).value(answerOf(question));

describe.each(kindNames)('questions of the kind %s', (kind) => {
  const questions = seeds.map((seed) => questionOf(engine, { kind, seed }));

  test('have an answer, and every slip of theirs a number', () => {
    for (const question of questions) {
      expect(truthOf(question), variantOf(question)).not.toBeNaN();
      expect(question.slips.filter(([, value]) => Number.isNaN(value))).toEqual([]);
    }
  });

  test('differ from seed to seed', () => {
    const texts = new Set(questions.map((question) => questionText(question, quizWords.en)));
    expect(texts.size).toBeGreaterThan(20);
  });

  test('take the answer rounded as asked for, or to more places', () => {
    for (const question of questions) {
      const truth = truthOf(question);
      for (const places of [question.places, question.places + 2]) {
        expect(verdictOn(Number(truth.toFixed(places)), truth, question), variantOf(question)).toEqual({
          kind: 'right',
        });
      }
      expect(verdictOn(truth, truth, question).kind).toBe('right');
    }
  });

  test('take nothing that is off by more than rounding', () => {
    for (const question of questions) {
      const truth = truthOf(question);
      expect(verdictOn(truth + 0.6 * 10 ** -question.places, truth, question).kind).not.toBe('right');
    }
  });

  test('recognise each slip, unless it gives what is right', () => {
    const told = new Map<string, number>();
    for (const question of questions) {
      const truth = truthOf(question);
      for (const [slip, value] of question.slips) {
        const typed = Number(value.toFixed(question.places));
        const verdict: Verdict = verdictOn(typed, truth, question);
        expect(['slip', 'right'], `${variantOf(question)}: ${slip}`).toContain(verdict.kind);
        if (verdict.kind === 'slip' && verdict.slip === slip) told.set(slip, (told.get(slip) ?? 0) + 1);
      }
    }
    // a slip that hardly ever tells itself from what is right, or from another, is of no use
    const slips = new Set(questions.flatMap((question) => question.slips.map(([slip]) => slip)));
    for (const slip of slips) expect(told.get(slip) ?? 0, slip).toBeGreaterThan(seeds.length / 10);
  });

  test('print a whole answer as a whole number where one is asked for', () => {
    for (const question of questions.filter(({ places }) => places === 0)) {
      const cells = questionCells(new Map([[variantOf(question), question]]));
      const [own] = equationText(equation(answerOf(question), cells, 4)).split(/ [=≈] /);
      expect(own).toBe(printed(truthOf(question), 'all'));
    }
  });

  test('are told in full, in both languages', () => {
    for (const question of questions) {
      for (const words of Object.values(quizWords)) expect(questionText(question, words)).not.toMatch(/undefined|NaN/);
    }
  });
});

test('where a whole number is asked for, no other is right', () => {
  const question = questionOf(engine, { kind: 'score', seed: 2 });
  expect(question.places).toBe(0);
  expect(verdictOn(22.4, 22, question).kind).not.toBe('right');
  expect(verdictOn(22, 22, question).kind).toBe('right');
});

describe('a verdict', () => {
  const question = { ...questionOf(engine, { kind: 'scale', seed: 1 }), slips: [['unscaled', 22.7]] as const };
  test.each<[number, Verdict]>([
    [2.8375, { kind: 'right' }],
    [2.838, { kind: 'right' }],
    [2.837, { kind: 'right' }],
    [2.84, { kind: 'coarse' }],
    [2.8, { kind: 'coarse' }],
    [2.834, { kind: 'near' }],
    [22.7, { kind: 'slip', slip: 'unscaled' }],
    [-2.8375, { kind: 'slip', slip: 'sign' }],
    [7, { kind: 'wrong' }],
    [0, { kind: 'wrong' }],
  ])('on %d, where 2.8375 is right', (typed, verdict) => expect(verdictOn(typed, 2.8375, question)).toEqual(verdict));
});
