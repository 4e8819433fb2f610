/** The controls over attention between all tokens: the sentence, what is drawn, the mask, which tokens are on show. */
import { html, nothing, type TemplateResult } from 'lit';
import { numberField } from './controls.ts';
import type { ElementEvent } from '../elements/events.ts';
import '../elements/sentence-field.ts';
import type { LiveScene } from '../exhibit.ts';
import { windowOf, windowSize } from './matrix-tables.ts';
import { mostPadding } from '../parts/matrix-inputs.ts';
import { unmasked, withPadding, withPaddingHidden, withRowMasked, withSentence } from '../parts/matrix-changes.ts';
import type { MatrixResult } from '../parts/matrix-rules.ts';
import { matrix, tokenNames } from '../parts/matrix.ts';
import { nextSeed } from '../seed.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';

export type LiveMatrix = LiveScene<'matrix', MatrixResult>;

const labelled = (scene: LiveMatrix, cell: 'seed' | 'headSize', label: string) =>
  html`<label>${label} ${numberField(matrix, scene, cell, { value: scene.inputs[cell], label })}</label>`;

/** The sentence, and the numbers that are drawn for it. */
export function drawControls(scene: LiveMatrix): TemplateResult {
  const { inputs, text, generation, change } = scene;
  const words = matrixWords[text.lang];
  return html`<div class="controls">
    <sentence-field
      .value=${inputs.sentence}
      .label=${words.sentence}
      .generation=${generation}
      .text=${text}
      @sentence-input=${({ detail }: ElementEvent<'sentence-input'>) => change(withSentence(inputs, detail.sentence), 'sentence')}
    ></sentence-field>
    ${labelled(scene, 'headSize', words.headSize)} ${labelled(scene, 'seed', words.seed)}
    <button type="button" class="button" @click=${() => change(matrix.edit(inputs, 'seed', nextSeed(inputs.seed)))}>
      ${words.again}
    </button>
  </div>`;
}

const checkbox = (label: string, checked: boolean, choose: (checked: boolean) => void) =>
  html`<label
    ><input
      type="checkbox"
      .checked=${checked}
      @change=${({ currentTarget }: Event) => choose((currentTarget as HTMLInputElement).checked)}
    />${label}</label
  >`;

// not `disabled`: a button that can no longer be pressed keeps the focus
const button = (label: string, enabled: boolean, act: () => void) =>
  html`<button
    type="button"
    class="button"
    aria-disabled=${enabled ? nothing : 'true'}
    @click=${() => enabled && act()}
  >
    ${label}
  </button>`;

/** Which keys each query sees. */
export function maskControls({ inputs, result, text, change, look }: LiveMatrix): TemplateResult {
  const words = matrixWords[text.lang];
  const { query } = inputs;
  const name = tokenNames(inputs)[query] ?? '';
  const { causal, hidesPadding, padding, places, masking } = inputs;
  const isMasked = causal || hidesPadding || Object.keys(places).length > 0;
  return html`<fieldset class="controls">
      <legend>${words.mask}</legend>
      ${checkbox(words.causal, causal, (checked) => change({ ...inputs, causal: checked }))}
      ${checkbox(words.hidePadding, hidesPadding, (checked) => change(withPaddingHidden(inputs, checked)))}
      ${button(words.addPadding, padding < mostPadding, () => change(withPadding(inputs, padding + 1)))}
      ${button(words.removePadding, padding > 0, () => change(withPadding(inputs, padding - 1)))}
      ${checkbox(words.masking, masking, (checked) => look({ ...inputs, masking: checked }))}
      ${button(words.maskRow(name), !result.blind.includes(query), () => change(withRowMasked(inputs, query)))}
      ${button(words.unmask, isMasked, () => change(unmasked(inputs)))}
    </fieldset>
    ${masking ? html`<p class="controls">${words.howToMask}</p>` : nothing}`;
}

/** Which tokens the tables show, where they are too many to be shown at once. */
export function windowControls(scene: LiveMatrix): TemplateResult | typeof nothing {
  const { inputs, text, look } = scene;
  const words = matrixWords[text.lang];
  const names = tokenNames(inputs);
  const count = names.length;
  if (windowOf(count, 0).length === count) return nothing;
  const starts = names.flatMap((_, i) => (i % windowSize === 0 ? [i] : []));
  const choice = (side: 'rows' | 'columns', which: 'firstQuery' | 'firstKey') =>
    html`<label
      >${words.window[side]}
      <select
        @change=${({ currentTarget }: Event) => look({ ...inputs, [which]: Number((currentTarget as HTMLSelectElement).value) })}
      >
        ${starts.map((first) => {
          const last = Math.min(first + windowSize, count);
          return html`<option value=${first} ?selected=${inputs[which] === first}>
            ${words.range(first + 1, last, names[first] ?? '', names[last - 1] ?? '')}
          </option>`;
        })}
      </select></label
    >`;
  return html`<div class="controls">${choice('rows', 'firstQuery')} ${choice('columns', 'firstKey')}</div>`;
}
