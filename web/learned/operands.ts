/** The numbers that the one asked about is computed of, each to be asked in its turn; and the way there. */
import type { html as Html, TemplateResult } from 'lit';
import { type CellId, type Cells, isLeaf, parseCellId } from '../derivation.ts';
import { send } from '../elements/events.ts';
import type { Digits } from '../number.ts';
import { printedAs, roles } from '../quantities.ts';
import { stepWords } from '../text/learned/steps.ts';
import type { Text } from '../text/text.ts';

/** The scene that they are drawn from, and what the cells in it are called. */
export interface Asked {
  /** the cell that is asked about */
  explained: CellId;
  cells: Cells;
  text: Text;
  digits: Digits;
  /** a cell by its whole name; and what it holds, wherever it stands */
  name(id: CellId): string;
  quantity(id: CellId): string;
}

/** so many stand by their names, more in rows that scroll */
const few = 4;

/** The operands by the lists that they are taken in: [0] and [1] entry by entry; what is left stands alone. */
function listsOf(cells: Cells, id: CellId): { lists: CellId[][]; alone: CellId[] } {
  const { operation, operands: taken } = cells.derivation(id);
  // softmax has its own score first, and again among all
  const operands = operation === 'softmax' ? taken.slice(1) : taken;
  if (operands.length <= few) return { lists: [], alone: [...operands] };
  const isLinear = operation === 'linear';
  const all = operands.slice(0, isLinear ? -1 : undefined);
  const half = all.length / 2;
  const lists = isLinear || operation === 'dot product' ? [all.slice(0, half), all.slice(half)] : [all];
  return { lists, alone: isLinear ? operands.slice(-1) : [] };
}

/** from the cell asked first to the one on show; where exhibits keep states of their own, of the one asked last */
let way: readonly CellId[] = [];

/** Goes on to an operand of the last, back to one on the way, or anew from any other. */
function follow(id: CellId, cells: Cells): readonly CellId[] {
  const known = way.indexOf(id);
  const last = way.at(-1);
  if (known >= 0) way = way.slice(0, known + 1);
  else if (last !== undefined && cells.has(last) && cells.derivation(last).operands.includes(id)) way = [...way, id];
  else way = [id];
  return way;
}

/** so many cells of a long way are named, its first among them */
const wayMarks = 4;

const shortened = (path: readonly CellId[]): readonly (CellId | undefined)[] =>
  path.length <= wayMarks + 1 ? path : [path[0], undefined, ...path.slice(1 - wayMarks)];

export function operandsView({ explained, cells, text, digits, ...named }: Asked, html: typeof Html): TemplateResult {
  const words = stepWords[text.lang];
  const ask = (id: CellId) => (event: Event) =>
    event.currentTarget && send(event.currentTarget, 'cell-explain', { id });
  const path = follow(explained, cells).slice(0, -1);
  const isEnd = isLeaf(cells.derivation(explained).operation);
  const { lists, alone } = isEnd ? { lists: [], alone: [] } : listsOf(cells, explained);
  const button = (id: CellId, label: string) =>
    html`<button type="button" class="button" @click=${ask(id)}>${label}</button>`;
  const print = (id: CellId, shown = digits) => {
    const value = cells.value(id);
    return printedAs(parseCellId(id).quantity, value, Number.isInteger(value) ? 'all' : shown);
  };
  const [first = []] = lists;
  const rows = lists.map(([id = '']) => named.quantity(id));
  return html`<div class="behind">
    ${path.length > 0 ? html`<p class="way">${words.way} ${shortened(path).map((id) => html`${id === undefined ? '…' : button(id, named.name(id))} › `)}</p>` : undefined}
    <p class="doing">${isEnd ? words.end(print(explained, 'all')) : words.operands}</p>
    ${
      first.length > 0
        ? html`<matrix-view
            .rows=${lists.length}
            .cols=${first.length}
            .data=${lists.flat().map((id) => cells.value(id))}
            .rowHeaders=${rows}
            .digits=${digits}
            .label=${rows.join(' · ')}
            .tone=${roles[parseCellId(first[0] ?? '').quantity]}
            .cellId=${(row: number, col: number) => lists[row]?.[col] ?? ''}
          ></matrix-view>`
        : undefined
    }
    ${alone.length > 0 ? html`<p class="controls operands">${alone.map((id) => button(id, `${named.name(id)} = ${print(id)}`))}</p>` : undefined}
  </div>`;
}
