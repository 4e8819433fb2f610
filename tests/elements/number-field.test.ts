import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { description } from './mount.ts';
import { isMarked, mountField, number } from './number-field.ts';
import { commit, compose, pasteOver, typeAt, typeOver } from './typing.ts';

const numbersIn = (heard: unknown[][]) => heard.filter(([name]) => name === 'number-input');

describe('typing', () => {
  test('tells each number on the way, and the caret stays where it is', async () => {
    const { field, input, heard } = await mountField();
    await typeAt(input, 2, '5.6');
    await field.updateComplete;
    expect(heard).toEqual([number(12534), number(125.34), number(125.634)]);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['125.634', 5, 5]);
  });

  test('what gives the number that is there already is no news', async () => {
    const { input, heard } = await mountField({ value: 5 });
    await typeAt(input, 1, '.0');
    expect([input.value, heard]).toEqual(['5.0', []]);
  });

  test('pasted full-width text is read', async () => {
    const { input, heard } = await mountField();
    await pasteOver(input, '１．５');
    expect([input.value, heard]).toEqual(['１．５', [number(1.5)]]);
  });

  test('what an input method shows is read when it is done, not before', async () => {
    const { field, input, heard } = await mountField({ value: 5 });
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
    const { field, input, heard } = await mountField({ text });
    await typeOver(input, '1,5');
    await field.updateComplete;
    expect([input.value, isMarked(input)]).toEqual(['1,5', true]);
    expect(description(input)).toBe(`${text.numberProblem('Score', '1,5', 'comma', {})}${text.still('1')}`);
    expect(numbersIn(heard)).toEqual([number(1)]);
    expect(field.value).toBe(1);
  });

  test('is marked no longer when it has become one', async () => {
    const { field, input } = await mountField();
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
    const { field, input, heard } = await mountField();
    await typeOver(input, keys);
    await field.updateComplete;
    expect(isMarked(input)).toBe(false);
    input.blur();
    await field.updateComplete;
    expect(isMarked(input)).toBe(true);
    expect(description(input)).toBe(
      `${en.numberProblem('Score', input.value, problem, {})}${en.still(String(field.value))}`,
    );
    expect(heard.at(-1)).toEqual(['edit-settled', {}]);
  });

  test.each([
    ['1.5', 'not-whole', '1'],
    ['101', 'out-of-range', '10'],
  ] as const)('%s is against the limits of the field: %s', async (keys, problem, held) => {
    const limits = { integer: true, least: 1, most: 100 };
    const { field, input } = await mountField({ limits });
    await typeOver(input, keys);
    await field.updateComplete;
    expect(description(input)).toBe(`${en.numberProblem('Score', keys, problem, limits)}${en.still(held)}`);
  });
});

test('is accessible, marked or not', async () => {
  const { field, input } = await mountField();
  await expectAccessible(field);
  await typeOver(input, 'abc');
  await field.updateComplete;
  await expectAccessible(field);
});
