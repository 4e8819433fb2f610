/** How an edit of a number ends: by Enter, by leaving, by Escape, or from outside. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { NumberField } from '../../web/elements/number-field.ts';
import { composingKeys, hear } from './events.ts';
import { isMarked, mountField, number } from './number-field.ts';
import { typeOver } from './typing.ts';

describe('being done', () => {
  test('Enter and leaving settle the edit, and the number stands in its shortest form', async () => {
    const { field, input, heard } = await mountField();
    await typeOver(input, '01.50{Enter}');
    await field.updateComplete;
    expect([input.value, heard.at(-1)]).toEqual(['1.5', ['edit-settled', {}]]);
    await typeOver(input, '2e0');
    input.blur();
    await field.updateComplete;
    expect([input.value, heard.at(-1)]).toEqual(['2', ['edit-settled', {}]]);
  });

  test('Escape takes back what was typed', async () => {
    const { field, input, heard } = await mountField();
    await typeOver(input, '7x{Escape}');
    await field.updateComplete;
    expect([isMarked(input), heard]).toEqual([false, [number(7), ['edit-cancelled', {}]]]);
  });

  test('Escape takes no other edit back: not where no number was typed, nor after Enter', async () => {
    const { field, input, heard } = await mountField();
    await typeOver(input, 'abc{Escape}');
    await field.updateComplete;
    expect([input.value, isMarked(input), heard]).toEqual(['1234', false, []]);
    await typeOver(input, '7{Enter}{Escape}');
    expect(heard).toEqual([number(7), ['edit-settled', {}]]);
  });

  test('Ctrl+Z takes back text that is no number by itself; the page’s undo does not hear of it', async () => {
    const { field, input } = await mountField();
    const heard = hear(document, 'keydown');
    await typeOver(input, 'x');
    await userEvent.keyboard('{Control>}z{/Control}');
    await field.updateComplete;
    expect([input.value, isMarked(input)]).toEqual(['1234', false]);
    // x and Control were heard; z was not
    expect(heard).toHaveLength(2);
  });

  test.each(composingKeys)('Enter and Escape that end a composition (%s) do neither', async (_, press) => {
    const { field, input, heard } = await mountField();
    await typeOver(input, '77');
    heard.length = 0;
    press(input, 'Enter');
    press(input, 'Escape');
    await field.updateComplete;
    expect([input.value, heard]).toEqual(['77', []]);
  });
});

describe('the host', () => {
  test.each<[string, Partial<NumberField>, string]>([
    ['another number', { value: 8 }, '8'],
    ['a new generation', { generation: 1 }, '1234'],
  ])('drops half-typed text by %s', async (_, properties, text) => {
    const { field, input } = await mountField({ generation: 0 });
    await typeOver(input, 'x');
    Object.assign(field, properties);
    await field.updateComplete;
    expect([input.value, isMarked(input)]).toEqual([text, false]);
  });

  test('focuses all of its text', async () => {
    const { field, input } = await mountField();
    field.focus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  });
});
