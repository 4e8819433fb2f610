import { html, nothing, type TemplateResult } from 'lit';
import type { ElementEvent } from '../elements/events.ts';
import { quizStyles } from '../elements/quiz-styles.ts';
import { defineExhibit, type LiveScene } from '../exhibit.ts';
import { quiz, type Questions } from '../parts/quiz.ts';
import { triedOf } from '../quiz/attempts.ts';
import { choice, onward } from '../quiz/choice.ts';
import { modelAnswers, modelTable } from '../quiz/model-answers.ts';
import { answerOf, variantOf } from '../quiz/question.ts';
import { questionView } from '../quiz/question-view.ts';
import { closeArithmetic, toArithmetic } from '../quiz/sight.ts';
import { ofSeed, questionTable, triedTable } from '../quiz/tables.ts';
import { questionText } from '../quiz/told.ts';
import { tableView } from '../views/table-view.ts';
import { quizWords } from '../text/exhibits/quiz.ts';
import type { QuizWords } from '../text/quiz/shape.ts';

type QuizScene = LiveScene<'quiz', Questions>;

/** What was tried so far: how much of what was answered is right, and each question. */
function triedView(scene: QuizScene, words: QuizWords): TemplateResult | typeof nothing {
  const { inputs, result, cells, explained, look } = scene;
  const tried = triedOf(inputs.attempts, result.questions, cells);
  if (tried.length === 0) return nothing;
  const [right, wrong, shown] = (['right', 'wrong', 'shown'] as const).map(
    (one) => tried.filter(({ outcome }) => outcome === one).length,
  ) as [number, number, number];
  const question = result.questions.get(variantOf(inputs));
  // the arithmetic of the question on show stands under the question
  const isAbove = question !== undefined && explained === answerOf(question);
  const goBack = (event: ElementEvent<'row-pick'>) => {
    const picked = tried[event.detail.index];
    if (picked) look({ ...inputs, kind: picked.attempt.kind, seed: picked.attempt.seed });
    closeArithmetic(event, scene);
  };
  return html`<p class="tally">${words.score(right, right + wrong, shown)}</p>
    <div @row-pick=${goBack} @cell-explain=${toArithmetic}>
      ${tableView(triedTable(scene), isAbove ? { ...scene, explanation: null } : scene)}
    </div>`;
}

function view(scene: QuizScene): TemplateResult {
  const words = quizWords[scene.text.lang];
  return html`${modelAnswers(scene, words)}
    <h4>${words.numeric}</h4>
    ${choice(scene, words)} ${questionView(scene, words)} ${onward(scene, words)}
    <ol class="sheet">
      ${ofSeed(scene).map((question) => html`<li>${questionText(question, words)}</li>`)}
    </ol>
    ${triedView(scene, words)}`;
}

/** Questions on the lesson: three to think about, and numeric ones whose answers are checked and explained. */
export default defineExhibit<'quiz', Questions>({
  name: 'quiz',
  part: quiz,
  title: ({ text }) => quizWords[text.lang].title,
  hint: (text) => quizWords[text.lang].hint,
  tables(scene) {
    const table = triedTable(scene);
    return table.rows.length === 0 ? [] : [table];
  },
  withoutScript: (scene) => [modelTable(quizWords[scene.text.lang]), questionTable(scene)],
  sums: () => [],
  notes: () => [],
  view,
  styles: quizStyles,
});
