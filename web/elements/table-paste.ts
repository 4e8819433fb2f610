/** Several cells of a spreadsheet, pasted into one field of a table: they go into the fields from there on, or none does. */
import type { CellId } from '../derivation.ts';
import { problemWhenLeft, readNumber } from '../number.ts';
import type { Text } from '../text/text.ts';
import { allRows, type NumberCell, type TableModel } from './table-model.ts';

/** The numbers pasted into cells, or why there are none. */
export type Pasted = { numbers: [id: CellId, value: number][] } | { refused: string };

/** What `pasted` puts where, from the cell `from` on; undefined where it is the text of a single cell. */
export function pastedFrom(from: CellId, pasted: string, model: TableModel, text: Text): Pasted | undefined {
  const lines = pasted
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const [first = []] = lines;
  const columns = first.length;
  if (lines.length * columns < 2) return undefined;
  const rows = allRows(model);
  const top = rows.findIndex(({ cells }) => cells.some((cell) => 'id' in cell && cell.id === from));
  const left = rows[top]?.cells.findIndex((cell) => 'id' in cell && cell.id === from) ?? 0;
  const fields = (isTurned: boolean) =>
    lines.flatMap((line, i) =>
      line.map((typed, j): [string, NumberCell<'input'> | undefined] => {
        const cell = rows[top + (isTurned ? j : i)]?.cells[left + (isTurned ? i : j)];
        return [typed, cell?.kind === 'input' ? cell : undefined];
      }),
    );
  const isWhole = (each: ReturnType<typeof fields>) => each.every(([, cell]) => cell !== undefined);
  // a row of numbers may be a column here, as the scores are
  const isLine = lines.length === 1 || lines.every(({ length }) => length === 1);
  const found = [fields(false), ...(isLine ? [fields(true)] : [])].find(isWhole);
  if (!found) return { refused: text.table.notPasted(text.table.noRoom(lines.length, columns)) };
  const numbers: [CellId, number][] = [];
  for (const [typed, cell] of found) {
    if (!cell) continue;
    const reading = readNumber(typed, cell.limits);
    const problem = problemWhenLeft(typed, cell.limits) ?? 'unfinished';
    if (reading.kind !== 'number')
      return { refused: text.table.notPasted(text.numberProblem(cell.label, typed, problem, cell.limits)) };
    numbers.push([cell.id, reading.value]);
  }
  return { numbers };
}
