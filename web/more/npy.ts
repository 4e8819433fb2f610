/** A table's numbers as NumPy reads them: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html */
import type { TableModel } from '../elements/table-model.ts';
import { entryOf, isFloat32 } from './entries.ts';

/** Numbers, row by row. */
export interface Numbers {
  rows: number;
  cols: number;
  data: Float64Array<ArrayBuffer> | Float32Array<ArrayBuffer>;
}

/**
 * The numbers of a table's body, NaN where there is none: without its totals, without columns that hold none. In
 * float32 where all of it is computed in that.
 */
export function numbersOf({ columns, rows }: TableModel): Numbers {
  const isNumber = (entry: unknown) => typeof entry === 'number';
  const entries = rows.map(({ cells }) => cells.map(entryOf));
  const kept = columns.map((_, column) => column).filter((column) => entries.some((row) => isNumber(row[column])));
  const numbers = entries.flatMap((row) => kept.map((column) => (isNumber(row[column]) ? Number(row[column]) : NaN)));
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell.kind === 'input' || cell.kind === 'computed');
  const isNarrow = cells.length > 0 && cells.every(({ id }) => isFloat32(id));
  return {
    rows: rows.length,
    cols: kept.length,
    data: isNarrow ? Float32Array.from(numbers) : Float64Array.from(numbers),
  };
}

/** A file of format 1.0: little-endian, row by row. */
export function npy({ rows, cols, data }: Numbers): Uint8Array<ArrayBuffer> {
  const size = data.BYTES_PER_ELEMENT;
  const described = `{'descr': '<f${size}', 'fortran_order': False, 'shape': (${rows}, ${cols}), }`;
  // magic (6), version (2) and length (2); a new line ends it, and the numbers begin at a multiple of 64
  const start = Math.ceil((10 + described.length + 1) / 64) * 64;
  const bytes = new Uint8Array(start + data.length * size);
  const view = new DataView(bytes.buffer);
  bytes.set([0x93, ...new TextEncoder().encode('NUMPY'), 1, 0]);
  view.setUint16(8, start - 10, true);
  bytes.set(new TextEncoder().encode(`${described.padEnd(start - 11)}\n`), 10);
  data.forEach((value, index) =>
    size === 4 ? view.setFloat32(start + 4 * index, value, true) : view.setFloat64(start + 8 * index, value, true),
  );
  return bytes;
}
