/** The controls over a row: what exp is taken of, which tokens it has. */
import { html, nothing, type TemplateResult } from 'lit';
import { radio } from './controls.ts';
import type { NumericTable } from '../elements/numeric-table.ts';
import type { AttentionRow } from '../engine.ts';
import type { LiveScene } from '../exhibit.ts';
import { mostTokens } from '../limits.ts';
import { addToken, removeToken } from '../parts/row-tokens.ts';

type RowScene = LiveScene<'row', AttentionRow>;

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
