/** What the reader has done with the questions so far. */
import { choice, flag, type Form, number, orNull } from '../codec/form.ts';
import { entriesOf } from '../codec/lists.ts';
import type { Cells } from '../derivation.ts';
import { replaced } from '../lists.ts';
import type { Limits } from '../number.ts';
import { answerOf, type KindName, kindNames, type Question, variantOf, type Which } from './question.ts';
import { verdictOn } from './verdict.ts';

export interface Attempt extends Which {
  /** the last number typed, checked or not */
  typed: number | null;
  /** the last one checked */
  checked: number | null;
  /** whether the answer was shown before it was found */
  shown: boolean;
}

export type Outcome = 'right' | 'wrong' | 'shown';

/** the oldest are forgotten */
export const mostAttempts = 60;

export const seedLimits: Limits = { integer: true, least: 0, most: 999_999 };

export const isKindName = (told: unknown): told is KindName => kindNames.some((name) => name === told);

const kindForm = choice(kindNames);
const seedForm = number(seedLimits);
const answerForm = orNull(number(), '');

/** How an attempt is told: "score:2:1.5:1.5:0", its kind, seed, what was typed, what was checked, whether it was shown. */
export const attemptForm: Form<Attempt> = {
  read(told) {
    const [kind, seed, typed, checked, shown] = entriesOf(told, 5, 5, ':');
    return {
      kind: kindForm.read(kind),
      seed: seedForm.read(seed),
      typed: answerForm.read(typed),
      checked: answerForm.read(checked),
      shown: flag.read(shown),
    };
  },
  write: ({ kind, seed, typed, checked, shown }) =>
    [kind, seed, answerForm.write(typed), answerForm.write(checked), flag.write(shown)].join(':'),
};

const isOf =
  ({ kind, seed }: Which) =>
  (attempt: Attempt) =>
    attempt.kind === kind && attempt.seed === seed;

/** What was done with one question. */
export const attemptAt = (attempts: readonly Attempt[], which: Which): Attempt =>
  attempts.find(isOf(which)) ?? { kind: which.kind, seed: which.seed, typed: null, checked: null, shown: false };

/** The attempts with that at one question changed, or begun. */
export function withAttempt(
  attempts: readonly Attempt[],
  which: Which,
  change: Partial<Omit<Attempt, keyof Which>>,
): Attempt[] {
  const changed = { ...attemptAt(attempts, which), ...change };
  const place = attempts.findIndex(isOf(which));
  return place < 0 ? [...attempts, changed].slice(-mostAttempts) : replaced(attempts, place, changed);
}

/** How an attempt came out; undefined where nothing was checked or shown yet. */
export function outcomeOf({ checked, shown }: Attempt, question: Question, cells: Cells): Outcome | undefined {
  if (shown) return 'shown';
  if (checked === null) return undefined;
  return verdictOn(checked, cells.value(answerOf(question)), question).kind === 'right' ? 'right' : 'wrong';
}

/** An attempt with its question and how it came out. */
export interface Tried {
  attempt: Attempt;
  question: Question;
  outcome: Outcome;
}

/** The questions that were answered or shown, the first first. */
export const triedOf = (
  attempts: readonly Attempt[],
  questions: ReadonlyMap<string, Question>,
  cells: Cells,
): Tried[] =>
  attempts.flatMap((attempt) => {
    const question = questions.get(variantOf(attempt));
    const outcome = question && outcomeOf(attempt, question, cells);
    return outcome ? [{ attempt, question, outcome }] : [];
  });
