import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ElementEvent } from '../../web/elements/events.ts';
import { MatrixView } from '../../web/elements/matrix-view.ts';
import { expectAccessible } from './accessible.ts';
import { focused, mount, part, parts, textOf } from './mount.ts';

const [rows, cols] = [512, 768];
// each cell holds its row and column: 12.034 is in row 12, column 34
const data = Float64Array.from({ length: rows * cols }, (_, index) => {
  return Math.floor(index / cols) + (index % cols) / 1000;
});

async function mounted(properties: Partial<MatrixView> = {}) {
  const view = await mount(new MatrixView(), { rows, cols, data, digits: 3, label: 'Output', ...properties });
  await expect.poll(() => parts(view, 'td').length).toBeGreaterThan(0);
  return { view, grid: part(view, '.scroll') };
}

const active = (view: MatrixView) => part(view, '.scroll').getAttribute('aria-activedescendant');
const cellAt = (view: MatrixView, row: number, col: number) => part(view, `#cell-${row}-${col}`);

/** Whether `cell` lies where it can be seen: in the grid, under no header. */
function isInSight(view: MatrixView, cell: Element): boolean {
  const { left, top, right, bottom } = cell.getBoundingClientRect();
  const grid = part(view, '.scroll').getBoundingClientRect();
  const corner = part(view, 'thead th:first-child').getBoundingClientRect();
  return left >= corner.right - 1 && top >= corner.bottom - 1 && right <= grid.right + 1 && bottom <= grid.bottom + 1;
}

/** The cells that are drawn, and no more than would fill the screen. */
const drawn = (view: MatrixView) => parts(view, 'td').length;

describe('draws the part in sight', () => {
  test('of a large matrix, at each place the right numbers', async () => {
    const { view, grid } = await mounted();
    expect(textOf(cellAt(view, 0, 0))).toBe('0.000');
    expect(drawn(view)).toBeLessThan(800);
    grid.scrollTo(grid.scrollWidth, grid.scrollHeight);
    await expect.poll(() => parts(view, '#cell-511-767').map(textOf)).toEqual(['511.767']);
    expect(isInSight(view, cellAt(view, 511, 767))).toBe(true);
    expect(drawn(view)).toBeLessThan(800);
    for (const cell of parts(view, 'td')) {
      const [row = 0, col = 0] = cell.id.split('-').slice(1).map(Number);
      expect(textOf(cell)).toBe((row + col / 1000).toFixed(3));
    }
  });

  test('with each number under its column’s and beside its row’s header, both in sight', async () => {
    const { view, grid } = await mounted({ rowHeaders: Array.from({ length: rows }, (_, row) => `token ${row}`) });
    grid.scrollTo(5000, 3000);
    const inSight = () => parts(view, 'td').find((td) => isInSight(view, td) && Number(td.id.split('-')[2]) > 9);
    await expect.poll(inSight).toBeDefined();
    const cell = inSight() as Element;
    const [row = 0, col = 0] = cell.id.split('-').slice(1).map(Number);
    const column = parts(view, 'thead th').find((header) => textOf(header) === String(col + 1)) as Element;
    const rowHeader = cell.closest('tr')?.querySelector('th') as Element;
    expect(textOf(rowHeader)).toBe(`token ${row}`);
    expect(column.getBoundingClientRect().left).toBeCloseTo(cell.getBoundingClientRect().left, 0);
    const frame = grid.getBoundingClientRect();
    expect(column.getBoundingClientRect().top).toBeCloseTo(frame.top + 1, 0);
    expect(rowHeader.getBoundingClientRect().left).toBeCloseTo(frame.left + 1, 0);
  });

  test('with each row’s header in sight to the last column', async () => {
    const { view, grid } = await mounted();
    grid.scrollTo(grid.scrollWidth, 0);
    await expect.poll(() => parts(view, '#cell-0-767').length).toBe(1);
    const header = cellAt(view, 0, 767).closest('tr')?.querySelector('th') as Element;
    expect(header.getBoundingClientRect().left).toBeCloseTo(grid.getBoundingClientRect().left + 1, 0);
  });

  test('of a small one, all of it', async () => {
    const { view } = await mounted({ rows: 2, cols: 3, data: [1, 2, 3, 4, 5, NaN], columnHeader: (d) => `dim ${d}` });
    expect(parts(view, 'td').map(textOf)).toEqual(['1.000', '2.000', '3.000', '4.000', '5.000', 'NaN']);
    expect(parts(view, 'thead th').map(textOf)).toEqual(['Output', 'dim 0', 'dim 1', 'dim 2']);
  });

  test('anew when the matrix or the digits change', async () => {
    const { view, grid } = await mounted();
    const before = grid.scrollWidth;
    view.digits = 'all';
    // wider cells, and more to scroll through
    await expect.poll(() => grid.scrollWidth).toBeGreaterThan(before * 1.5);
    expect(textOf(cellAt(view, 1, 2))).toBe('1.002');
    Object.assign(view, { rows: 1, cols: 2, data: [0.5, 0.25] });
    await expect.poll(() => parts(view, 'td').map(textOf)).toEqual(['0.5', '0.25']);
  });

  test('again after it was taken off the page and put back', async () => {
    const { view } = await mounted();
    const parent = view.parentElement;
    view.remove();
    parent?.append(view);
    await view.updateComplete;
    const grid = part(view, '.scroll');
    grid.scrollTo(0, 6000);
    await expect.poll(() => parts(view, '#cell-200-0').length).toBe(1);
  });
});

