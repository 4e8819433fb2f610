import { html, LitElement, nothing, render, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { CellId } from '../derivation.ts';
import type { Digits } from '../number.ts';
import type { Text } from '../text/text.ts';
import { isLocked } from './around.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { baseStyles } from './styles.ts';
import { tableCell } from './table-cell.ts';
import { layOutFolds } from './table-fold.ts';
import { columnHeader, rowHeader } from './table-header.ts';
import { heatLegend } from './table-heat.ts';
import { tableHeatStyles } from './table-heat-styles.ts';
import { moveFocus } from './table-keys.ts';
import { pastedFrom } from './table-paste.ts';
import { allRows, type TableCell, type TableModel, type TableRow } from './table-model.ts';
import { TextField } from './text-field.ts';
import { tableMediaStyles } from './table-media-styles.ts';
import { TablePointing } from './table-pointing.ts';
import { tableStyles } from './table-styles.ts';

/**
 * A table of numbers: some the reader may change, some computed, each of those to be asked how.
 * Arrow keys move between cells, Enter goes down a column, Tab through what can be changed, Escape takes
 * back. Only cells whose text changed are touched; they show it by a passing tint.
 * @fires number-input, name-input, edit-settled, edit-cancelled as its fields do
 * @fires numbers-paste several cells of a spreadsheet were pasted into its fields
 * @fires cell-explain a computed cell was tapped, clicked, or entered by Enter
 * @fires cell-hover the reader points at another cell, or at none
 * @fires row-pick, column-pick a header that is a button was chosen
 * @fires row-enter a token's row was entered
 */
export class NumericTable extends LitElement {
  static override styles = [baseStyles, tableStyles, tableHeatStyles, tableMediaStyles];
  static override properties = {
    model: { attribute: false },
    text: { attribute: false },
    digits: { attribute: false },
    lit: { attribute: false },
    explained: { attribute: false },
    generation: { type: Number },
    current: { type: Number },
  };

  declare model: TableModel;
  declare text: Text;
  declare digits: Digits;
  /** the cells outlined as operands of the explained one */
  declare lit: ReadonlySet<CellId>;
  declare explained: CellId | null;
  declare generation: number;
  /** the row last entered, to be marked; undefined for none */
  declare current: number | undefined;

  constructor() {
    super();
    new TablePointing(this);
  }

  /** the one computed cell that Tab reaches, in a grid the one of all cells; arrow keys move it */
  private tabStop: CellId | undefined;
  /** why what was last pasted was not taken */
  private refused: string | undefined;
  /** the row to enter as soon as it is drawn */
  private wantedRow: number | undefined;

  protected override render(): TemplateResult {
    const { caption, hint, corner, columns, rows, footer } = this.model;
    const stops = allRows(this.model).flatMap((row) => row.cells.flatMap((cell) => this.tabStopOf(cell) ?? []));
    if (this.tabStop === undefined || !stops.includes(this.tabStop)) this.tabStop = stops[0];
    return html`
      <div
        class="scroll"
        @keydown=${moveFocus}
        @focusin=${this.onFocus}
        @field-problem=${this.listProblems}
        @paste=${this.onPaste}
      >
        <table class=${classMap({ folds: columns.some(({ folds }) => folds), grid: this.model.grid === true })}>
          <caption>
            <span>${caption}${isLocked(this) ? '' : hint}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">${corner}</th>
              ${columns.map((_, index) => columnHeader(columns, index))}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row, index) => this.row(row, index))}
          </tbody>
          ${
            footer.length > 0
              ? html`<tfoot>
                  ${footer.map((row) => this.row(row, -1))}
                </tfoot>`
              : nothing
          }
        </table>
      </div>
      ${heatLegend(this.model, this.text.table.tint)}
      <ul id="problems" class="problems" aria-live="polite"></ul>
    `;
  }

  /** The cell, if it may be the one that Tab reaches. */
  private tabStopOf(cell: TableCell): CellId | undefined {
    const takesTurns = cell.kind === 'computed' || (cell.kind === 'input' && this.model.grid);
    return takesTurns ? cell.id : undefined;
  }

  private row(row: TableRow, index: number): TemplateResult {
    const { cells, pick } = row;
    const { columns, grid = false } = this.model;
    const { text, digits, lit, explained, generation, tabStop } = this;
    const look = { text, digits, lit, explained, generation, tabStop, grid };
    return html`<tr
      data-row=${index}
      class=${classMap({ current: index >= 0 && index === this.current, picked: pick?.picked === true })}
    >
      ${rowHeader(row, this.model.rows, this.generation)}
      ${cells.map((cell, column) => tableCell(cell, columns, column, index >= 0, look))}
    </tr>`;
  }

  protected override updated(): void {
    layOutFolds(this, this.model.columns);
    this.listProblems();
    if (this.wantedRow !== undefined) this.focusWantedRow();
  }

  /** Puts the focus into a row's first field, once the row is there. */
  enterRow(index: number): void {
    this.wantedRow = index;
    this.requestUpdate();
  }

  private focusWantedRow(): void {
    const field = this.renderRoot.querySelector(`[data-row="${this.wantedRow}"] :is(name-field, number-field)`);
    if (!(field instanceof TextField)) return;
    this.wantedRow = undefined;
    void field.updateComplete.then(() => field.focus());
  }

  /** Says under the table what is wrong in its fields, which mark and clear themselves: the table need not be redrawn. */
  private listProblems(): void {
    const fields = Array.from(this.renderRoot.querySelectorAll('number-field, name-field'));
    const items = fields.flatMap((field) => {
      const problem = field instanceof TextField ? field.problem(this.text) : undefined;
      return problem === undefined ? [] : [html`<li>${problem}</li>`];
    });
    const list = this.renderRoot.querySelector<HTMLElement>('#problems');
    if (list) render([...items, this.refused === undefined ? nothing : html`<li>${this.refused}</li>`], list);
  }

  private onPaste(event: ClipboardEvent): void {
    const field = (event.target as Element).closest<TextField<number>>('number-field');
    const cell = field?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const text = event.clipboardData?.getData('text') ?? '';
    const pasted =
      cell === undefined || field?.input?.readOnly ? undefined : pastedFrom(cell, text, this.model, this.text);
    this.refused = pasted && 'refused' in pasted ? pasted.refused : undefined;
    this.listProblems();
    if (!pasted) return;
    event.preventDefault();
    if (!('numbers' in pasted)) return;
    // what is half-typed there is pasted over
    for (const [id] of pasted.numbers)
      this.renderRoot.querySelector<TextField<number>>(`[data-cell="${id}"] number-field`)?.drop();
    send(this, 'numbers-paste', pasted);
  }

  private onFocus(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if ((target.matches('button') || this.model.grid) && cell !== undefined && cell !== this.tabStop) {
      this.tabStop = cell;
      this.requestUpdate();
    }
    const index = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
    if (index >= 0) send(this, 'row-enter', { index });
  }
}

define('numeric-table', NumericTable);
