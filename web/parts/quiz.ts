/** The quiz: the article's questions with model answers, and numeric ones drawn from a seed. */
import { type CellId, type Cells, parseCellId } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import { isListOf, isNumber, isObject } from '../from-link.ts';
import { definePart } from '../part.ts';
import { type Attempt, isAttempt, isKindName, mostAttempts, seedLimits, withAttempt } from '../quiz/attempts.ts';
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

function isQuiz(told: unknown): told is QuizInputs {
  if (!isObject(told) || !Array.isArray(told.attempts)) return false;
  const { attempts, disclosed } = told;
  if (attempts.length > mostAttempts || !isListOf(attempts, attempts.length, isAttempt)) return false;
  return (
    isKindName(told.kind) &&
    isNumber(told.seed, seedLimits) &&
    new Set(attempts.map(variantOf)).size === attempts.length &&
    isListOf(disclosed, initial.disclosed.length, (each) => typeof each === 'boolean')
  );
}

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
  isInputs: isQuiz,
  compute,
  cells,
  size: () => 0,
  limits: (cell) => (cell === 'seed' ? seedLimits : {}),
  edit,
  cellName,
});
