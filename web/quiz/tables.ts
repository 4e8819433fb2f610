/** What was tried, as a table; and all questions of a seed with their answers, for a page without a script. */
import type { TableModel } from '../elements/table-model.ts';
import { type Scene, tableCell } from '../exhibit.ts';
import { printed } from '../number.ts';
import { quiz, type Questions } from '../parts/quiz.ts';
import { quizWords } from '../text/exhibits/quiz.ts';
import { type Tried, triedOf } from './attempts.ts';
import { answerOf, kindNames, type Question, variantOf } from './question.ts';
import { questionText } from './told.ts';

type QuizScene = Scene<'quiz', Questions>;

/** The questions of the seed on show, one of each kind. */
export const ofSeed = ({ inputs, result }: QuizScene): Question[] =>
  kindNames.flatMap((kind) => result.questions.get(variantOf({ kind, seed: inputs.seed })) ?? []);

const answerCell = (question: Question, scene: QuizScene) => tableCell(quiz, answerOf(question), scene);

/** The questions tried; the answer stands only where it was found or shown. */
export function triedTable(scene: QuizScene): TableModel {
  const words = quizWords[scene.text.lang];
  const row = ({ attempt, question, outcome }: Tried, index: number) => {
    const yours = attempt.checked === null ? '' : printed(attempt.checked, 'all');
    const header = words.row(words.kinds[attempt.kind].name, attempt.seed);
    return {
      header,
      pick: { index, picked: variantOf(attempt) === variantOf(scene.inputs), label: words.goTo(header) },
      cells: [
        { kind: 'text', text: words.outcomes[outcome](yours), number: true } as const,
        outcome === 'wrong' ? ({ kind: 'empty' } as const) : answerCell(question, scene),
      ],
    };
  };
  return {
    caption: words.tried,
    hint: words.triedHint,
    corner: words.question,
    columns: [
      { header: words.yours, role: 'plain', number: true },
      { header: words.correct, role: 'plain', number: true },
    ],
    rows: triedOf(scene.inputs.attempts, scene.result.questions, scene.cells).map(row),
    footer: [],
  };
}

/** All questions of the seed, with their answers. */
export function questionTable(scene: QuizScene): TableModel {
  const words = quizWords[scene.text.lang];
  return {
    caption: words.paper,
    corner: words.kindOf,
    columns: [
      { header: words.question, role: 'plain' },
      { header: words.correct, role: 'plain', number: true },
    ],
    rows: ofSeed(scene).map((question) => ({
      header: words.kinds[question.kind].name,
      cells: [{ kind: 'text', text: questionText(question, words) }, answerCell(question, scene)],
    })),
    footer: [],
  };
}
