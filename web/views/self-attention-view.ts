/** The pieces of the exhibit on the code: its controls, and the matrix on show. */
import { html, type TemplateResult } from 'lit';
import * as article from '../article.ts';
import { cellId } from '../derivation.ts';
import { roles } from '../quantities.ts';
import '../elements/matrix-view.ts';
import '../elements/number-field.ts';
import type { LiveScene } from '../exhibit.ts';
import { graphemes } from '../graphemes.ts';
import { limitsOf, placeOf, type SelfAttentionInputs, type SelfAttentionResult } from '../parts/self-attention.ts';
import { most, shapeOf } from '../parts/self-attention-batch.ts';
import './self-attention-run.ts';
import type { SelfAttentionRun } from './self-attention-run.ts';
import { selfAttentionWords } from '../text/exhibits/self-attention.ts';

type Live = LiveScene<'selfAttention', SelfAttentionResult>;

function field({ inputs, text, generation }: Live, name: string, label: string, value: number): TemplateResult {
  return html`<number-field
    .value=${value}
    .cell=${name}
    .label=${label}
    .limits=${limitsOf(name, inputs)}
    .generation=${generation}
    .text=${text}
  ></number-field>`;
}

const labelled = (scene: Live, name: string, label: string, value: number) =>
  html`<label><span>${label}</span>${field(scene, name, label, value)}</label>`;

/** The sizes and the seed, and what runs at a press. */
export function controls(scene: Live): TemplateResult {
  const { inputs, result, text, change } = scene;
  const words = selfAttentionWords[text.lang];
  const preset = (sizes: Partial<SelfAttentionInputs>, label: (sizes: string) => string) => {
    const next = { ...inputs, item: 0, query: 2, ...sizes };
    const go = ({ target }: Event) => {
      change(next);
      const runs = ((target as Element).getRootNode() as ShadowRoot).querySelector('self-attention-run');
      void (runs as SelfAttentionRun).start(next);
    };
    return html`<button type="button" class="button" @click=${go}>${label(shapeOf(next))}</button>`;
  };
  return html`<div class="controls">
      ${labelled(scene, 'batch', words.batch, inputs.batch)} ${labelled(scene, 'length', words.length, inputs.length)}
      ${labelled(scene, 'headSize', words.hiddenSize, inputs.hiddenSize)}
      ${labelled(scene, 'seed', words.seed, inputs.seed)}
    </div>
    <div class="controls" role="group" aria-label=${words.presets}>
      <span>${words.presets}</span>
      ${preset({ batch: 1, length: 9, hiddenSize: article.hiddenSize }, words.article)}
      ${preset({ batch: most.batch, length: most.length, hiddenSize: most.hiddenSize }, words.largest)}
    </div>
    <self-attention-run .sizes=${inputs} .batch=${result.batch} .words=${words} .text=${text}></self-attention-run>`;
}

/** Which row of which item is looked at, written as the code writes it. */
export function rowPicker(scene: Live): TemplateResult {
  const { inputs, text } = scene;
  const words = selfAttentionWords[text.lang];
  const { item, query } = placeOf(inputs);
  return html`<div class="controls" role="group" aria-label=${words.pick}>
    <span>${words.pick}</span>
    <span class="indices">[${field(scene, 'item', words.item, item)}, ${field(scene, 'query', words.row, query)}]</span>
  </div>`;
}

const sentenceTokens = ['[CLS]', ...graphemes(article.sentence), '[SEP]'];

/** What tokens are called: by their index, and at the article's length by the article's tokens. */
const tokenNames = (length: number): string[] =>
  Array.from({ length }, (_, i) => (length === sentenceTokens.length ? `${i} ${sentenceTokens[i]}` : String(i)));

/** The matrix that was chosen, of the item that is looked at; undefined before it is computed. */
export function matrixOnShow({ inputs, result, text, digits, explained }: Live): TemplateResult | undefined {
  const words = selfAttentionWords[text.lang];
  const { shown, length } = inputs;
  const matrix = shown === 'x' ? result.x : result.item?.[shown];
  if (!matrix) return undefined;
  const names = tokenNames(length);
  const isOfTokens = shown === 'scores' || shown === 'scaled' || shown === 'weights';
  return html`<matrix-view
    .rows=${matrix.rows}
    .cols=${matrix.cols}
    .data=${matrix.data}
    .rowHeaders=${names}
    .columnHeader=${(index: number) => (isOfTokens ? names[index] : String(index))}
    .digits=${digits}
    .label=${words.named(`${shown}[${placeOf(inputs).item}]`, words.matrices[shown])}
    .tone=${roles[shown]}
    .cellId=${(row: number, col: number) => cellId(shown, row, col)}
    .explained=${explained}
  ></matrix-view>`;
}
