import { describe, expect, test } from 'vitest';
import { NameField } from '../../web/elements/name-field.ts';
import { longestName } from '../../web/limits.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { composingKeys, hear } from './events.ts';
import { description, mount, part } from './mount.ts';
import { commit, compose, pasteOver, typeAt, typeOver } from './typing.ts';

async function mounted(properties: Partial<NameField> = {}) {
  const field = await mount(new NameField(), { value: '喜欢', index: 3, label: 'Name', text: en, ...properties });
  field.addEventListener('name-input', (event) => {
    field.value = (event as CustomEvent<{ name: string }>).detail.name;
  });
  const heard = hear(field, 'name-input', 'edit-settled', 'edit-cancelled');
  return { field, input: part<HTMLInputElement>(field, 'input'), heard };
}

const name = (text: string) => ['name-input', { index: 3, name: text }];
const isMarked = (input: Element) => input.getAttribute('aria-invalid') === 'true';
const family = '👨‍👩‍👧';

test('tells each name on the way, and the caret stays where it is', async () => {
  const { field, input, heard } = await mounted();
  await typeAt(input, 1, 'ab');
  await field.updateComplete;
  expect(heard).toEqual([name('喜a欢'), name('喜ab欢')]);
  expect([input.value, input.selectionStart]).toEqual(['喜ab欢', 3]);
});

test('spaces around are not part of the name, and may be typed', async () => {
  const { field, input, heard } = await mounted();
  await typeAt(input, 2, ' x');
  await field.updateComplete;
  expect([input.value, heard]).toEqual(['喜欢 x', [name('喜欢 x')]]);
});

test('a name that an input method composes is read when it is done', async () => {
  const { input, heard } = await mounted();
  await typeOver(input, '{Backspace}');
  await compose('xihuan');
  expect([input.value, heard]).toEqual(['xihuan', []]);
  await commit('习惯');
  expect([input.value, heard]).toEqual(['习惯', [name('习惯')]]);
});

test.each(composingKeys)(
  'Enter and Escape that end a composition (%s) are the input method’s own',
  async (_, press) => {
    const { input, heard } = await mounted();
    await typeOver(input, 'x');
    heard.length = 0;
    press(input, 'Enter');
    press(input, 'Escape');
    expect([input.value, heard]).toEqual(['x', []]);
  },
);

describe('its length is counted in graphemes', () => {
  test('a family is one', async () => {
    const { field, input, heard } = await mounted();
    await pasteOver(input, family.repeat(longestName));
    await field.updateComplete;
    expect([isMarked(input), heard]).toEqual([false, [name(family.repeat(longestName))]]);
  });

  test.each([en, zhCN])('one too many is kept, marked and answered ($lang)', async (text) => {
    const { field, input, heard } = await mounted({ text });
    const tooLong = family.repeat(longestName + 1);
    await pasteOver(input, tooLong);
    await field.updateComplete;
    expect([input.value, isMarked(input), heard]).toEqual([tooLong, true, []]);
    expect(description(input)).toBe(
      `${text.lineProblem('Name', tooLong, 'too-long', longestName)}${text.still('喜欢')}`,
    );
  });
});

test('an empty name is marked once it is left, and Escape brings the old one back', async () => {
  const { field, input } = await mounted();
  await typeOver(input, '{Backspace}');
  await field.updateComplete;
  expect(isMarked(input)).toBe(false);
  input.blur();
  await field.updateComplete;
  expect([isMarked(input), description(input)]).toEqual([
    true,
    `${en.lineProblem('Name', '', 'empty', longestName)}${en.still('喜欢')}`,
  ]);
  await typeOver(input, '{Escape}');
  await field.updateComplete;
  expect([input.value, isMarked(input)]).toEqual(['喜欢', false]);
});

test('is accessible, marked or not', async () => {
  const { field, input } = await mounted();
  await expectAccessible(field);
  await pasteOver(input, 'x'.repeat(longestName + 1));
  await field.updateComplete;
  await expectAccessible(field);
});
