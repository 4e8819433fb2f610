import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { CellId } from '../derivation.ts';
import { type Digits, printed } from '../number.ts';
import type { Role } from '../quantities.ts';
import { textWidth } from './chart-layout.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { nextPlace, type Place, within } from './matrix-keys.ts';
import { matrixViewStyles } from './matrix-view-styles.ts';
import { MatrixWindow } from './matrix-window.ts';
import { baseStyles } from './styles.ts';

const rowHeight = 30;

/**
 * A matrix of any size as a grid of which only the part in sight is drawn; it scrolls both ways inside itself.
 * The focus stays on the grid, which names the cell it is on: that cell may scroll out of what is drawn. Arrow
 * keys, Home, End, PageUp and PageDown move it; with Ctrl, Home and End go to the matrix's corners.
 * @fires cell-explain a cell that has an id was tapped, clicked, or entered by Enter
 */
export class MatrixView extends LitElement {
  static override styles = [baseStyles, matrixViewStyles];
  static override properties = {
    rows: { type: Number },
    cols: { type: Number },
    data: { attribute: false },
    rowHeaders: { attribute: false },
    columnHeader: { attribute: false },
    digits: { attribute: false },
    label: {},
    tone: {},
    cellId: { attribute: false },
    explained: { attribute: false },
    typedRow: { attribute: false },
    active: { state: true },
  };

  declare rows: number;
  declare cols: number;
  /** rows × cols numbers, row by row */
  declare data: ArrayLike<number>;
  /** what rows are called; numbers from 1 unless given */
  declare rowHeaders: readonly string[] | undefined;
  /** what column `index` is called; a number from 1 unless given */
  declare columnHeader: ((index: number) => string) | undefined;
  declare digits: Digits;
  /** what the matrix is */
  declare label: string;
  declare tone: Role;
  /** the id of a cell that can be explained; cells have none unless given */
  declare cellId: ((row: number, col: number) => CellId) | undefined;
  declare explained: CellId | null | undefined;
  /** a row that the reader typed, if any */
  declare typedRow: number | undefined;
  /** the cell that keys move */
  declare private active: Place;

  private readonly window = new MatrixWindow(this);

  constructor() {
    super();
    this.digits = 4;
    this.tone = 'plain';
    this.active = { row: 0, col: 0 };
  }

  private get cellWidth(): number {
    // the longest of what is usual: "−12.3456", or "−1.23×10⁻⁴⁵"
    const characters = this.digits === 'all' ? 21 : Math.max(this.digits + 4, 10);
    return characters * 8.5 + 16;
  }

  private get headWidth(): number {
    const names = this.rowHeaders ?? [String(this.rows)];
    return Math.min(110, Math.max(36, ...names.map(textWidth)) + 26);
  }

  protected override willUpdate(): void {
    const { rows, cols, headWidth, cellWidth } = this;
    this.active = within(this.active, { row: rows - 1, col: cols - 1 });
    this.window.layOut(
      { count: rows, size: rowHeight, head: rowHeight },
      { count: cols, size: cellWidth, head: headWidth },
    );
  }

  protected override firstUpdated(): void {
    const frame = this.renderRoot.querySelector('.scroll');
    if (frame) this.window.watch(frame);
  }

  protected override render(): TemplateResult {
    const { rows, cols, active } = this;
    const { rows: shownRows, cols: shownCols } = this.window;
    const isDrawn = shownRows.includes(active.row) && shownCols.includes(active.col);
    return html`<figure>
      <figcaption>${this.label}</figcaption>
      <div
        class="scroll"
        tabindex="0"
        role="grid"
        aria-label=${this.label}
        aria-readonly="true"
        aria-rowcount=${rows + 1}
        aria-colcount=${cols + 1}
        aria-activedescendant=${isDrawn ? idOf(active.row, active.col) : nothing}
        @keydown=${this.onKeydown}
        @click=${this.onClick}
      >
        <table role="presentation">
          <thead role="rowgroup">
            <tr role="row" aria-rowindex="1">
              <th role="columnheader" aria-colindex="1"><span class="visually-hidden">${this.label}</span></th>
              ${repeat(
                shownCols,
                (col) => col,
                (col) =>
                  html`<th role="columnheader" aria-colindex=${col + 2}>${this.columnHeader?.(col) ?? col + 1}</th>`,
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            ${repeat(
              shownRows,
              (row) => row,
              (row) => this.row(row, shownCols),
            )}
          </tbody>
        </table>
      </div>
    </figure>`;
  }

  private row(row: number, shownCols: readonly number[]): TemplateResult {
    const { active, explained } = this;
    const classesOf = (col: number, id: CellId | undefined) =>
      [
        this.tone,
        ...(row === active.row && col === active.col ? ['active'] : []),
        ...(id !== undefined ? ['computed'] : []),
        ...(id !== undefined && id === explained ? ['explained'] : []),
      ].join(' ');
    return html`<tr role="row" class=${row === this.typedRow ? 'typed' : nothing} aria-rowindex=${row + 2}>
      <th role="rowheader" aria-colindex="1">${this.rowHeaders?.[row] ?? row + 1}</th>
      ${repeat(
        shownCols,
        (col) => col,
        (col) => {
          const id = this.cellId?.(row, col);
          return html`<td
            role="gridcell"
            id=${idOf(row, col)}
            data-cell=${id ?? nothing}
            aria-colindex=${col + 2}
            class=${classesOf(col, id)}
          >
            ${printed(this.data[row * this.cols + col] ?? NaN, this.digits)}
          </td>`;
        },
      )}
    </tr>`;
  }

  private onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter') return this.explain(this.active);
    const page = Math.max(1, Math.floor((event.currentTarget as Element).clientHeight / rowHeight) - 2);
    const place = nextPlace(event, this.active, { row: this.rows - 1, col: this.cols - 1 }, page);
    if (!place) return;
    event.preventDefault();
    this.active = place;
    this.window.show(place);
  }

  private onClick(event: Event): void {
    const [row, col] = (event.target as Element).closest('td')?.id.split('-').slice(1).map(Number) ?? [];
    if (row === undefined || col === undefined) return;
    this.active = { row, col };
    this.explain(this.active);
  }

  private explain({ row, col }: Place): void {
    const id = this.cellId?.(row, col);
    if (id !== undefined) send(this, 'cell-explain', { id });
  }
}

const idOf = (row: number, col: number): string => `cell-${row}-${col}`;

define('matrix-view', MatrixView);
