import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { send } from './events.ts';
import './name-field.ts';
import { foldClasses } from './table-fold.ts';
import { type HeaderPick, isOfNumbers, type TableColumn, type TableRow } from './table-model.ts';

export function columnHeader(columns: readonly TableColumn[], index: number): TemplateResult {
  const column = columns[index] ?? { header: '', role: 'plain' };
  const { header, role, bars, pick } = column;
  const classes = {
    number: isOfNumbers(column),
    [role]: true,
    barred: bars === true,
    picked: pick?.picked === true,
    ...foldClasses(columns, index),
  };
  return html`<th scope="col" class=${classMap(classes)}>
    ${pick ? picker('column-pick', header, pick, isTabStop(pick, columns)) : header}
  </th>`;
}

/** The header of `row`, which is one of `rows` or a total. */
export function rowHeader(row: TableRow, rows: readonly TableRow[], generation: number): TemplateResult {
  const { header, name, pick } = row;
  const field = name
    ? html`<name-field
        .value=${header}
        .index=${name.index}
        .label=${name.label}
        .generation=${generation}
        described-by="problems"
      ></name-field>`
    : undefined;
  return html`<th scope="row">
    ${field ?? (pick ? picker('row-pick', header, pick, isTabStop(pick, rows)) : header)}
  </th>`;
}

// Tab reaches the one that is picked, arrow keys the others
function isTabStop(pick: HeaderPick, headers: readonly { pick?: HeaderPick }[]): boolean {
  const picks = headers.flatMap((header) => header.pick ?? []);
  return pick === (picks.find(({ picked }) => picked) ?? picks[0]);
}

function picker(
  event: 'row-pick' | 'column-pick',
  header: string,
  { index, picked, label }: HeaderPick,
  tabStop: boolean,
): TemplateResult {
  return html`<button
    type="button"
    class="pick"
    tabindex=${tabStop ? 0 : -1}
    aria-label=${label}
    aria-pressed=${picked}
    @click=${({ currentTarget }: Event) => send(currentTarget as Element, event, { index })}
  >
    ${header}
  </button>`;
}
