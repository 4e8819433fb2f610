/** Which numeric question is on show, and the ways to others. */
import { html, type TemplateResult } from 'lit';
import '../elements/number-field.ts';
import type { LiveScene } from '../exhibit.ts';
import type { Questions } from '../parts/quiz.ts';
import { nextSeed } from '../seed.ts';
import type { QuizWords } from '../text/quiz/shape.ts';
import { seedLimits } from './attempts.ts';
import { type KindName, kindNames } from './question.ts';
import { closeArithmetic, toField } from './sight.ts';

type QuizScene = LiveScene<'quiz', Questions>;

/** A list of the kinds, and the seed that the numbers come from. */
export function choice(scene: QuizScene, words: QuizWords): TemplateResult {
  const { inputs, text, generation, look } = scene;
  const choose = (event: Event) => {
    look({ ...inputs, kind: (event.target as HTMLSelectElement).value as KindName });
    closeArithmetic(event, scene);
  };
  return html`<div class="controls">
    <label class="look"
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

/** The same kind with other numbers; the next kind, and after the last the first with other numbers. */
export function onward(scene: QuizScene, words: QuizWords): TemplateResult {
  const { inputs, look, change } = scene;
  const otherNumbers = { ...inputs, seed: nextSeed(inputs.seed, seedLimits.most) };
  const next = kindNames[kindNames.indexOf(inputs.kind) + 1];
  const goOn = (event: UIEvent) => {
    if (next) look({ ...inputs, kind: next });
    else change({ ...otherNumbers, kind: kindNames[0] });
    closeArithmetic(event, scene);
    void toField(event);
  };
  const draw = (event: UIEvent) => {
    change(otherNumbers);
    closeArithmetic(event, scene);
    void toField(event);
  };
  return html`<div class="controls onward">
    <button type="button" class="button" @click=${draw}>${words.otherNumbers}</button>
    <button type="button" class="button" @click=${goOn}>${words.next}</button>
  </div>`;
}
