/** The keyboard in a numeric table: arrows as in a spreadsheet, Enter down a column. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { composingKeys, hear } from './events.ts';
import { control, enter, focusedCell, model, mountTable, nameInput } from './table.ts';
import { typeOver } from './typing.ts';

describe('arrows', () => {
  test.each([
    ['scores.1', '{ArrowDown}', 'scores.2'],
    ['scores.1', '{ArrowUp}', 'scores.0'],
    ['scores.1', '{ArrowRight}', 'exps.1'],
    ['scores.1', '{ArrowLeft}', 'name 1'],
    ['exps.1', '{ArrowRight}', 'weights.1'],
    ['exps.1', '{ArrowLeft}', 'scores.1'],
    ['exps.2', '{ArrowDown}', 'sum'],
    ['sum', '{ArrowRight}', 'weightsSum'],
    ['sum', '{ArrowUp}', 'exps.2'],
    ['name 0', '{ArrowDown}{ArrowDown}', 'name 2'],
    ['weights.0', '{ArrowDown}{ArrowDown}{ArrowDown}', 'weightsSum'],
  ])('from %s by %s to %s', async (from, keys, to) => {
    enter(await mountTable(), from);
    await userEvent.keyboard(keys);
    expect(focusedCell()).toBe(to);
  });

  test.each([
    ['scores.2', '{ArrowDown}'], // the total below is empty
    ['weights.1', '{ArrowRight}'],
    ['name 0', '{ArrowUp}'],
    ['name 1', '{ArrowLeft}'],
    ['sum', '{ArrowDown}'],
    ['sum', '{ArrowLeft}'],
  ])('from %s by %s there is nowhere to go', async (from, keys) => {
    enter(await mountTable(), from);
    await userEvent.keyboard(keys);
    expect(focusedCell()).toBe(from);
  });

  test('move the caret within a text first, and leave it at its end', async () => {
    const table = await mountTable({ model: model({ 'scores.1': 12 }) });
    const input = control(table, 'scores.1') as HTMLInputElement;
    input.focus();
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('{ArrowRight}');
    expect([focusedCell(), input.selectionStart]).toEqual(['scores.1', 2]);
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedCell()).toBe('exps.1');
  });

  test('enter a field with all of it selected, so that typing replaces it', async () => {
    const table = await mountTable({ model: model({ 'scores.2': 345 }) });
    enter(table, 'scores.1');
    await userEvent.keyboard('{ArrowDown}7');
    expect((control(table, 'scores.2') as HTMLInputElement).value).toBe('7');
  });

  test.each(['Shift', 'Control', 'Alt'])('with %s are the browser’s own', async (modifier) => {
    enter(await mountTable(), 'scores.1');
    await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
    expect(focusedCell()).toBe('scores.1');
  });
});

describe('Enter', () => {
  test('in a field settles it and goes down, with Shift up', async () => {
    const table = await mountTable();
    const heard = hear(table, 'number-input', 'edit-settled');
    await typeOver(control(table, 'scores.1') as HTMLInputElement, '7{Enter}');
    expect(focusedCell()).toBe('scores.2');
    expect(heard.slice(0, 2)).toEqual([
      ['number-input', { id: 'scores.1', value: 7 }],
      ['edit-settled', {}],
    ]);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    expect(focusedCell()).toBe('scores.0');
  });

  test('in the last field of a column settles it and stays', async () => {
    const table = await mountTable();
    const heard = hear(table, 'edit-settled');
    await typeOver(nameInput(table, 2), 'x{Enter}');
    expect([focusedCell(), heard.length]).toEqual(['name 2', 1]);
  });

  test('with bad text goes down too, and the text stays', async () => {
    const table = await mountTable();
    const input = control(table, 'scores.0') as HTMLInputElement;
    await typeOver(input, '1,5{Enter}');
    expect([focusedCell(), input.value]).toEqual(['scores.1', '1,5']);
  });

  test.each(composingKeys)('that ends a composition (%s) settles and moves nothing', async (_, press) => {
    const table = await mountTable();
    const input = control(table, 'scores.1') as HTMLInputElement;
    await typeOver(input, '7');
    const heard = hear(table, 'edit-settled', 'edit-cancelled');
    for (const key of ['Enter', 'ArrowDown', 'Escape']) press(input, key);
    expect([focusedCell(), input.value, heard]).toEqual(['scores.1', '7', []]);
  });

  test.each(['{Enter}', ' '])('on a computed cell asks how it came about (%j)', async (key) => {
    const table = await mountTable();
    const heard = hear(table, 'cell-explain');
    enter(table, 'exps.1');
    await userEvent.keyboard(key);
    expect([focusedCell(), heard]).toEqual(['exps.1', [['cell-explain', { id: 'exps.1' }]]]);
  });
});
