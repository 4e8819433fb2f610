/**
 * Forms: how a value is spelled where a link, an attribute or a message tells it. Reading is as strict as the fields
 * are with what is typed, by the same limits, and complains in the same words.
 */
import { lineProblem } from '../graphemes.ts';
import { editableText, type Limits, problemWhenLeft, readNumber } from '../number.ts';
import type { Text } from '../text/text.ts';

/** What is wrong with what was told under a name, and what would be right, in a sentence. */
export type Complaint = (name: string, text: Text) => string;

/** Thrown by a form that cannot read what it was told. */
export class Wrong extends Error {
  constructor(readonly say: Complaint) {
    super('[read] expected what its form allows');
  }
}

export interface Form<Value> {
  /** the value that was told: text as a link has it, or from a message a number, a choice, a list; throws Wrong */
  read(told: unknown): Value;
  write(value: Value): string;
}

/** Whether a message tells a list: an array, typed or not. */
export const isList = (told: unknown): told is ArrayLike<unknown> => Array.isArray(told) || ArrayBuffer.isView(told);

/** What was told, as text. */
export function spelled(told: unknown): string {
  if (typeof told === 'number') return editableText(told);
  if (isList(told)) return Array.from(told, spelled).join();
  // other objects may have no text at all
  return typeof told === 'object' && told !== null ? '{…}' : String(told).trim();
}

export const number = (limits: Limits = {}): Form<number> => ({
  read(told) {
    const text = spelled(told);
    const reading = readNumber(text, limits);
    if (reading.kind === 'number') return reading.value;
    const problem = problemWhenLeft(text, limits) ?? 'unfinished';
    throw new Wrong((name, words) => words.numberProblem(name, text, problem, limits));
  },
  write: editableText,
});

/** Complains of a number outside these limits, as a field does. */
export const outside =
  (value: number, limits: Limits): Complaint =>
  (name, words) =>
    words.numberProblem(name, String(value), 'out-of-range', limits);

/** One of `count` places in a list, from 0 in the state and from 1 where it is told, as the page counts. */
export function place(count: number): Form<number> {
  const { read } = number({ integer: true, least: 1, most: count });
  return { read: (told) => read(told) - 1, write: (index) => String(index + 1) };
}

/** One line of text; where more than `read` graphemes may be told and are not read, it asks for so many. */
export const line = (longest: number, read = longest): Form<string> => ({
  read(told) {
    const text = spelled(told);
    const problem = lineProblem(text, longest);
    if (problem) throw new Wrong((name, words) => words.lineProblem(name, text, problem, read));
    return text;
  },
  write: String,
});

/** One of several, each told by its own name. */
export const choice = <Value extends string | number>(options: readonly Value[]): Form<Value> => ({
  read(told) {
    const text = spelled(told);
    const found = options.find((option) => String(option) === text);
    if (found === undefined) throw new Wrong((name, { link }) => link.choice(name, text, options.join(', ')));
    return found;
  },
  write: String,
});

const yesOrNo = choice(['1', '0']);

/** Yes or no: 1 or 0. As in HTML, a name without a value says yes. */
export const flag: Form<boolean> = {
  read: (told) => told === true || told === '' || (told !== false && yesOrNo.read(told) === '1'),
  write: (value) => (value ? '1' : '0'),
};

/** What `form` tells, or null, which is told by `word`. */
export const orNull = <Value>(form: Form<Value>, word: string): Form<Value | null> => ({
  read: (told) => (told === word ? null : form.read(told)),
  write: (value) => (value === null ? word : form.write(value)),
});
