/** The controls over a row: what it is divided by, what exp is taken of, which tokens it has. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellId } from './derivation.ts';
import './elements/number-field.ts';
import type { NumericTable } from './elements/numeric-table.ts';
import type { AttentionRow } from './engine.ts';
import type { LiveScene } from './exhibit.ts';
import { mostTokens } from './limits.ts';
import { row } from './parts/row.ts';
import { addToken, removeToken } from './row-tokens.ts';

type RowScene = LiveScene<'row', AttentionRow>;

const radio = (name: string, label: string, checked: boolean, choose: () => void) =>
  html`<label><input type="radio" name=${name} .checked=${checked} @change=${choose} />${label}</label>`;

/** Divide by √d_k, with d_k to be typed, or by a number of one's own. */
export function divisorChoice(scene: RowScene): TemplateResult {
  const { inputs, cells, text, change } = scene;
  const { softmax } = text;
  const follows = inputs.divisor === null;
  const cell = cellId(follows ? 'headSize' : 'divisor');
  return html`<fieldset>
    <legend>${softmax.divisor}</legend>
    ${radio('divisor', softmax.divisorFollows, follows, () => change({ ...inputs, divisor: null }))}
    ${follows ? numberField(scene, cell) : nothing}
    ${radio('divisor', softmax.divisorTyped, !follows, () => change({ ...inputs, divisor: cells.value('divisor') }))}
    ${follows ? nothing : numberField(scene, cell)}
  </fieldset>`;
}

function numberField(scene: RowScene, id: string): TemplateResult {
  const { cells, text, generation } = scene;
  return html`<number-field
    .value=${cells.value(id)}
    .cell=${id}
    .label=${row.cellName(id, scene)}
    .limits=${row.limits(id)}
    .generation=${generation}
    .text=${text}
  ></number-field>`;
}

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
  const chosen = current === undefined ? undefined : inputs.tokens[current];
  const isFull = inputs.tokens.length >= mostTokens;
  const add = (event: Event) => {
    change(addToken(inputs, softmax.newToken));
    const table = ((event.target as Element).getRootNode() as ShadowRoot).querySelector('numeric-table');
    (table as NumericTable | null)?.enterRow(inputs.tokens.length);
  };
  const remove = () => current !== undefined && change(removeToken(inputs, current));
  return html`<div class="controls">
    <button type="button" class="button" ?disabled=${isFull} @click=${add}>${softmax.add}</button>
    <button
      type="button"
      class="button"
      ?disabled=${chosen === undefined || inputs.tokens.length === 1}
      @click=${remove}
    >
      ${chosen === undefined ? softmax.removeNone : softmax.remove(chosen)}
    </button>
    ${isFull ? html`<span>${softmax.full(mostTokens)}</span>` : nothing}
  </div>`;
}
