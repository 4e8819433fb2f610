/** How a hidden character, what is filled in and why are shown. */
import type { html as Html, TemplateResult } from 'lit';
import { type CellId, parseCellId } from '../derivation.ts';
import type { ElementEvent } from '../elements/events.ts';
import type { TableCell, TableModel } from '../elements/table-model.ts';
import type { LiveScene, Scene } from '../exhibit.ts';
import { isTooLong, longestLearned } from '../parts/learned.ts';
import { roles } from '../quantities.ts';
import { hiddenWords } from '../text/learned/hidden.ts';
import { characterNames, type Hidden, ofPairs, tokenNames, verdict } from './hidden.ts';
import { withHiddenSentence } from './hidden-sentence.ts';
import { made, matrices, type MatrixName } from './hidden-rules.ts';
import { tables } from './hidden-tables.ts';
import { atRest } from './kept-place.ts';
import { remarks } from './remarks.ts';
import { captionOf, stepTables, tokensTable } from './step-tables.ts';

export type HiddenScene = Scene<'hidden', Hidden>;
type Live = LiveScene<'hidden', Hidden> & { cell(id: CellId): TableCell };

/** What the page draws with: this script brings no copy of it. */
export interface Pens {
  html: typeof Html;
  table(model: TableModel): TemplateResult;
}

/** The sentence, and its characters to be picked from. */
function sentence({ inputs, result, text, generation, change }: Live, { html }: Pens): TemplateResult {
  const words = hiddenWords[text.lang];
  return html`<div class="controls" @focusout=${() => atRest(inputs)}>
      <div class="field">
        <span>${words.sentence}</span>
        <sentence-field
          .value=${inputs.sentence}
          .label=${words.sentence}
          .advised=${longestLearned}
          .generation=${generation}
          .text=${text}
          .objection=${isTooLong(inputs.sentence) ? words.cut(longestLearned) : undefined}
          @sentence-input=${({ detail }: ElementEvent<'sentence-input'>) => change(withHiddenSentence(inputs, detail.sentence), 'sentence')}
        ></sentence-field>
      </div>
    </div>
    <div class="controls characters" role="group" aria-label=${words.pick}>
      <span>${words.pick}</span>
      <span class="buttons">
        ${characterNames(result).map(
          (name, place) =>
            html`<button
              type="button"
              class="button"
              aria-pressed=${place === inputs.place}
              @click=${() => place !== inputs.place && change({ ...inputs, place, weights: [] })}
            >
              ${name}
            </button>`,
        )}
      </span>
    </div>`;
}

function byHand({ inputs, result, text, change }: Live, { html }: Pens): TemplateResult {
  const words = hiddenWords[text.lang];
  const { isTyped, softmax } = result;
  const weights = isTyped ? [] : Array.from(softmax);
  return html`<p class="controls">
    <button type="button" class="button" @click=${() => change({ ...inputs, weights })}>
      ${isTyped ? words.restore : words.change}
    </button>
    ${isTyped ? html`<span>${words.others}</span>` : undefined}
  </p>`;
}

/** A matrix that the step on show makes. */
function matrixView(name: MatrixName, { result, text, digits, explained }: Live, { html }: Pens): TemplateResult {
  const { rows, cols, data } = matrices[name](result.encoded);
  const names = tokenNames(result);
  return html`<matrix-view
    .rows=${rows}
    .cols=${cols}
    .data=${data}
    .rowHeaders=${names}
    .columnHeader=${(index: number) => (ofPairs.includes(name) ? names[index] : String(index + 1))}
    .digits=${digits}
    .label=${captionOf(name, { result, text })}
    .typedRow=${name === 'weights' && result.isTyped ? result.row : undefined}
    .tone=${roles[parseCellId(name).quantity]}
    .cellId=${(i: number, j: number) => `${name}.${i}.${j}`}
    .explained=${explained}
  ></matrix-view>`;
}

/** columns of a matrix that stand beside one another on paper */
const mostColumns = ({ digits }: Live) => (digits === 'all' ? 2 : digits > 4 ? 6 : 8);

function steps(scene: Live, pens: Pens): TemplateResult {
  const { inputs, result, text, look, cell } = scene;
  const { html, table } = pens;
  const all = hiddenWords[text.lang].steps;
  const [name, line] = all[inputs.step] ?? [];
  const step = scene.onPaper
    ? stepTables(inputs.step, { result, text, cell }, mostColumns(scene)).map(
        (model) => html`<div class="doing">${table(model)}</div>`,
      )
    : inputs.step === 0
      ? table(tokensTable({ result, text }))
      : made[inputs.step]?.map((name) => matrixView(name, scene, pens));
  return html`<step-player
      .steps=${all.map(([name]) => name)}
      .step=${inputs.step}
      .text=${text}
      @step-change=${({ detail }: ElementEvent<'step-change'>) => look({ ...inputs, step: detail.step })}
    ></step-player>
    <p class="doing">${scene.onPaper ? html`<strong>${inputs.step + 1}. ${name}</strong> ` : undefined}${line}</p>
    ${step}`;
}

/** What it comes to; what mixing is for; and what the model is, and is not. */
export function asides({ result, text, digits }: HiddenScene): [verdict: string, purpose: string, honest: string] {
  // what is hidden is hidden from everyone
  const tokens = result.tokens.toSpliced(result.row, 1);
  return [
    verdict(result, text.lang, digits),
    hiddenWords[text.lang].purpose,
    remarks([{ ...result, tokens }], text.lang) + hiddenWords[text.lang].rates,
  ];
}

export function view(scene: Live, pens: Pens): TemplateResult {
  const { html, table } = pens;
  const { result, text, onPaper, cell } = scene;
  const [fillings, weights] = tables({ result, text, cell });
  const [guess, purpose, honest] = asides(scene);
  const places = result.tokens.slice(1, -1).map(({ token, typed }) => (token === '[MASK]' ? token : typed));
  return html`${sentence(scene, pens)}
    ${onPaper ? html`<p>${hiddenWords[text.lang].onPaper(places.join(''))}</p>` : undefined}
    <p class="verdict" aria-live="polite">${guess}</p>
    <div class="results">
      <div>${table(fillings)}</div>
      <div class=${result.isTyped ? 'by-hand' : ''}>${table(weights)} ${byHand(scene, pens)}</div>
    </div>
    <p class="doing">${purpose}</p>
    <div class="said"><p>${honest}</p></div>
    ${steps(scene, pens)}`;
}
