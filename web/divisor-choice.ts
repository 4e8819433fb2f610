/** What scores are divided by: √d_k, or a number of the reader's. */
import { html, nothing, type TemplateResult } from 'lit';
import { holdsAsPrinted } from './as-printed.ts';
import { cellId } from './derivation.ts';
import './elements/number-field.ts';
import type { LiveScene, Scene } from './exhibit.ts';
import { decimal, plainText, printed, trimmed } from './number.ts';
import type { Part } from './part.ts';
import type { Inputs } from './state.ts';

interface DividedInputs {
  /** d_k */
  headSize: number;
  /** what scores are divided by; null: √d_k */
  divisor: number | null;
}

/** The parts whose scores are divided. */
type Divided = { [Name in keyof Inputs]: Inputs[Name] extends DividedInputs ? Name : never }[keyof Inputs];

/** "÷ √64 = 8", "÷ √48 ≈ 6.9282", "÷ 5". */
export function dividedBy<Name extends Divided, Result>({ inputs, cells, digits }: Scene<Name, Result>): string {
  const divisor = cells.value(cellId('divisor'));
  if (inputs.divisor !== null) return `÷ ${printed(divisor, 'all')}`;
  const root = decimal(divisor, digits);
  const sign = holdsAsPrinted('square root', root, [decimal(inputs.headSize, 'all')]) ? '=' : '≈';
  return `÷ √${inputs.headSize} ${sign} ${plainText(trimmed(root))}`;
}

export const radio = (name: string, label: string, checked: boolean, choose: () => void) =>
  html`<label><input type="radio" name=${name} .checked=${checked} @change=${choose} />${label}</label>`;

/** Divide by √d_k, with d_k to be typed, or by a number of one's own. */
export function divisorChoice<Name extends Divided, Result>(
  part: Part<Name, Result>,
  scene: LiveScene<Name, Result>,
): TemplateResult {
  const { inputs, cells, text, change } = scene;
  const { softmax } = text;
  const follows = inputs.divisor === null;
  const field = numberField(part, scene, cellId(follows ? 'headSize' : 'divisor'));
  return html`<fieldset>
    <legend>${softmax.divisor}</legend>
    ${radio('divisor', softmax.divisorFollows, follows, () => change({ ...inputs, divisor: null }))}
    ${follows ? field : nothing}
    ${radio('divisor', softmax.divisorTyped, !follows, () => change({ ...inputs, divisor: cells.value('divisor') }))}
    ${follows ? nothing : field}
  </fieldset>`;
}

/** A field for a cell that stands in no table. */
export function numberField<Name extends keyof Inputs, Result>(
  part: Part<Name, Result>,
  scene: LiveScene<Name, Result>,
  id: string,
): TemplateResult {
  const { cells, text, generation } = scene;
  return html`<number-field
    .value=${cells.value(id)}
    .cell=${id}
    .label=${part.cellName(id, scene)}
    .limits=${part.limits(id)}
    .generation=${generation}
    .text=${text}
  ></number-field>`;
}
