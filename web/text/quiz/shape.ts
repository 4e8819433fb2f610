/** What words the quiz has, in each language. */
import type { KindName } from '../../quiz/question.ts';
import type { SlipName } from '../../quiz/slips.ts';

/**
 * The numbers of a question, as printed, by quantity: a list in brackets ("scores"), and each entry of it
 * ("scores.0"); "asked.0" counts from 1.
 */
export type Told = Readonly<Record<string, string>>;

/** One of the article's questions, and a model answer. */
export interface ModelAnswer {
  question: string;
  answer: string;
}

export interface KindWords {
  /** a few characters, for lists */
  name: string;
  /** the question with its numbers; a line each for what is told and what is asked */
  ask(told: Told): string;
  /** what to think of, without giving the number away */
  hint: string;
}

export interface QuizWords {
  title: string;
  hint: string;

  article: string;
  models: readonly [ModelAnswer, ModelAnswer, ModelAnswer];
  /** the columns of the questions on paper */
  question: string;
  modelAnswer: string;

  numeric: string;
  choose: string;
  seed: string;
  kinds: Readonly<Record<KindName, KindWords>>;
  /** how exact the answer is to be; 0 for a whole number */
  precision(places: number): string;
  answer: string;
  check: string;
  showArithmetic: string;
  showAnswer: string;
  otherNumbers: string;
  next: string;

  right(value: string): string;
  coarse(places: number): string;
  near: string;
  slip(typed: string, slip: string): string;
  slips: Readonly<Record<SlipName, string>>;
  wrong(typed: string, hint: string): string;
  shown: string;

  /** of those answered; answers that were shown do not count */
  score(right: number, answered: number, shown: number): string;
  tried: string;
  /** after it: what can be done with it */
  triedHint: string;
  /** what a question that was tried is called, and the button that leads back to it */
  row(kind: string, seed: number): string;
  goTo(row: string): string;
  yours: string;
  correct: string;
  /** an answer, and how it came out */
  outcomes: Readonly<Record<'right' | 'wrong' | 'shown', (yours: string) => string>>;
  /** what the cell of an answer is called */
  cell(kind: string, seed: number): string;
  /** the numeric questions on paper, and the header over their kinds */
  kindOf: string;
  paper: string;
}
