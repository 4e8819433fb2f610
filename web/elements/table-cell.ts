import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type CellId, parseCellId, roles } from '../derivation.ts';
import { type Digits, printed } from '../number.ts';
import { bar } from './bar.ts';
import { send } from './events.ts';
import './number-field.ts';
import { foldClasses } from './table-fold.ts';
import type { NumberCell, TableCell, TableColumn } from './table-model.ts';

/** How the reader looks at a table's cells now. */
export interface CellLook {
  digits: Digits;
  lit: ReadonlySet<CellId>;
  explained: CellId | null;
  generation: number;
  /** the one computed cell that Tab reaches */
  tabStop: CellId | undefined;
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
  };
  return html`<td class=${classMap(classes)} data-cell=${id}>
    ${cell.kind === 'input' ? field(cell, look) : asked(cell, look)}
    ${isBarred ? bar(inBody ? cell.value : 0) : nothing}
  </td>`;
}

function field({ id, value, label, limits }: NumberCell<'input'>, { generation }: CellLook): TemplateResult {
  return html`<number-field
    .value=${value}
    .cell=${id}
    .label=${label}
    .limits=${limits}
    .generation=${generation}
    described-by="problems"
  ></number-field>`;
}

function asked({ id, value, label }: NumberCell<'computed'>, { digits, tabStop, explained }: CellLook): TemplateResult {
  const text = printed(value, digits);
  return html`<button
    type="button"
    tabindex=${id === tabStop ? 0 : -1}
    aria-label=${`${label} ${text}`}
    aria-pressed=${explained === id}
    @click=${(event: Event) => send(event.currentTarget as Element, 'cell-explain', { id })}
  >
    ${text}
  </button>`;
}
