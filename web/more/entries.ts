/** What stands in a table: texts, and numbers in full. */
import { type CellId, parseCellId } from '../derivation.ts';
import { allRows, type TableCell, type TableModel } from '../elements/table-model.ts';
import { readNumber } from '../number.ts';

/** '' where nothing stands */
export type Entry = string | number;

/** Whether a cell is computed in float32: its variant says so, as "float32-naive" does. */
export const isFloat32 = (id: CellId): boolean => parseCellId(id).variant.startsWith('float32');

/** A cell's number, or its text. */
export function entryOf(cell: TableCell): Entry {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text': {
      // "−0.0179", printed as text
      const reading = cell.number ? readNumber(cell.text) : undefined;
      return reading?.kind === 'number' ? reading.value : cell.text;
    }
    default:
      return cell.value;
  }
}

/** A table row by row, its head first, each row with its header. */
export const entriesOf = (model: TableModel): Entry[][] => [
  [model.corner, ...model.columns.map(({ header }) => header)],
  ...allRows(model).map(({ header, cells }) => [header, ...cells.map(entryOf)]),
];
