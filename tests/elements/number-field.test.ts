import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberField } from '../../web/elements/number-field.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { composingKeys, hear } from './events.ts';
import { description, mount, part } from './mount.ts';
import { commit, compose, pasteOver, typeAt, typeOver } from './typing.ts';

const said = ['number-input', 'edit-settled', 'edit-cancelled'];

/** A field whose host takes up every number, as hosts do; and what it said. */
async function mounted(properties: Partial<NumberField> = {}) {
  const field = await mount(new NumberField(), { value: 1234, cell: 'c', label: 'Score', text: en, ...properties });
  field.addEventListener('number-input', (event) => {
    field.value = (event as CustomEvent<{ value: number }>).detail.value;
  });
  return { field, input: part<HTMLInputElement>(field, 'input'), heard: hear(field, ...said) };
}

const number = (value: number) => ['number-input', { id: 'c', value }];
const numbersIn = (heard: unknown[][]) => heard.filter(([name]) => name === 'number-input');
const isMarked = (input: Element) => input.getAttribute('aria-invalid') === 'true';

describe('typing', () => {
  test('tells each number on the way, and the caret stays where it is', async () => {
    const { field, input, heard } = await mounted();
    await typeAt(input, 2, '5.6');
    await field.updateComplete;
    expect(heard).toEqual([number(12534), number(125.34), number(125.634)]);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['125.634', 5, 5]);
  });

  test('what gives the number that is there already is no news', async () => {
    const { input, heard } = await mounted({ value: 5 });
    await typeAt(input, 1, '.0');
    expect([input.value, heard]).toEqual(['5.0', []]);
  });

  test('pasted full-width text is read', async () => {
    const { input, heard } = await mounted();
    await pasteOver(input, '１．５');
    expect([input.value, heard]).toEqual(['１．５', [number(1.5)]]);
  });

  test('what an input method shows is read when it is done, not before', async () => {
    const { field, input, heard } = await mounted({ value: 5 });
    await typeOver(input, '{Backspace}');
    await compose('２');
    await field.updateComplete;
    expect([input.value, heard]).toEqual(['２', []]);
    await commit('２');
    expect([input.value, heard]).toEqual(['２', [number(2)]]);
  });
});

describe('text that is no number', () => {
  test.each([en, zhCN])('stays, is marked, and answered in the language of the page ($lang)', async (text) => {
    const { field, input, heard } = await mounted({ text });
    await typeOver(input, '1,5');
    await field.updateComplete;
    expect([input.value, isMarked(input)]).toEqual(['1,5', true]);
    expect(description(input)).toBe(text.numberProblem('Score', '1,5', 'comma', {}));
    expect(numbersIn(heard)).toEqual([number(1)]);
    expect(field.value).toBe(1);
  });

  test('is marked no longer when it has become one', async () => {
    const { field, input } = await mounted();
    await typeOver(input, 'x');
    await field.updateComplete;
    expect(isMarked(input)).toBe(true);
    await userEvent.keyboard('{Backspace}7');
    await field.updateComplete;
    expect([isMarked(input), description(input)]).toEqual([false, '']);
  });

  test.each([
    ['-', 'unfinished'],
    ['3.', 'unfinished'],
    ['{Backspace}', 'empty'],
  ] as const)('%j may still become one: marked once it is left', async (keys, problem) => {
    const { field, input, heard } = await mounted();
    await typeOver(input, keys);
    await field.updateComplete;
    expect(isMarked(input)).toBe(false);
    input.blur();
    await field.updateComplete;
    expect(isMarked(input)).toBe(true);
    expect(description(input)).toBe(en.numberProblem('Score', input.value, problem, {}));
    expect(heard.at(-1)).toEqual(['edit-settled', {}]);
  });

  test('limits are told apart', async () => {
    const limits = { integer: true, least: 1, most: 100 };
    const { field, input } = await mounted({ limits });
    for (const [keys, problem] of [
      ['1.5', 'not-whole'],
      ['101', 'out-of-range'],
    ] as const) {
      // prettier-ignore
      await typeOver(input, keys);
      await field.updateComplete;
      expect(description(input)).toBe(en.numberProblem('Score', keys, problem, limits));
    }
  });
});

describe('being done', () => {
  test('Enter and leaving settle the edit, and the number stands in its shortest form', async () => {
    const { field, input, heard } = await mounted();
    await typeOver(input, '01.50{Enter}');
    await field.updateComplete;
    expect([input.value, heard.at(-1)]).toEqual(['1.5', ['edit-settled', {}]]);
    await typeOver(input, '2e0');
    input.blur();
    await field.updateComplete;
    expect([input.value, heard.at(-1)]).toEqual(['2', ['edit-settled', {}]]);
  });

  test('Escape takes back what was typed', async () => {
    const { field, input, heard } = await mounted();
    await typeOver(input, '7x{Escape}');
    await field.updateComplete;
    expect([isMarked(input), heard]).toEqual([false, [number(7), ['edit-cancelled', {}]]]);
  });

  test('Escape takes no other edit back: not where no number was typed, nor after Enter', async () => {
    const { field, input, heard } = await mounted();
    await typeOver(input, 'abc{Escape}');
    await field.updateComplete;
    expect([input.value, isMarked(input), heard]).toEqual(['1234', false, []]);
    await typeOver(input, '7{Enter}{Escape}');
    expect(heard).toEqual([number(7), ['edit-settled', {}]]);
  });

  test('Ctrl+Z takes back text that is no number by itself; the page’s undo does not hear of it', async () => {
    const { field, input } = await mounted();
    const heard = hear(document, 'keydown');
    await typeOver(input, 'x');
    await userEvent.keyboard('{Control>}z{/Control}');
    await field.updateComplete;
    expect([input.value, isMarked(input)]).toEqual(['1234', false]);
    // x and Control were heard; z was not
    expect(heard).toHaveLength(2);
  });

  test.each(composingKeys)('Enter and Escape that end a composition (%s) do neither', async (_, press) => {
    const { field, input, heard } = await mounted();
    await typeOver(input, '77');
    heard.length = 0;
    press(input, 'Enter');
    press(input, 'Escape');
    await field.updateComplete;
    expect([input.value, heard]).toEqual(['77', []]);
  });
});

describe('the host', () => {
  test.each<[string, Partial<NumberField>]>([
    ['another number', { value: 8 }],
    ['a new generation', { generation: 1, value: 8 }],
  ])('drops half-typed text by %s', async (_, properties) => {
    const { field, input } = await mounted({ generation: 0 });
    await typeOver(input, '1x');
    Object.assign(field, properties);
    await field.updateComplete;
    expect([input.value, isMarked(input)]).toEqual(['8', false]);
  });

  test('focuses all of its text', async () => {
    const { field, input } = await mounted();
    field.focus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  });
});

test('is accessible, marked or not', async () => {
  const { field, input } = await mounted();
  await expectAccessible(field);
  await typeOver(input, 'abc');
  await field.updateComplete;
  await expectAccessible(field);
});
