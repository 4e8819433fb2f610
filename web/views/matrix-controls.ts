/** The controls over attention between all tokens: the sentence, what is drawn, the mask, which tokens are on show. */
import { html, nothing, type TemplateResult } from 'lit';
import { button, numberField, startChoice, startsOf } from './controls.ts';
import type { LiveScene } from '../exhibit.ts';
import { windowOf, windowSize } from './matrix-tables.ts';
import { lesson, type Source } from '../parts/learned.ts';
import { asMade, dimensionsOnShow, mostPadding, sourceShown } from '../parts/matrix-inputs.ts';
import {
  isMasked,
  unmasked,
  withPadding,
  withPaddingHidden,
  withRowMasked,
  withSentence,
  withSource,
} from '../parts/matrix-changes.ts';
import type { MatrixResult } from '../parts/matrix-rules.ts';
import { matrix, tokenNames } from '../parts/matrix.ts';
import { nextSeed } from '../seed.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';
import { sentenceField } from './sentence.ts';
import { sourceChoice, tooLongFor } from './source-choice.ts';

export type LiveMatrix = LiveScene<'matrix', MatrixResult>;

const labelled = (scene: LiveMatrix, cell: 'seed' | 'headSize', label: string) =>
  html`<label>${label} ${numberField(matrix, scene, cell, { value: scene.inputs[cell], label })}</label>`;

/** The sentence, and the numbers that are drawn for it. */
export function drawControls(scene: LiveMatrix): TemplateResult {
  const { inputs, text, change } = scene;
  const words = matrixWords[text.lang];
  const { source, sentence } = inputs;
  const problem = tooLongFor(source, sentence, text);
  const choose = (source: Source) => change(withSource(inputs, source));
  const over = { typed: inputs.typed.learned, forget: () => change(asMade(inputs, 'learned')) };
  return html`${sourceChoice(scene, words.drawn, choose, problem, over)}
    <div class="controls">
      ${sentenceField(scene, { value: sentence, label: words.sentence, source, objection: problem }, (sentence) =>
        change(withSentence(inputs, sentence), 'sentence'),
      )}
      ${
        source === 'learned'
          ? nothing
          : html`${labelled(scene, 'headSize', words.headSize)} ${labelled(scene, 'seed', words.seed)}
              <button
                type="button"
                class="button"
                @click=${() => change(matrix.edit(inputs, 'seed', nextSeed(inputs.seed)))}
              >
                ${words.again}
              </button>`
      }
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

/** Which keys each query sees. */
export function maskControls({ inputs, result, text, change, look }: LiveMatrix): TemplateResult {
  const words = matrixWords[text.lang];
  const { query } = inputs;
  const name = tokenNames(inputs)[query] ?? '';
  const { causal, hidesPadding, padding, masking } = inputs;
  return html`<fieldset class="controls">
      <legend>${words.mask}</legend>
      ${checkbox(words.causal, causal, (checked) => change({ ...inputs, causal: checked }))}
      ${
        sourceShown(inputs) === 'own'
          ? [
              checkbox(words.hidePadding, hidesPadding, (checked) => change(withPaddingHidden(inputs, checked))),
              button(words.addPadding, padding < mostPadding, () => change(withPadding(inputs, padding + 1))),
              button(words.removePadding, padding > 0, () => change(withPadding(inputs, padding - 1))),
            ]
          : nothing
      }
      ${checkbox(words.masking, masking, (checked) => look({ ...inputs, masking: checked }))}
      ${button(words.maskRow(name), !result.blind.includes(query), () => change(withRowMasked(inputs, query)))}
      ${button(words.unmask, isMasked(inputs), () => change(unmasked(inputs)))}
    </fieldset>
    ${masking ? html`<p class="controls">${words.howToMask}</p>` : nothing}`;
}

/** Which tokens and which dimensions the tables show, where they are too many to be shown at once. */
export function windowControls(scene: LiveMatrix): TemplateResult | typeof nothing {
  const { inputs, result, text, look } = scene;
  const words = matrixWords[text.lang];
  const names = tokenNames(inputs);
  const count = names.length;
  const ofTokens = (first: number) => {
    const last = Math.min(first + windowSize, count);
    return words.range(first + 1, last, names[first] ?? '', names[last - 1] ?? '');
  };
  const choice = (which: 'firstQuery' | 'firstKey', label: string) =>
    startChoice(label, startsOf(count, windowSize), inputs[which], ofTokens, (first) =>
      look({ ...inputs, [which]: first }),
    );
  const hasMany = windowOf(count, 0).length < count;
  if (!hasMany && !result.learned) return nothing;
  return html`<div class="controls look">
    ${hasMany ? [choice('firstQuery', words.window.rows), choice('firstKey', words.window.columns)] : nothing}
    ${result.learned && lesson()?.dimensionChoice(scene, [result.q.cols, dimensionsOnShow], startChoice)}
  </div>`;
}
