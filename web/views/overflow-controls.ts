/** The controls of the exhibit on overflow: other rows, what is added to each score, a longer or shorter row. */
import { html, type TemplateResult } from 'lit';
import { numberField, presetButtons } from './controls.ts';
import { send } from '../elements/events.ts';
import type { LiveScene } from '../exhibit.ts';
import { printed } from '../number.ts';
import { offsetLimits, type Overflow, overflow } from '../parts/overflow.ts';
import { overflowWords } from '../text/exhibits/overflow.ts';

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
const written = (score: number) => (score === -1e9 ? '−10⁹' : printed(score, 'all'));

/** Rows to start from, as they are: with nothing added, but for the first. */
export function rowPresets({ text, change }: OverflowScene): TemplateResult {
  const words = overflowWords[text.lang];
  const named = presets.map((scores, index) => ({
    name: words.purposes[index] + scores.map(written).join(', '),
    choose: () => change(index === 0 ? overflow.initial : { scores, offset: 0 }),
  }));
  return presetButtons(words.presets, named);
}

/** A number that is added to every score, to be typed or slid. */
export function offsetControl(scene: OverflowScene): TemplateResult {
  const { inputs, text, change } = scene;
  const words = overflowWords[text.lang];
  const slide = (event: Event) =>
    change({ ...inputs, offset: Number((event.target as HTMLInputElement).value) }, 'offset');
  const settle = (event: Event) => send(event.target as Element, 'edit-settled', {});
  return html`<div class="controls" role="group" aria-label=${words.offset}>
    <span>${words.offset}</span>
    ${numberField(overflow, scene, 'offset', { label: words.cell.offset(0) })}
    <input
      type="range"
      min=${offsetLimits.least}
      max=${offsetLimits.most}
      step="1"
      .value=${String(inputs.offset)}
      aria-label=${words.cell.offset(0)}
      aria-valuetext=${printed(inputs.offset, 'all')}
      @input=${slide}
      @change=${settle}
    />
  </div>`;
}
