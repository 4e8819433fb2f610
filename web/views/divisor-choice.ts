/** What scores are divided by: √d_k, or a number of the reader's. */
import { html, nothing, type TemplateResult } from 'lit';
import { holdsAsPrinted } from '../as-printed.ts';
import { numberField, radio } from './controls.ts';
import { cellId } from '../derivation.ts';
import type { LiveScene, Scene } from '../exhibit.ts';
import { decimal, plainText, printed } from '../number.ts';
import type { Part } from '../part.ts';
import { decimalOf } from '../quantities.ts';
import type { Inputs } from '../state.ts';

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
  const root = decimalOf('divisor', divisor, digits);
  const sign = holdsAsPrinted('square root', root, [decimal(inputs.headSize, 'all')]) ? '=' : '≈';
  return `÷ √${inputs.headSize} ${sign} ${plainText(root)}`;
}

/** Divide by √d_k, with d_k to be typed, or by a number of one's own. */
export function divisorChoice<Name extends Divided, Result>(
  part: Part<Name, Result>,
  scene: LiveScene<Name, Result>,
): TemplateResult {
  const { inputs, cells, text, change } = scene;
  const { softmax } = text;
  const follows = inputs.divisor === null;
  const id = cellId(follows ? 'headSize' : 'divisor');
  // of the encoder, d_k is what it is
  const isGiven = cells.derivation(id).operation === 'given';
  const field = isGiven ? numberField(part, scene, id) : printed(cells.value(id), 'all');
  return html`<fieldset>
    <legend>${softmax.divisor}</legend>
    ${radio('divisor', softmax.divisorFollows, follows, () => change({ ...inputs, divisor: null }))}
    ${follows ? field : nothing}
    ${radio('divisor', softmax.divisorTyped, !follows, () => change({ ...inputs, divisor: cells.value('divisor') }))}
    ${follows ? nothing : field}
  </fieldset>`;
}
