import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type CellId, parseCellId } from '../derivation.ts';
import type { Digits } from '../number.ts';
import { roles } from '../quantities.ts';
import type { Text } from '../text/text.ts';
import { bar } from './bar.ts';
import { send } from './events.ts';
import './number-field.ts';
import { foldClasses } from './table-fold.ts';
import { computedText, type NumberCell, type TableCell, type TableColumn } from './table-model.ts';

/** How the reader looks at a table's cells now. */
export interface CellLook {
  text: Text;
  digits: Digits;
  lit: ReadonlySet<CellId>;
  explained: CellId | null;
  generation: number;
  /** the one computed cell that Tab reaches, in a grid the one of all cells */
  tabStop: CellId | undefined;
  grid: boolean;
}

/** A cell in `columns[column]`; totals (not `inBody`) have no bars. */
export function tableCell(
  cell: TableCell,
  columns: readonly TableColumn[],
  column: number,
  inBody: boolean,
  look: CellLook,
): TemplateResult {
  const fold = foldClasses(columns, column);
  if (cell.kind === 'empty') return html`<td class=${classMap(fold)}></td>`;
  if (cell.kind === 'text') {
    return html`<td class=${classMap({ number: cell.number === true, ...fold })}>${cell.text}</td>`;
  }
  const { id } = cell;
  const isBarred = cell.kind === 'computed' && columns[column]?.bars === true;
  const classes = {
    ...fold,
    number: true,
    [roles[parseCellId(id).quantity]]: true,
    [cell.kind]: true,
    lit: look.lit.has(id),
    explained: look.explained === id,
    barred: isBarred,
    dropped: cell.dropped === true,
    ...(cell.kind === 'computed' && cell.mark ? { [cell.mark]: true } : {}),
    // a line through −∞ would make another number of it
    struck: cell.dropped === true && Number.isFinite(cell.value),
    heated: columns[column]?.heat !== undefined && !Number.isNaN(cell.value),
    negative: cell.value < 0,
  };
  return html`<td class=${classMap(classes)} data-cell=${id}>
    ${cell.kind === 'input' ? field(cell, look) : asked(cell, look)}
    ${isBarred ? bar(inBody ? cell.value : 0) : nothing}
  </td>`;
}

function field(cell: NumberCell<'input'>, look: CellLook): TemplateResult {
  return html`<number-field
    .value=${cell.value}
    .cell=${cell.id}
    .label=${named(cell, look)}
    .limits=${cell.limits}
    .generation=${look.generation}
    .skipped=${look.grid && cell.id !== look.tabStop}
    described-by="problems"
  ></number-field>`;
}

function asked(cell: NumberCell<'computed'>, look: CellLook): TemplateResult {
  const { id } = cell;
  const text = computedText(cell, look.digits);
  return html`<button
    type="button"
    tabindex=${id === look.tabStop ? 0 : -1}
    aria-label=${marked(named(cell, look, text), cell, look)}
    aria-pressed=${look.explained === id}
    @click=${(event: Event) => send(event.currentTarget as Element, 'cell-explain', { id })}
  >
    ${text}
  </button>`;
}

/** "exp 1 ∞, breaks here", where the cell has a mark. */
const marked = (name: string, { mark }: NumberCell<'computed'>, { text }: CellLook): string =>
  mark === undefined ? name : text.table.marked(name, mark);

/** "Weight of 喜 0.3995", and "…, masked" where it takes no part. */
function named({ label, dropped }: NumberCell<'input' | 'computed'>, { text }: CellLook, value?: string): string {
  const name = value === undefined ? label : `${label} ${value}`;
  return dropped ? text.table.masked(name) : name;
}
