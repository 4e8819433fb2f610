/** A numeric question of the quiz: its numbers, how its answer is computed, and what mistakes would give. */
import { type CellId, type Cells, type Derivation, inVariant, parseCellId, take } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import type { Quantity } from '../quantities.ts';
import type { Draw } from './draw.ts';
import type { SlipName } from './slips.ts';

/** The kinds of questions, in the order of the chapters. A new one goes to the end: the place tells the draws. */
export const kindNames = [
  'score',
  'divisor',
  'scale',
  'variance',
  'deviation',
  'exp',
  'gap',
  'weight',
  'overMax',
  'overflow',
  'jacobian',
  'entropy',
  'mix',
] as const;
export type KindName = (typeof kindNames)[number];

/** One number of a quantity, or a list, or a list of rows. */
export type Held = number | ArrayLike<number> | readonly ArrayLike<number>[];

/** What a kind of question is made of by its draws. */
export interface Drawn {
  /** the numbers that the question tells */
  given: Partial<Record<Quantity, Held>>;
  /** which entry it asks about, where there are several: from 0, row before column */
  asked?: readonly number[];
  /** the format of its numbers, where that matters */
  format?: 'float32' | 'float64';
  /** what is computed of them: the engine's numbers, and how each comes about */
  computed: Partial<Record<Quantity, readonly [Held, (index: readonly number[]) => Derivation]>>;
  answer: CellId;
  /** how many decimals are asked for */
  places: number;
  /** what a mistake would give; the first that fits is told */
  slips: readonly (readonly [SlipName, number])[];
}

export type Kind = (draw: Draw, engine: Engine) => Drawn;

/** Which question: a kind and a seed tell all of it. */
export interface Which {
  kind: KindName;
  seed: number;
}

export interface Question extends Which, Drawn {}

/** What stands before the cells of a question: several are on show at once. */
export const variantOf = ({ kind, seed }: Which): string => `${kind}-${seed}`;

/** The cell of a question's answer, among those of all questions. */
export const answerOf = (question: Question): CellId => inVariant(variantOf(question), question.answer);

/** What is typed for an answer. */
export const typedIn = (which: Which): CellId => inVariant(variantOf(which), 'typed');

function at(held: Held | undefined, index: readonly number[]): number | undefined {
  const found = index.reduce<unknown>((list, place) => (list as ArrayLike<unknown> | undefined)?.[place], held);
  return typeof found === 'number' ? found : undefined;
}

/** The cells of all these questions, by their variants. */
export function questionCells(questions: ReadonlyMap<string, Question>): Cells {
  const value = (id: CellId) => {
    const { variant, quantity, index } = parseCellId(id);
    const question = questions.get(variant);
    return at(question?.given[quantity] ?? question?.computed[quantity]?.[0], index);
  };
  return {
    has: (id) => value(id) !== undefined,
    value: (id) => value(id) ?? NaN,
    derivation(id) {
      const { variant, quantity, index } = parseCellId(id);
      const rule = questions.get(variant)?.computed[quantity]?.[1];
      const { operation, operands } = rule?.(index) ?? take('drawn');
      return take(operation, ...operands.map((operand) => inVariant(variant, operand)));
    },
  };
}
