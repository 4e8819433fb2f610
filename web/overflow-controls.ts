/** The controls of the exhibit on overflow: other rows, what is added to each score, a longer or shorter row. */
import { html, nothing, type TemplateResult } from 'lit';
import { cellId } from './derivation.ts';
import { send } from './elements/events.ts';
import './elements/number-field.ts';
import type { LiveScene } from './exhibit.ts';
import { editableText } from './number.ts';
import { mostScores, offsetLimits, type Overflow, overflow } from './parts/overflow.ts';
import { overflowWords } from './text/exhibits/overflow.ts';

type OverflowScene = LiveScene<'overflow', Overflow>;

/** the row of `alternatives`, then rows from public bug reports */
const presets: readonly (readonly number[])[] = [
  [3, 1, -2],
  [1000, 1001],
  [8, 18, 28, 38, 48],
  [-1000, -1001],
  [100, 1, 1],
  [-0.0293463, -1e9, -1e9],
];

// −1000000000 would be counted by nobody
const written = (score: number) => (score === -1e9 ? '−10⁹' : editableText(score).replace('-', '−'));

/** Rows to start from, as they are: with nothing added, but for the first. */
export function presetButtons({ text, change }: OverflowScene): TemplateResult {
  const words = overflowWords[text.lang];
  return html`<div class="controls presets" role="group" aria-label=${words.presets}>
    <span>${words.presets}</span>
    ${presets.map((scores, index) => {
      const choose = () => change(index === 0 ? overflow.initial : { scores, offset: 0 });
      return html`<button type="button" class="button" @click=${choose}>${scores.map(written).join(', ')}</button>`;
    })}
  </div>`;
}

/** A number that is added to every score, to be typed or slid. */
export function offsetControl({ inputs, text, generation, change }: OverflowScene): TemplateResult {
  const words = overflowWords[text.lang];
  const slide = (event: Event) =>
    change({ ...inputs, offset: Number((event.target as HTMLInputElement).value) }, 'offset');
  const settle = (event: Event) => send(event.target as Element, 'edit-settled', {});
  return html`<div class="controls" role="group" aria-label=${words.offset}>
    <span>${words.offset}</span>
    <number-field
      .value=${inputs.offset}
      .cell=${cellId('offset')}
      .label=${words.cell.offset(0)}
      .limits=${offsetLimits}
      .generation=${generation}
      .text=${text}
    ></number-field>
    <input
      type="range"
      min=${offsetLimits.least}
      max=${offsetLimits.most}
      step="1"
      .value=${String(inputs.offset)}
      aria-label=${words.cell.offset(0)}
      aria-valuetext=${editableText(inputs.offset)}
      @input=${slide}
      @change=${settle}
    />
  </div>`;
}

/** One score more, or one less. */
export function rowButtons({ inputs, text, change }: OverflowScene): TemplateResult {
  const words = overflowWords[text.lang];
  const { scores } = inputs;
  const isFull = scores.length >= mostScores;
  const put = (changed: readonly number[]) => () => change({ ...inputs, scores: changed });
  return html`<div class="controls">
    <button type="button" class="button" ?disabled=${isFull} @click=${put([...scores, 0])}>${words.add}</button>
    <button type="button" class="button" ?disabled=${scores.length === 1} @click=${put(scores.slice(0, -1))}>
      ${words.removeLast}
    </button>
    ${isFull ? html`<span>${words.full(mostScores)}</span>` : nothing}
  </div>`;
}
