/** Controls that stand beside an exhibit's tables. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CellId } from '../derivation.ts';
import '../elements/number-field.ts';
import type { LiveScene } from '../exhibit.ts';
import { printed } from '../number.ts';
import type { Part } from '../part.ts';
import type { Inputs } from '../state.ts';

export const radio = (name: string, label: string, checked: boolean, choose: () => void): TemplateResult =>
  html`<label><input type="radio" name=${name} .checked=${checked} @change=${choose} />${label}</label>`;

/** A field for a cell that stands in no table, or for another number of the reader's by its name in the inputs. */
export function numberField<Name extends keyof Inputs, Result>(
  part: Part<Name, Result>,
  scene: LiveScene<Name, Result>,
  id: CellId,
  { value = scene.cells.value(id), label = part.cellName(id, scene) }: { value?: number; label?: string } = {},
): TemplateResult {
  const { text, generation } = scene;
  return html`<number-field
    .value=${value}
    .cell=${id}
    .label=${label}
    .limits=${part.limits(id)}
    .generation=${generation}
    .text=${text}
  ></number-field>`;
}

/** A button that, where there is nothing to do, can still hold the focus: it is not `disabled`. */
export const button = (label: string, enabled: boolean, act: () => void): TemplateResult =>
  html`<button
    type="button"
    class="button"
    aria-disabled=${enabled ? nothing : 'true'}
    @click=${() => enabled && act()}
  >
    ${label}
  </button>`;

/** One of several places to start from, each by the name that `nameOf` gives it. */
export const startChoice = (
  label: string,
  starts: readonly number[],
  chosen: number,
  nameOf: (start: number) => string,
  choose: (start: number) => void,
): TemplateResult =>
  html`<label
    >${label}
    <select @change=${({ currentTarget }: Event) => choose(Number((currentTarget as HTMLSelectElement).value))}>
      ${starts.map((start) => html`<option value=${start} ?selected=${start === chosen}>${nameOf(start)}</option>`)}
    </select></label
  >`;

/** The first of each window over so many. */
export const startsOf = (count: number, size: number): number[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, index) => index * size);

/** One of several sets of numbers to put in. */
export interface Preset {
  name: string;
  choose(): void;
}

/** Buttons that put other numbers in, after what they are called together. */
export const presetButtons = (label: string, presets: readonly Preset[]): TemplateResult =>
  html`<div class="controls presets" role="group" aria-label=${label}>
    <span>${label}</span>
    <span class="buttons">
      ${presets.map(({ name, choose }) => html`<button type="button" class="button" @click=${choose}>${name}</button>`)}
    </span>
  </div>`;

/** Numbers as a reader would list them. */
export const listed = (numbers: readonly number[]): string =>
  numbers.map((number) => printed(number, 'all')).join(', ');

/** The words of the buttons that make a list longer or shorter. */
export interface LengthWords {
  add: string;
  removeLast: string;
  full(most: number): string;
}

/** One number more, a 0, or one less, within `least` and `most`. */
export function lengthButtons(
  numbers: readonly number[],
  [least, most]: readonly [least: number, most: number],
  words: LengthWords,
  change: (numbers: readonly number[]) => void,
): TemplateResult {
  const isFull = numbers.length >= most;
  return html`<div class="controls">
    <span class="buttons">
      <button type="button" class="button" ?disabled=${isFull} @click=${() => change([...numbers, 0])}>
        ${words.add}
      </button>
      <button
        type="button"
        class="button"
        ?disabled=${numbers.length <= least}
        @click=${() => change(numbers.slice(0, -1))}
      >
        ${words.removeLast}
      </button>
    </span>
    ${isFull ? html`<span>${words.full(most)}</span>` : nothing}
  </div>`;
}
