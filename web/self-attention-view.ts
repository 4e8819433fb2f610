/** The pieces of the exhibit on the code: its controls, how far a run has come, and the matrix on show. */
import { html, nothing, type TemplateResult } from 'lit';
import * as article from './article.ts';
import { cellId, roles } from './derivation.ts';
import './elements/matrix-view.ts';
import './elements/number-field.ts';
import './elements/progress-bar.ts';
import { loadEngine } from './engine.ts';
import type { LiveScene } from './exhibit.ts';
import { graphemes } from './graphemes.ts';
import { printed } from './number.ts';
import { limitsOf, type SelfAttentionInputs, type SelfAttentionResult } from './parts/self-attention.ts';
import { isAtOnce, most } from './self-attention-batch.ts';
import { cancelRun, startRun } from './self-attention-run.ts';
import { selfAttentionWords } from './text/exhibits/self-attention.ts';

type Live = LiveScene<'selfAttention', SelfAttentionResult>;

const shapeOf = ({ batch, length, hiddenSize }: SelfAttentionInputs) => `[${batch}, ${length}, ${hiddenSize}]`;

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

/** Starts a run; the exhibit hears how it goes. */
const start = (inputs: SelfAttentionInputs, { again }: Live) =>
  void loadEngine().then((engine) => startRun(engine, inputs, again));

/** The sizes and the seed, and what runs at a press. */
export function controls(scene: Live): TemplateResult {
  const { inputs, text, change } = scene;
  const words = selfAttentionWords[text.lang];
  const preset = (sizes: Partial<SelfAttentionInputs>, label: (sizes: string) => string) => {
    const next = { ...inputs, item: 0, query: 2, ...sizes };
    const go = () => {
      change(next);
      start(next, scene);
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
    </div>`;
}

/** How long it took, how far it is, or how to begin. */
export function status(scene: Live): TemplateResult {
  const { inputs, result, text } = scene;
  const words = selfAttentionWords[text.lang];
  const { run, milliseconds } = result;
  const runButton = html`<button type="button" class="button" @click=${() => start(inputs, scene)}>
    ${words.run}
  </button>`;
  if (run?.running) {
    const cancel = () => {
      cancelRun();
      scene.again();
    };
    return html`<progress-bar
      .value=${run.done === 0 ? NaN : run.done / inputs.batch}
      .label=${words.running}
      .running=${true}
      .text=${text}
      @run-cancel=${cancel}
    ></progress-bar>`;
  }
  const said =
    run?.failure !== undefined
      ? words.failed(run.failure)
      : milliseconds === undefined
        ? words.notRun(shapeOf(inputs))
        : words.took(milliseconds < 100 ? printed(milliseconds, 2) : printed(Math.round(milliseconds), 'all'));
  return html`<p class="status" role="status">
    ${isAtOnce(inputs) || milliseconds !== undefined ? nothing : runButton} <span>${said}</span>
  </p>`;
}

/** Which row of which item is looked at, written as the code writes it. */
export function rowPicker(scene: Live): TemplateResult {
  const { inputs, text } = scene;
  const words = selfAttentionWords[text.lang];
  return html`<div class="controls" role="group" aria-label=${words.pick}>
    <span>${words.pick}</span>
    <span class="indices"
      >[${field(scene, 'item', words.item, inputs.item)}, ${field(scene, 'query', words.row, inputs.query)}]</span
    >
  </div>`;
}

const sentenceTokens = ['[CLS]', ...graphemes(article.sentence), '[SEP]'];

/** What tokens are called: by their index, and at the article's length by the article's tokens. */
const tokenNames = (length: number): string[] =>
  Array.from({ length }, (_, i) => (length === sentenceTokens.length ? `${i} ${sentenceTokens[i]}` : String(i)));

/** The matrix that was chosen, of the item that is looked at; undefined before it is computed. */
export function matrixOnShow({ inputs, result, text, digits, explained }: Live): TemplateResult | undefined {
  const words = selfAttentionWords[text.lang];
  const { shown, item, length } = inputs;
  const matrix = shown === 'x' ? result.drawn?.x : result.item?.[shown];
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
    .label=${words.named(`${shown}[${item}]`, words.matrices[shown])}
    .tone=${roles[shown]}
    .cellId=${(row: number, col: number) => cellId(shown, row, col)}
    .explained=${explained}
  ></matrix-view>`;
}
