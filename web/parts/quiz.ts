/** The quiz: the article's questions with model answers, and numeric ones drawn from a seed. */
import { choice, flag, number } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import { type CellId, type Cells, parseCellId } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import { definePart } from '../part.ts';
import { type Attempt, attemptForm, isKindName, mostAttempts, seedLimits, withAttempt } from '../quiz/attempts.ts';
import { questionOf } from '../quiz/kinds.ts';
import { kindNames, type Question, questionCells, typedIn, variantOf, type Which } from '../quiz/question.ts';
import { quizWords } from '../text/exhibits/quiz.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    quiz: QuizInputs;
  }
}

/** The numeric question on show is that of `kind` and `seed`. */
export interface QuizInputs extends Which {
  attempts: readonly Attempt[];
  /** which model answers are disclosed */
  disclosed: readonly boolean[];
}

/** Every question that has a part in what is shown, by its variant. */
export interface Questions {
  questions: ReadonlyMap<string, Question>;
}

const initial: QuizInputs = { kind: kindNames[0], seed: 2, attempts: [], disclosed: [false, false, false] };

function compute(engine: Engine, { seed, attempts }: QuizInputs): Questions {
  const all: Which[] = [...kindNames.map((kind) => ({ kind, seed })), ...attempts];
  return { questions: new Map(all.map((which) => [variantOf(which), questionOf(engine, which)])) };
}

const cells = (_: QuizInputs, { questions }: Questions): Cells => questionCells(questions);

function edit(inputs: QuizInputs, cell: CellId, value: number): QuizInputs {
  if (cell === 'seed') return { ...inputs, seed: value };
  if (cell === typedIn(inputs)) return { ...inputs, attempts: withAttempt(inputs.attempts, inputs, { typed: value }) };
  throw new Error(`[quiz.edit] expected a cell that can be edited; found ${cell}`);
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const words = quizWords[text.lang];
  const [kind = '', seed] = parseCellId(id).variant.split('-');
  return words.cell(isKindName(kind) ? words.kinds[kind].name : kind, Number(seed));
}

/** Questions to think about and to work out, and what was answered. */
export const quiz = definePart<'quiz', Questions>({
  name: 'quiz',
  initial,
  params: {
    kind: ['kind', choice(kindNames)],
    seed: ['seed', number(seedLimits)],
    attempts: ['answers', list(attemptForm, 0, mostAttempts)],
    disclosed: ['disclosed', list(flag, initial.disclosed.length, initial.disclosed.length)],
  },
  complete(inputs, _, refuse, before) {
    const { attempts } = inputs;
    if (new Set(attempts.map(variantOf)).size === attempts.length) return inputs;
    refuse('answers', (name, { link }) => link.repeated(name));
    return { ...inputs, attempts: before.attempts };
  },
  compute,
  cells,
  size: () => 0,
  limits: (cell) => (cell === 'seed' ? seedLimits : {}),
  edit,
  cellName,
});
