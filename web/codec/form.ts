/**
 * Forms: how a value is spelled where a link, an attribute or a message tells it. Reading is as strict as the fields
 * are with what is typed, by the same limits, and complains in the same words.
 */
import { lineProblem } from '../graphemes.ts';
import { editableText, type Limits, problemWhenLeft, readNumber } from '../number.ts';
import type { Text } from '../text/text.ts';
import type { Refuse } from './params.ts';

/** What is wrong with what was told under a name, and what would be right beside all else of its part, in a sentence. */
export type Complaint = (name: string, text: Text, beside?: unknown) => string;

/** Thrown by a form that cannot read what it was told, to whoever has it read: it goes no further. */
export class Wrong extends Error {
  constructor(readonly say: Complaint) {
    super();
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

const fromOne = ({ read }: Form<number>): Form<number> => ({
  read: (told) => read(told) - 1,
  write: (index) => String(index + 1),
});

/** One of `count` places in a list, from 0 in the state and from 1 where it is told, as the page counts. */
export const place = (count: number): Form<number> => fromOne(number({ integer: true, least: 1, most: count }));

/** One of as many as the rest of its part has: see placeAmong. */
export const somePlace: Form<number> = fromOne(number({ integer: true }));

/** Every `step`th of `count` places, beginning with the first. */
export const everyPlace = (step: number, count: number): Form<number> =>
  fromOne(choice(Array.from({ length: count / step }, (_, index) => index * step + 1)));

/** One of `count` places: one that is none is refused; then it is the one `before`, or the last, where there are fewer. */
export function placeAmong(count: number, index: number, before: number, name: string, refuse: Refuse): number {
  const isOne = index >= 0 && index < count;
  if (!isOne) refuse(name, outside(index + 1, { least: 1, most: count }));
  return Math.min(isOne ? index : before, count - 1);
}

/** Complains of a list with another number of entries. */
export const miscounted =
  (found: number, least: number, most = least): Complaint =>
  (name, { link }) =>
    link.count(name, found, least, most);

/** One line of text; it asks for as many graphemes as are read `beside` the rest of its part, where more may be told. */
export const line = (longest: number, read: (beside: unknown) => number = () => longest): Form<string> => ({
  read(told) {
    const text = spelled(told);
    const problem = lineProblem(text, longest);
    if (!problem) return text;
    throw new Wrong((name, words, beside) => words.lineProblem(name, text, problem, read(beside)));
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
