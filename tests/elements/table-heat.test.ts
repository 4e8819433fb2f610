/** Tables as heat maps: tints by value, masked cells, pointing at cells, headers to pick by. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cellId } from '../../web/derivation.ts';
import type { Quantity } from '../../web/quantities.ts';
import type { NumericTable } from '../../web/elements/numeric-table.ts';
import { heatOf } from '../../web/elements/table-heat.ts';
import type { Heat, TableModel } from '../../web/elements/table-model.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { contrast } from './contrast.ts';
import { hear } from './events.ts';
import { emulate } from './media.ts';
import { focused, part, parts, textOf } from './mount.ts';
import { cell, control, mountTable } from './table.ts';

const diverging: Heat = { least: -2, most: 2 };

/** One row a quantity, its cells holding `values`; the second cell is masked if asked for. */
function heatMap(quantities: Quantity[], values: number[], heat: Heat, masked = false): TableModel {
  const picks = (index: number, of: string) => ({ index, picked: index === 1, label: `${of} ${index}` });
  return {
    caption: 'Weights',
    corner: 'Query',
    columns: values.map((_, d) => ({ header: `key ${d}`, role: 'weight', heat, pick: picks(d, 'Attend to key') })),
    rows: quantities.map((quantity, j) => ({
      header: `token ${j}`,
      pick: picks(j, 'Query token'),
      cells: values.map((value, d) => ({
        kind: 'computed',
        id: cellId(quantity, j, d),
        value,
        label: `Weight ${j} ${d}`,
        dropped: masked && d === 1,
      })),
    })),
    footer: [],
  };
}

const background = (table: NumericTable, id: string) => getComputedStyle(cell(table, id)).backgroundColor;
const many = Array.from({ length: 41 }, (_, step) => step / 10 - 2);

