/** Controls that stand beside an exhibit's tables. */
import { html, type TemplateResult } from 'lit';
import type { CellId } from './derivation.ts';
import './elements/number-field.ts';
import type { LiveScene } from './exhibit.ts';
import type { Part } from './part.ts';
import type { Inputs } from './state.ts';

export const radio = (name: string, label: string, checked: boolean, choose: () => void): TemplateResult =>
  html`<label><input type="radio" name=${name} .checked=${checked} @change=${choose} />${label}</label>`;

/** A field for a cell that stands in no table. */
export function numberField<Name extends keyof Inputs, Result>(
  part: Part<Name, Result>,
  scene: LiveScene<Name, Result>,
  id: CellId,
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
