/** The controls over a row: what exp is taken of, which tokens it has. */
import { html, nothing, type TemplateResult } from 'lit';
import { button, radio, startChoice } from './controls.ts';
import type { NumericTable } from '../elements/numeric-table.ts';
import type { LiveScene } from '../exhibit.ts';
import { mostTokens } from '../limits.ts';
import { lesson, type Source } from '../parts/learned.ts';
import { nothingTyped, type RowResult } from '../parts/row-learned.ts';
import { addToken, removeToken } from '../parts/row-tokens.ts';
import { sentenceField } from './sentence.ts';
import { sourceChoice, tooLongFor, type TypedOver } from './source-choice.ts';

type RowScene = LiveScene<'row', RowResult>;

const typedOver = ({ inputs, change }: RowScene): TypedOver => ({
  typed: inputs.typed,
  forget: () => change({ ...inputs, typed: nothingTyped }),
});

/** Whose row it is: the reader's own, or the encoder's, of which sentence and token. */
export function rowSource(scene: RowScene): TemplateResult {
  const { inputs, text, change } = scene;
  const { source, sentence } = inputs;
  const objection = tooLongFor(source, sentence, text);
  const choose = (source: Source) => change({ ...inputs, source });
  return html`${sourceChoice(scene, text.softmax.own, choose, objection, typedOver(scene))}
  ${source === 'learned' ? lesson()?.rowControls(scene, objection, { html, sentenceField, startChoice }) : nothing}`;
}

/** Where an exhibit has no choice of a source: the way back to the encoder's row. */
export const rowBack = (scene: RowScene): TemplateResult =>
  html`<div class="controls">${lesson()?.backToLearned(typedOver(scene), scene.text.lang, button)}</div>`;

/** exp of the scaled score, or of what is left after the maximum is subtracted. */
export function exponentChoice({ inputs, text, change }: RowScene): TemplateResult {
  const { softmax } = text;
  const choose = (subtractMax: boolean) => () => change({ ...inputs, subtractMax });
  return html`<fieldset>
    <legend>${softmax.exponent}</legend>
    ${radio('exponent', softmax.exponentScaled, !inputs.subtractMax, choose(false))}
    ${radio('exponent', softmax.exponentShifted, inputs.subtractMax, choose(true))}
  </fieldset>`;
}

/** Adds a token, or removes the one last entered. */
export function tokenButtons({ inputs, text, current, change }: RowScene): TemplateResult {
  const { softmax } = text;
  const { tokens } = inputs;
  const chosen = current === undefined ? undefined : tokens[current];
  const isFull = tokens.length >= mostTokens;
  const add = (event: Event) => {
    change(addToken(inputs, softmax.newToken));
    const table = ((event.target as Element).getRootNode() as ShadowRoot).querySelector('numeric-table');
    (table as NumericTable | null)?.enterRow(tokens.length);
  };
  const remove = () => current !== undefined && change(removeToken(inputs, current));
  return html`<div class="controls">
    <button type="button" class="button" ?disabled=${isFull} @click=${add}>${softmax.add}</button>
    <button type="button" class="button" ?disabled=${chosen === undefined || tokens.length === 1} @click=${remove}>
      ${chosen === undefined ? softmax.removeNone : softmax.remove(chosen)}
    </button>
    ${isFull ? html`<span>${softmax.full(mostTokens)}</span>` : nothing}
  </div>`;
}
