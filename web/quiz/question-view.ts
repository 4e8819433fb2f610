/** The numeric question on show: its numbers, a field for the answer, and what there is to say of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../elements/answer-field.ts';
import type { AnswerField } from '../elements/answer-field.ts';
import { send } from '../elements/events.ts';
import type { LiveScene } from '../exhibit.ts';
import { printed } from '../number.ts';
import type { Questions } from '../parts/quiz.ts';
import type { QuizWords } from '../text/quiz/shape.ts';
import { attemptAt, outcomeOf, withAttempt } from './attempts.ts';
import { answerOf, type Question, typedIn, variantOf } from './question.ts';
import { toArithmetic } from './sight.ts';
import { questionText } from './told.ts';
import { verdictOn } from './verdict.ts';

type QuizScene = LiveScene<'quiz', Questions>;

/** What there is to say of the last answer that was checked. */
function verdictText({ inputs, cells, digits }: QuizScene, question: Question, words: QuizWords): string {
  const { typed: latest, checked, shown } = attemptAt(inputs.attempts, inputs);
  if (checked === null) return shown ? words.shown : '';
  // another number has been typed since: what was said is not of that
  if (latest !== checked) return '';
  const truth = cells.value(answerOf(question));
  const typed = printed(checked, 'all');
  const verdict = verdictOn(checked, truth, question);
  switch (verdict.kind) {
    case 'right':
      return `✓ ${words.right(question.places === 0 ? printed(truth, 'all') : printed(truth, digits))}`;
    case 'coarse':
      return words.coarse(question.places);
    case 'near':
      return words.near;
    case 'slip':
      return `✗ ${words.slip(typed, words.slips[verdict.slip])}`;
    case 'wrong':
      return `✗ ${words.wrong(typed, words.kinds[question.kind].hint)}`;
  }
}

export function questionView(scene: QuizScene, words: QuizWords): TemplateResult | typeof nothing {
  const { inputs, result, cells, text, generation, explained, explanation, look } = scene;
  const question = result.questions.get(variantOf(inputs));
  if (!question) return nothing;
  const { attempts } = inputs;
  const attempt = attemptAt(attempts, inputs);
  const outcome = outcomeOf(attempt, question, cells);
  const answer = answerOf(question);

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as Element).querySelector<AnswerField>('answer-field');
    if (!field?.demand()) return field?.focus();
    // what is said of an answer goes when the answer is taken back
    if (attempt.typed !== attempt.checked)
      look({ ...inputs, attempts: withAttempt(attempts, inputs, { checked: attempt.typed }) });
  };
  const show = (event: Event) => {
    // once it was found, looking at how takes nothing away
    if (outcome !== 'right') look({ ...inputs, attempts: withAttempt(attempts, inputs, { shown: true }) });
    if (event.currentTarget) send(event.currentTarget, 'cell-explain', { id: answer });
    toArithmetic(event);
  };
  const isSolved = outcome === 'right' || outcome === 'shown';
  const isOpen = isSolved && explained === answer;
  return html`<div class="question" role="group" aria-labelledby="ask">
      <p class="ask" id="ask">${questionText(question, words)}</p>
      <form class="try" novalidate @submit=${check}>
        ${keyed(
          variantOf(inputs),
          html`<answer-field
            .value=${attempt.typed ?? NaN}
            .cell=${typedIn(inputs)}
            .label=${words.answer}
            .generation=${generation}
            .text=${text}
          ></answer-field>`,
        )}
        <span class="controls look">
          <button type="submit" class="button primary">${words.check}</button>
          <button type="button" class="button" aria-expanded=${isOpen} @click=${show}>
            ${isSolved ? words.showArithmetic : words.showAnswer}
          </button>
        </span>
      </form>
      <p
        class=${`verdict ${attempt.typed === attempt.checked || attempt.shown ? (outcome ?? 'none') : 'none'}`}
        role="status"
      >
        ${verdictText(scene, question, words)}
      </p>
    </div>
    <div class="explanation" aria-live="polite">${isOpen ? explanation?.template : nothing}</div>`;
}