describe('tints', () => {
  test.each([
    [0, diverging, 0],
    [1, diverging, 20],
    [-1, diverging, 20],
    [2, diverging, 40],
    [9, diverging, 40],
    [-0.5, { least: 0, most: 1 }, 0],
    [0.5, { least: 0, most: 1 }, 20],
  ])('%d in %j holds %d percent of the role’s colour', (value, heat, percent) => {
    expect(100 * heatOf(value, heat)).toBeCloseTo(percent);
  });

  test('none at 0, stronger with size, of another hue below 0', async () => {
    const table = await mountTable({ model: heatMap(['weights'], [0, 0.5, 1, -1, NaN], { least: -1, most: 1 }) });
    const [none, half, full, negative, nan] = [0, 1, 2, 3, 4].map((d) => background(table, cellId('weights', 0, d)));
    const white = 'rgb(255, 255, 255)';
    expect(contrast(none ?? '', white)).toBe(1);
    expect(contrast(half ?? '', white)).toBeLessThan(contrast(full ?? '', white));
    expect(negative).not.toBe(full);
    expect(nan).toBe('rgba(0, 0, 0, 0)');
    const strengths = [0, 1, 2, 3].map((d) => cell(table, cellId('weights', 0, d)).style.getPropertyValue('--heat'));
    expect(strengths).toEqual(['0.00%', '20.00%', '40.00%', '40.00%']);
  });

  test('that follow the numbers', async () => {
    const table = await mountTable({ model: heatMap(['weights'], [0.25], { least: 0, most: 1 }) });
    table.model = heatMap(['weights'], [0.75], { least: 0, most: 1 });
    await table.updateComplete;
    expect(cell(table, 'weights.0.0').style.getPropertyValue('--heat')).toBe('30.00%');
  });

  test.each(['light', 'dark'])('leave every number readable, whatever its role and size (%s)', async (scheme) => {
    await emulate({ 'prefers-color-scheme': scheme });
    const quantities: Quantity[] = ['scores', 'weights', 'values', 'output', 'headSize'];
    const table = await mountTable({ model: heatMap(quantities, many, diverging) });
    const contrasts = parts(table, 'td.heated').map((td) => {
      const number = td.querySelector('button');
      if (!number) throw new Error('expected a number in each cell');
      return contrast(getComputedStyle(number).color, getComputedStyle(td).backgroundColor);
    });
    expect(contrasts).toHaveLength(quantities.length * many.length);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a legend', () => {
  const legendOf = async (heat: { least: number; most: number }) => {
    const table = await mountTable({ model: heatMap(['weights'], [0.5], heat) });
    const [legend] = parts(table, '.legend');
    return { text: textOf(legend as Element), bar: getComputedStyle(part(table, '.legend i')).backgroundImage };
  };

  test('tells what the tints stand for: shares from none to full', async () => {
    const { text, bar } = await legendOf({ least: 0, most: 1 });
    expect(text).toBe(`${en.table.tint} 0 1`);
    expect(bar.match(/rgb\(|color\(/g)).toHaveLength(2);
  });

  test('numbers of both signs from 0 both ways', async () => {
    const { text, bar } = await legendOf({ least: -0.25, most: 3 });
    expect(text).toBe(`${en.table.tint} ≤ −0.25 0 ≥ 3`);
    expect(bar.match(/rgb\(|color\(/g)).toHaveLength(3);
  });

  test('is not there without tints', async () => {
    expect(parts(await mountTable(), '.legend')).toEqual([]);
  });
});

describe('masked cells', () => {
  test.each([en, zhCN])('say so ($lang) and are hatched', async (text) => {
    const model = heatMap(['weights'], [0.5, 0], { least: 0, most: 1 }, true);
    const table = await mountTable({ model, text });
    expect(control(table, 'weights.0.1').getAttribute('aria-label')).toBe(text.table.masked('Weight 0 1 0.0000'));
    expect(control(table, 'weights.0.0').getAttribute('aria-label')).toBe('Weight 0 0 0.5000');
    const hatched = (id: string) => getComputedStyle(cell(table, id)).backgroundImage !== 'none';
    expect([hatched('weights.0.1'), hatched('weights.0.0')]).toEqual([true, false]);
  });
});

describe('says where the reader points', () => {
  const said = (heard: [string, unknown][]) => heard.map(([, detail]) => (detail as { id: string | null }).id);

  test('by the pointer, and at none when it leaves', async () => {
    const table = await mountTable({ model: heatMap(['weights'], [0.1, 0.2], diverging) });
    const heard = hear(table, 'cell-hover');
    await userEvent.hover(control(table, 'weights.0.0'));
    await userEvent.hover(cell(table, 'weights.0.0'));
    await userEvent.hover(cell(table, 'weights.0.1'));
    await userEvent.unhover(table);
    expect(said(heard)).toEqual(['weights.0.0', 'weights.0.1', null]);
  });

  test('by the focus, until it leaves', async () => {
    const table = await mountTable({ model: heatMap(['weights'], [0.1, 0.2], diverging) });
    const heard = hear(table, 'cell-hover');
    control(table, 'weights.0.0').focus();
    await userEvent.keyboard('{ArrowRight}');
    control(table, 'weights.0.1').blur();
    expect(said(heard)).toEqual(['weights.0.0', 'weights.0.1', null]);
  });

  test('by touch, which leaves at once', async () => {
    const table = await mountTable({ model: heatMap(['weights'], [0.1, 0.2], diverging) });
    const heard = hear(table, 'cell-hover');
    const init: PointerEventInit = { pointerType: 'touch', bubbles: true, composed: true };
    cell(table, 'weights.0.1').dispatchEvent(new PointerEvent('pointerover', init));
    table.dispatchEvent(new PointerEvent('pointerleave', init));
    expect(said(heard)).toEqual(['weights.0.1']);
  });
});

describe('headers', () => {
  test('pick their row or column', async () => {
    const table = await mountTable({ model: heatMap(['weights', 'scores'], [0.1, 0.2], diverging) });
    const heard = hear(table, 'row-pick', 'column-pick');
    const [firstKey, , first, second] = parts(table, '.pick');
    for (const button of [firstKey, first, second]) await userEvent.click(button as Element);
    expect(heard).toEqual([
      ['column-pick', { index: 0 }],
      ['row-pick', { index: 0 }],
      ['row-pick', { index: 1 }],
    ]);
    expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect([first, second].map((button) => button?.getAttribute('aria-label'))).toEqual([
      'Query token 0',
      'Query token 1',
    ]);
    expect(parts(table, 'tr.picked').map((row) => row.dataset.row)).toEqual(['1']);
  });

  test('are one Tab stop a kind, and arrows move among them and the cells', async () => {
    const table = await mountTable({ model: heatMap(['weights', 'scores'], [0.1, 0.2], diverging) });
    const buttons = parts(table, '.pick');
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, 0]);
    buttons[3]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe(buttons[2]);
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(textOf(focused() as Element)).toBe('key 0');
  });
});

test('is accessible', async () => {
  const model = heatMap(['weights', 'scores', 'output'], [-2, 0, 0.3, 2], diverging, true);
  await expectAccessible(await mountTable({ model, explained: 'scores.1.2', lit: new Set(['weights.0.0']) }));
});
