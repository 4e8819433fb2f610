import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { description, part, parts } from './mount.ts';
import { cell, control, focusedCell, model, mountTable, nameInput } from './table.ts';
import { typeOver } from './typing.ts';

const textOf = (element: Element) => element.textContent.trim();

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
    expect(cell(table, 'weights.1').querySelector('rect')?.getAttribute('width')).toBe(String(width));
  });

  test('no bar in a total', async () => {
    const table = await mountTable({ model: model({ weightsSum: 1 }) });
    expect(cell(table, 'weightsSum').querySelector('rect')?.getAttribute('width')).toBe('0');
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

describe('changed numbers', () => {
  afterEach(async () => {
    vi.restoreAllMocks();
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  async function tinted(properties: Parameters<typeof mountTable>[0]) {
    const table = await mountTable({ model: model({ 'exps.0': 1, 'exps.1': 2, 'scores.0': 3 }) });
    const animate = vi.spyOn(HTMLElement.prototype, 'animate');
    Object.assign(table, properties);
    await table.updateComplete;
    return animate.mock.calls.map(([, options], index) => [
      (animate.mock.contexts[index] as HTMLElement).dataset.cell,
      options,
    ]);
  }

  const changed = { model: model({ 'exps.0': 1, 'exps.1': 2.5, 'scores.0': 4, sum: 9 }) };

  test('are tinted for 200 ms: the computed ones, and no others', async () => {
    expect(await tinted(changed)).toEqual([
      ['exps.1', 200],
      ['sum', 200],
    ]);
  });

  test('are not tinted where what is printed stays the same', async () => {
    expect(await tinted({ model: model({ 'exps.0': 1.00000001, 'exps.1': 2 }) })).toEqual([]);
  });

  test('are not tinted for a change of digits, nor in new rows', async () => {
    expect(await tinted({ digits: 2 })).toEqual([]);
    const grown = model({ 'exps.0': 1, 'exps.1': 2, 'exps.3': 7 }, ['a', 'b', 'c', 'd']);
    expect(await tinted({ model: grown })).toEqual([]);
  });

  test('are not tinted for those who want less motion', async () => {
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    expect(await tinted(changed)).toEqual([]);
  });
});

describe('what is wrong in its fields', () => {
  test.each([en, zhCN])('is listed under it, and describes the fields ($lang)', async (text) => {
    const table = await mountTable({ text });
    const [score, name] = [control(table, 'scores.1') as HTMLInputElement, nameInput(table, 2)];
    await typeOver(score, '1,5');
    await typeOver(name, '{Backspace}{Enter}');
    const [comma, empty] = [
      text.numberProblem('label of scores.1', '1,5', 'comma', {}),
      text.nameProblem('Name of c', ''),
    ];
    await expect.poll(() => parts(table, '#problems li').map(textOf)).toEqual([comma, empty]);
    for (const input of [score, name]) expect(description(input).replace(/\s+/g, ' ')).toContain(empty);
    await typeOver(score, '1.5');
    await expect.poll(() => parts(table, '#problems li').map(textOf)).toEqual([empty]);
  });

  test('leaves with its row', async () => {
    const table = await mountTable();
    await typeOver(control(table, 'scores.2') as HTMLInputElement, 'abc');
    await expect.poll(() => parts(table, '#problems li')).toHaveLength(1);
    table.model = model({}, ['a', 'b']);
    await expect.poll(() => parts(table, '#problems li')).toHaveLength(0);
  });
});
