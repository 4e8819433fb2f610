/** A small table to try `numeric-table` on: three tokens with a score to be typed, two computed columns, totals. */
import { cellId, type CellId } from '../../web/derivation.ts';
import { NumericTable } from '../../web/elements/numeric-table.ts';
import type { TableCell, TableModel } from '../../web/elements/table-model.ts';
import { en } from '../../web/text/en.ts';
import { focused, mount, part } from './mount.ts';

/** What each computed cell holds; the others hold 0. */
export type Numbers = Record<CellId, number>;

export function model(numbers: Numbers = {}, tokens: readonly string[] = ['a', 'b', 'c']): TableModel {
  const value = (id: CellId) => numbers[id] ?? 0;
  const computed = (id: CellId): TableCell => ({ kind: 'computed', id, value: value(id), label: `label of ${id}` });
  const input = (id: CellId): TableCell => ({ ...computed(id), kind: 'input', limits: {} }) as TableCell;
  return {
    caption: 'What to try',
    corner: 'Token',
    columns: [
      { header: 'Score', role: 'score' },
      { header: 'exp', role: 'score' },
      { header: 'Weight', role: 'weight', bars: true },
    ],
    rows: tokens.map((token, j) => ({
      header: token,
      name: { index: j, label: `Name of ${token}` },
      cells: [input(cellId('scores', j)), computed(cellId('exps', j)), computed(cellId('weights', j))],
    })),
    footer: [{ header: 'Total', cells: [{ kind: 'empty' }, computed('sum'), computed('weightsSum')] }],
  };
}

export const mountTable = (properties: Partial<NumericTable> = {}): Promise<NumericTable> =>
  mount(new NumericTable(), {
    model: model(),
    text: en,
    digits: 4,
    lit: new Set(),
    explained: null,
    generation: 0,
    ...properties,
  });

export const cell = (table: NumericTable, id: CellId): HTMLElement => part(table, `[data-cell="${id}"]`);

/** How long the bar in a cell is, in percent. */
export const barIn = (place: Element | undefined): number => {
  const bar = place?.querySelector('.bar');
  return bar ? parseFloat(getComputedStyle(bar).backgroundSize) : NaN;
};

/** What stands in a cell for the focus: a field or a button. */
export function control(table: NumericTable, id: CellId): HTMLElement {
  const found = cell(table, id).querySelector<HTMLElement>('input, button');
  if (!found) throw new Error(`expected ${id} to hold a field or a button`);
  return found;
}

export const nameInput = (table: NumericTable, index: number): HTMLInputElement =>
  part(table, `[data-row="${index}"] name-field input`);

/** The cell that has the focus: "scores.1", or "name 1". */
export function focusedCell(): string | undefined {
  const element = focused();
  const name = element?.closest('name-field') ? element.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
  return name === undefined ? element?.closest<HTMLElement>('[data-cell]')?.dataset.cell : `name ${name}`;
}

/** Goes into a cell as Tab does: with all of a field's text selected. */
export function enter(table: NumericTable, place: string): void {
  const [name, index] = place.split(' ');
  const target = name === 'name' ? nameInput(table, Number(index)) : control(table, place);
  target.focus();
  if (target instanceof HTMLInputElement) target.select();
}
