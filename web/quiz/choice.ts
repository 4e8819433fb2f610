/** Which numeric question is on show, and the ways to others. */
import { html, type LitElement, type TemplateResult } from 'lit';
import '../elements/number-field.ts';
import type { LiveScene } from '../exhibit.ts';
import type { Questions } from '../parts/quiz.ts';
import type { QuizWords } from '../text/quiz/shape.ts';
import { seedLimits } from './attempts.ts';
import { type KindName, kindNames } from './question.ts';

type QuizScene = LiveScene<'quiz', Questions>;

/** A list of the kinds, and the seed that the numbers come from. */
export function choice({ inputs, text, generation, look }: QuizScene, words: QuizWords): TemplateResult {
  const choose = ({ target }: Event) => look({ ...inputs, kind: (target as HTMLSelectElement).value as KindName });
  return html`<div class="controls">
    <label
      >${words.choose}
      <select @change=${choose}>
        ${kindNames.map(
          (kind, index) =>
            html`<option value=${kind} .selected=${kind === inputs.kind}>
              ${index + 1}/${kindNames.length} ${words.kinds[kind].name}
            </option>`,
        )}
      </select></label
    >
    <label
      >${words.seed}
      <number-field
        .value=${inputs.seed}
        .cell=${'seed'}
        .label=${words.seed}
        .limits=${seedLimits}
        .generation=${generation}
        .text=${text}
      ></number-field
    ></label>
  </div>`;
}

const following = (seed: number) => (seed === seedLimits.most ? 0 : seed + 1);

/** Whoever came by keyboard goes on in the field for the answer. */
async function toField({ currentTarget, detail }: UIEvent): Promise<void> {
  const root = (currentTarget as Element).getRootNode() as ShadowRoot;
  // a pointer's click has a count; a field that takes the focus would raise a phone's keyboard over the question
  if (detail > 0) return;
  await (root.host as LitElement).updateComplete;
  const field = root.querySelector<LitElement>('answer-field');
  await field?.updateComplete;
  field?.focus();
}

/** The same kind with other numbers; the next kind, and after the last the first with other numbers. */
export function onward({ inputs, look, change }: QuizScene, words: QuizWords): TemplateResult {
  const otherNumbers = { ...inputs, seed: following(inputs.seed) };
  const next = kindNames[kindNames.indexOf(inputs.kind) + 1];
  const goOn = (event: UIEvent) => {
    if (next) look({ ...inputs, kind: next });
    else change({ ...otherNumbers, kind: kindNames[0] });
    void toField(event);
  };
  const draw = (event: UIEvent) => {
    change(otherNumbers);
    void toField(event);
  };
  return html`<div class="controls onward">
    <button type="button" class="button" @click=${draw}>${words.otherNumbers}</button>
    <button type="button" class="button" @click=${goOn}>${words.next}</button>
  </div>`;
}