describe('the keyboard', () => {
  test.each([
    ['{ArrowDown}{ArrowDown}{ArrowRight}', 2, 1],
    ['{ArrowUp}{ArrowLeft}', 0, 0],
    ['{End}', 0, 767],
    ['{End}{Home}', 0, 0],
    ['{Control>}{End}{/Control}', 511, 767],
    ['{Control>}{End}{/Control}{ArrowDown}{ArrowRight}', 511, 767],
    ['{Control>}{End}{Home}{/Control}', 0, 0],
  ])('by %s reaches row %d, column %d, and brings it in sight', async (keys, row, col) => {
    const { view, grid } = await mounted();
    grid.focus();
    await userEvent.keyboard(keys);
    await expect.poll(() => active(view)).toBe(`cell-${row}-${col}`);
    await expect.poll(() => isInSight(view, cellAt(view, row, col))).toBe(true);
    expect(textOf(cellAt(view, row, col))).toBe((row + col / 1000).toFixed(3));
    expect(focused()).toBe(grid);
  });

  test('goes by pages', async () => {
    const { view, grid } = await mounted();
    grid.focus();
    await userEvent.keyboard('{PageDown}');
    const page = Number(active(view)?.split('-')[1]);
    expect(page).toBeGreaterThan(5);
    await userEvent.keyboard('{PageDown}{PageUp}{PageUp}{PageUp}');
    await expect.poll(() => active(view)).toBe('cell-0-0');
  });

  test('goes on from the cell that was clicked', async () => {
    const { view } = await mounted();
    part(view, '.scroll').focus();
    cellAt(view, 3, 2).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => active(view)).toBe('cell-4-2');
  });

  test('keeps the focus when its cell scrolls out of what is drawn', async () => {
    const { view, grid } = await mounted();
    grid.focus();
    grid.scrollTo(0, 9000);
    await expect.poll(() => active(view)).toBe(null);
    expect(focused()).toBe(grid);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => active(view)).toBe('cell-1-0');
  });
});

describe('a cell that has an id', () => {
  const withIds = async () => {
    const cellId = (row: number, col: number) => `output.${row}.${col}`;
    const mountedView = await mounted({ cellId, explained: 'output.1.2' });
    const asked: string[] = [];
    mountedView.view.addEventListener('cell-explain', (event) =>
      asked.push((event as ElementEvent<'cell-explain'>).detail.id),
    );
    return { ...mountedView, asked };
  };

  test('is asked about by a click, and by Enter on the one that keys have reached', async () => {
    const { view, grid, asked } = await withIds();
    await userEvent.click(cellAt(view, 3, 2));
    grid.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(asked).toEqual(['output.3.2', 'output.3.3']);
  });

  test('is marked while it is explained', async () => {
    const { view } = await withIds();
    expect(parts(view, '.explained').map(({ id }) => id)).toEqual(['cell-1-2']);
  });

  test('is none where none was given', async () => {
    const { view } = await mounted();
    let asked = 0;
    view.addEventListener('cell-explain', () => asked++);
    await userEvent.click(cellAt(view, 3, 2));
    expect(asked).toBe(0);
  });
});

describe('for readers of all kinds', () => {
  test('says how large the matrix is, and where each cell stands', async () => {
    const { view, grid } = await mounted();
    expect(['label', 'rowcount', 'colcount'].map((name) => grid.getAttribute(`aria-${name}`))).toEqual([
      'Output',
      '513',
      '769',
    ]);
    const cell = cellAt(view, 1, 2);
    expect([cell.closest('tr')?.ariaRowIndex, cell.ariaColIndex]).toEqual(['3', '4']);
  });

  test('numbers can be selected', async () => {
    const { view } = await mounted();
    expect(getComputedStyle(cellAt(view, 0, 0)).userSelect).not.toBe('none');
  });

  test.each(['output', 'plain'] as const)('is accessible in %s', async (tone) => {
    const { view, grid } = await mounted({ tone });
    await expectAccessible(view);
    grid.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectAccessible(view);
  });
});
