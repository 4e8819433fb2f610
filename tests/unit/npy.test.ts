/** Arrays for NumPy: what the tables of every exhibit give, read by NumPy itself. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TableModel } from '../../web/elements/table-model.ts';
import { bytesAsPython } from '../../web/more/bytes-as-python.ts';
import { npy, numbersOf, type Numbers } from '../../web/more/npy.ts';
import { zip } from '../../web/more/npz.ts';
import { exhibits } from '../../web/registry.ts';
import { named, pythonWith, runPython } from '../python.ts';
import { holdsOfScenes } from './samples.ts';

const python = pythonWith('numpy');
const driver = join(import.meta.dirname, 'npy.py');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const toldOf = ({ rows, cols, data }: Numbers) => ({
  type: data instanceof Float32Array ? '<f4' : '<f8',
  shape: [rows, cols],
  bits: Buffer.from(data.buffer).toString('hex'),
});

const read = (files: Uint8Array[]): unknown =>
  JSON.parse(runPython(python, [driver], JSON.stringify(files.map(base64))));

/** Some tables of every exhibit. */
function someTables(): TableModel[] {
  const tables: TableModel[] = [];
  for (const exhibit of exhibits.values()) {
    let scenes = 0;
    holdsOfScenes(exhibit, (scene) => {
      if (scenes++ < 5) tables.push(...exhibit.tables(scene));
    });
  }
  return tables;
}

describe.skipIf(python === undefined)(named('NumPy', python, 'numpy'), () => {
  test('reads every table’s numbers to the bit, float32 where it is computed in that', () => {
    const numbers = someTables().map(numbersOf);
    expect(new Set(numbers.map(({ data }) => data.BYTES_PER_ELEMENT))).toEqual(new Set([4, 8]));
    expect(read(numbers.map(npy))).toEqual(numbers.map(toldOf));
  });

  test('reads several tables from one file', () => {
    const numbers = someTables().slice(0, 9).map(numbersOf);
    const names = numbers.map((_, index) => `table_${index + 1}`);
    const file = zip(numbers.map((each, index) => ({ name: `${names[index]}.npy`, bytes: npy(each) })));
    expect(read([file])).toEqual([Object.fromEntries(numbers.map((each, index) => [names[index], toldOf(each)]))]);
  });

  test('reads a line that stands in for a file', () => {
    const line = bytesAsPython(npy({ rows: 1, cols: 3, data: Float64Array.of(0.1, NaN, -Infinity) }));
    expect(runPython(python, ['-c', `${line}print(taken.tolist())`])).toBe('[[0.1, nan, -inf]]\n');
  });
});

const column = (header: string) => ({ header, role: 'plain' as const });
const computed = (value: number, id = 'mean') => ({ kind: 'computed' as const, id, value, label: '' });

test('columns of texts are left out, a gap is NaN, totals are not of the body', () => {
  const model: TableModel = {
    caption: '',
    corner: '',
    columns: ['shape', 'a', 'b'].map(column),
    rows: [
      {
        header: '1',
        cells: [{ kind: 'text', text: '[9, 9]' }, computed(1), { kind: 'text', text: '−2.5', number: true }],
      },
      { header: '2', cells: [{ kind: 'empty' }, { kind: 'empty' }, computed(4)] },
    ],
    footer: [{ header: 'Σ', cells: [computed(9), computed(9), computed(9)] }],
  };
  expect(numbersOf(model)).toEqual({ rows: 2, cols: 2, data: Float64Array.of(1, -2.5, NaN, 4) });
});
