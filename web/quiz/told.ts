/** A question in words. */
import { decimal, plainText, trimmed } from '../number.ts';
import type { QuizWords, Told } from '../text/quiz/shape.ts';
import type { Held, Question } from './question.ts';

/** decimals that a question's numbers have at most: drawn ones fewer, limits of a format are cut to these */
const mostDecimals = 4;

const numberText = (value: number) => plainText(trimmed(decimal(value, mostDecimals)));
const rowText = (row: ArrayLike<number>) => `[${Array.from(row, numberText).join(', ')}]`;

function heldTexts(name: string, held: Held): [string, string][] {
  if (typeof held === 'number') return [[name, numberText(held)]];
  const entries = Array.from<number | ArrayLike<number>>(held);
  const texts = entries.map((entry) => (typeof entry === 'number' ? numberText(entry) : rowText(entry)));
  const isMatrix = entries.some((entry) => typeof entry !== 'number');
  const [only = ''] = texts;
  const whole = isMatrix ? texts.join('\n') : texts.length === 1 ? only : `[${texts.join(', ')}]`;
  return [[name, whole], ...texts.map((text, index): [string, string] => [`${name}.${index}`, text])];
}

/** The numbers of a question, for its words. */
export const toldIn = ({ given, asked = [], format }: Question): Told => ({
  ...Object.fromEntries(Object.entries(given).flatMap(([name, held]) => heldTexts(name, held))),
  ...Object.fromEntries(asked.map((place, index) => [`asked.${index}`, String(place + 1)])),
  format: format ?? '',
});

/** The question, and how exact its answer is to be. */
export const questionText = (question: Question, words: QuizWords): string =>
  `${words.kinds[question.kind].ask(toldIn(question))}\n${words.precision(question.places)}`;
