import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { part, parts, textOf } from './mount.ts';
import { barIn, cell, control, focusedCell, model, mountTable, nameInput } from './table.ts';
import { typeOver } from './typing.ts';

describe('is a table that can be read aloud', () => {
  test('with a caption, and headers for every column and row', async () => {
    const table = await mountTable();
    expect(textOf(part(table, 'caption'))).toBe('What to try');
    expect(parts(table, 'thead th').map(textOf)).toEqual(['Token', 'Score', 'exp', 'Weight']);
    expect(parts(table, 'thead th').map((header) => header.getAttribute('scope'))).toEqual(Array(4).fill('col'));
    expect(parts(table, 'tr > th:first-child:not(thead *)').map((header) => header.getAttribute('scope'))).toEqual(
      Array(4).fill('row'),
    );
  });

  test('whose cells say what they are', async () => {
    const table = await mountTable({ model: model({ 'exps.1': 2.5 }) });
    expect(control(table, 'scores.1').getAttribute('aria-label')).toBe('label of scores.1');
    expect(control(table, 'exps.1').getAttribute('aria-label')).toBe('label of exps.1 2.5000');
    expect(nameInput(table, 1).getAttribute('aria-label')).toBe('Name of b');
  });

  test('and that is accessible: plain, with operands lit, a cell explained, a field marked', async () => {
    const table = await mountTable();
    await expectAccessible(table);
    Object.assign(table, { lit: new Set(['scores.0', 'exps.1']), explained: 'weights.1', current: 1 });
    await typeOver(control(table, 'scores.2') as HTMLInputElement, 'abc');
    await table.updateComplete;
    await expectAccessible(table);
  });
});

describe('prints', () => {
  test.each([
    [-0.00001, '−1.00×10⁻⁵'],
    [-0, '0.0000'],
    [NaN, 'NaN'],
    [Infinity, '∞'],
    [1234567, '1.23×10⁶'],
  ])('%d as %s', async (value, text) => {
    const table = await mountTable({ model: model({ 'exps.0': value }) });
    expect(textOf(control(table, 'exps.0'))).toBe(text);
  });

  test('as many digits as are asked for', async () => {
    const table = await mountTable({ model: model({ 'exps.0': 1 / 3 }), digits: 2 });
    expect(textOf(control(table, 'exps.0'))).toBe('0.33');
    table.digits = 'all';
    await table.updateComplete;
    expect(textOf(control(table, 'exps.0'))).toBe('0.3333333333333333');
  });

  test.each([
    [0.25, 25],
    [1, 100],
    [1.5, 100],
    [NaN, 0],
    [Infinity, 0],
  ])('a weight of %d as a bar of %d percent', async (weight, width) => {
    const table = await mountTable({ model: model({ 'weights.1': weight }) });
    expect(barIn(cell(table, 'weights.1'))).toBe(width);
  });

  test('no bar in a total', async () => {
    const table = await mountTable({ model: model({ weightsSum: 1 }) });
    expect(barIn(cell(table, 'weightsSum'))).toBe(0);
  });
});

describe('marks', () => {
  const marked = (table: HTMLElement, name: string) =>
    parts(table, `[data-cell].${name}`).map(({ dataset }) => dataset.cell);

  test('operands, the explained cell and the row last entered', async () => {
    const table = await mountTable({ lit: new Set(['scores.0', 'exps.1']), explained: 'weights.1', current: 2 });
    expect(marked(table, 'lit')).toEqual(['scores.0', 'exps.1']);
    expect(marked(table, 'explained')).toEqual(['weights.1']);
    expect(control(table, 'weights.1').getAttribute('aria-pressed')).toBe('true');
    expect(parts(table, 'tr.current').map((row) => row.dataset.row)).toEqual(['2']);
  });

  test('says which row is entered, and that a cell is to be explained', async () => {
    const table = await mountTable();
    const heard = hear(table, 'row-enter', 'cell-explain');
    await userEvent.click(control(table, 'weights.1'));
    await userEvent.click(control(table, 'sum'));
    expect(heard).toEqual([
      ['row-enter', { index: 1 }],
      ['cell-explain', { id: 'weights.1' }],
      ['cell-explain', { id: 'sum' }],
    ]);
  });

  test('enters a row as soon as it is there', async () => {
    const table = await mountTable();
    table.enterRow(3);
    table.model = model({}, ['a', 'b', 'c', 'd']);
    await expect.poll(focusedCell).toBe('name 3');
  });
});
