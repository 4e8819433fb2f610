/** A table of an exhibit, wired to its scene. */
import { html, type TemplateResult } from 'lit';
import './elements/numeric-table.ts';
import type { TableModel } from './elements/table-model.ts';
import type { LiveScene } from './exhibit.ts';
import type { Inputs } from './state.ts';

export const tableView = <Name extends keyof Inputs, Result>(
  model: TableModel,
  { text, digits, lit, explained, generation, current }: LiveScene<Name, Result>,
): TemplateResult =>
  html`<numeric-table
    .model=${model}
    .text=${text}
    .digits=${digits}
    .lit=${lit}
    .explained=${explained}
    .generation=${generation}
    .current=${current}
  ></numeric-table>`;
