/** A table of an exhibit, wired to its scene; the arithmetic of one of its cells, if it is open, stands under it. */
import { html, nothing, type TemplateResult } from 'lit';
import '../elements/numeric-table.ts';
import { allRows, type TableModel } from '../elements/table-model.ts';
import type { CellId } from '../derivation.ts';
import type { LiveScene } from '../exhibit.ts';
import type { Inputs } from '../state.ts';

/** The first of the tables that holds a cell. */
export const tableOf = (id: CellId | null, models: readonly TableModel[]): TableModel | undefined =>
  models.find((model) => allRows(model).some(({ cells }) => cells.some((cell) => 'id' in cell && cell.id === id)));

/** Whether a table has a row for each token of the reader's: only there is a row current. */
const hasTokens = ({ rows }: TableModel): boolean => rows.some(({ name }) => name);

export const tableView = <Name extends keyof Inputs, Result>(
  model: TableModel,
  { text, digits, lit, explained, generation, current, explanation }: LiveScene<Name, Result>,
): TemplateResult =>
  html`<numeric-table
      .model=${model}
      .text=${text}
      .digits=${digits}
      .lit=${lit}
      .explained=${explained}
      .generation=${generation}
      .current=${hasTokens(model) ? current : undefined}
    ></numeric-table>
    <div class="explanation" aria-live="polite">
      ${explanation?.under === model.caption ? explanation.template : nothing}
    </div>`;
