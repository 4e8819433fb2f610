/** The pieces of the exhibit on the code: its controls, and the matrix on show. */
import { html, type TemplateResult } from 'lit';
import * as article from '../article.ts';
import { cellId, inVariant } from '../derivation.ts';
import { roles } from '../quantities.ts';
import type { ElementEvent } from '../elements/events.ts';
import '../elements/matrix-view.ts';
import '../elements/number-field.ts';
import type { LiveScene } from '../exhibit.ts';
import { graphemes } from '../graphemes.ts';
import { limitsOf, placeOf } from '../parts/self-attention.ts';
import { most } from '../parts/self-attention-batch.ts';
import type { MatrixName, SelfAttentionResult } from '../parts/self-attention-inputs.ts';
import './self-attention-run.ts';
import type { Preset } from './self-attention-run.ts';
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

const presets: readonly Preset[] = [
  { size: 'article', batch: 1, length: 9, hiddenSize: article.hiddenSize },
  { size: 'largest', batch: most.batch, length: most.tokens / most.batch, hiddenSize: most.hiddenSize },
  { size: 'longest', batch: 1, length: most.tokens, hiddenSize: article.headSize },
];

/** The sizes and the seed, and what runs at a press. */
export function controls(scene: Live): TemplateResult {
  const { inputs, result, text, change } = scene;
  const words = selfAttentionWords[text.lang];
  const take = ({ detail }: ElementEvent<'sizes-pick'>) => change({ ...inputs, item: 0, query: 2, ...detail });
  return html`<div class="controls">
      ${labelled(scene, 'batch', words.batch, inputs.batch)} ${labelled(scene, 'length', words.length, inputs.length)}
      ${labelled(scene, 'headSize', words.hiddenSize, inputs.hiddenSize)}
      ${labelled(scene, 'seed', words.seed, inputs.seed)}
    </div>
    <self-attention-run
      .sizes=${inputs}
      .presets=${presets}
      .batch=${result.batch}
      .words=${words}
      .text=${text}
      @sizes-pick=${take}
    ></self-attention-run>`;
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

/** A matrix of the item that is looked at, of which streaming gives the output alone; undefined before it is computed. */
export function matrixOf(name: MatrixName, { inputs, result }: Pick<Live, 'inputs' | 'result'>) {
  if (name === 'x') return result.x;
  const { item, streamed } = result;
  if (item || name !== 'output') return item?.[name];
  return streamed && { rows: inputs.length, cols: inputs.hiddenSize, data: streamed };
}

/** The matrix that was chosen. */
export function matrixOnShow({ inputs, result, text, digits, explained }: Live): TemplateResult | undefined {
  const words = selfAttentionWords[text.lang];
  const { shown, length } = inputs;
  const matrix = matrixOf(shown, { inputs, result });
  if (!matrix) return undefined;
  const variant = shown === 'x' || result.item ? '' : 'streaming';
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
    .cellId=${(row: number, col: number) => inVariant(variant, cellId(shown, row, col))}
    .explained=${explained}
  ></matrix-view>`;
}
