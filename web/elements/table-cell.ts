import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { type CellId, parseCellId } from '../derivation.ts';
import type { Digits } from '../number.ts';
import { roles } from '../quantities.ts';
import type { Text } from '../text/text.ts';
import { bar } from './bar.ts';
import { send } from './events.ts';
import './number-field.ts';
import { styled } from './styled.ts';
import { foldClasses } from './table-fold.ts';
import { heatOf } from './table-heat.ts';
import { computedText, type NumberCell, type TableCell, type TableColumn } from './table-model.ts';
import { tinted } from './table-tint.ts';

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
  const { bars, heat } = columns[column] ?? {};
  const isBarred = bars === true;
  const classes = {
    ...fold,
    number: true,
    [roles[parseCellId(id).quantity]]: true,
    [cell.kind]: true,
    lit: look.lit.has(id),
    explained: look.explained === id,
    barred: isBarred,
    dropped: cell.dropped === true,
    typed: cell.kind === 'input' && cell.typed === true,
    ...(cell.kind === 'computed' && cell.mark ? { [cell.mark]: true } : {}),
    // a line through −∞ would make another number of it
    struck: cell.dropped === true && Number.isFinite(cell.value),
    heated: heat !== undefined && !Number.isNaN(cell.value),
    negative: cell.value < 0,
  };
  const text = cell.kind === 'computed' ? computedText(cell, look.digits) : '';
  return html`<td
    class=${classMap(classes)}
    data-cell=${id}
    ${heat ? styled('--heat', heatOf(cell.value, heat)) : nothing}
    ${tinted(id, look.digits, text)}
  >
    ${cell.kind === 'input' ? field(cell, look) : asked(cell, look, text)}
    ${isBarred ? bar(inBody ? cell.value : 0) : nothing}
  </td>`;
}

function field(cell: NumberCell<'input'>, look: CellLook): TemplateResult {
  return html`<number-field
    .value=${cell.value}
    .cell=${cell.id}
    .label=${named(cell, look)}
    .limits=${cell.limits}
    .digits=${cell.rounded ? look.digits : 'all'}
    .generation=${look.generation}
    .skipped=${look.grid && cell.id !== look.tabStop}
    described-by="problems"
  ></number-field>`;
}

function asked(cell: NumberCell<'computed'>, look: CellLook, text: string): TemplateResult {
  const { id } = cell;
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

/** "Weight of 喜 0.3995", and "…, masked" where it takes no part, "…, yours" where it is typed over another. */
function named(cell: NumberCell<'input' | 'computed'>, { text: { table } }: CellLook, value?: string): string {
  const name = value === undefined ? cell.label : `${cell.label} ${value}`;
  if (cell.dropped) return table.masked(name);
  return cell.kind === 'input' && cell.typed ? table.typed(name) : name;
}
