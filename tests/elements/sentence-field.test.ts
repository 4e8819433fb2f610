import { expect, test } from 'vitest';
import { SentenceField } from '../../web/elements/sentence-field.ts';
import { longestSentence } from '../../web/limits.ts';
import { en } from '../../web/text/en.ts';
import { zhCN } from '../../web/text/zh-CN.ts';
import { expectAccessible } from './accessible.ts';
import { hear } from './events.ts';
import { description, mount, part } from './mount.ts';
import { commit, compose, pasteOver, typeAt, typeOver } from './typing.ts';

async function mounted(properties: Partial<SentenceField> = {}) {
  const field = await mount(new SentenceField(), { value: '我喜欢', label: 'Sentence', text: en, ...properties });
  field.addEventListener('sentence-input', (event) => {
    field.value = (event as CustomEvent<{ sentence: string }>).detail.sentence;
  });
  const heard = hear(field, 'sentence-input', 'edit-settled', 'edit-cancelled');
  return { field, input: part<HTMLInputElement>(field, 'input'), heard };
}

const isMarked = (input: Element) => input.getAttribute('aria-invalid') === 'true';

test('tells each sentence on the way, and the caret stays where it is', async () => {
  const { field, input, heard } = await mounted();
  await typeAt(input, 1, '不{Enter}');
  await field.updateComplete;
  expect(heard).toEqual([['sentence-input', { sentence: '我不喜欢' }], ['edit-settled', {}]]); // prettier-ignore
  expect([input.value, input.selectionStart]).toEqual(['我不喜欢', 2]);
});

test('what an input method composes is read when it is done', async () => {
  const { input, heard } = await mounted();
  await typeOver(input, '{Backspace}');
  await compose('gongxi');
  expect(heard).toEqual([]);
  await commit('恭喜');
  expect(heard).toEqual([['sentence-input', { sentence: '恭喜' }]]);
});

test.each([en, zhCN])('one grapheme too many is kept, marked and answered ($lang)', async (text) => {
  const { field, input, heard } = await mounted({ text });
  await pasteOver(input, '👨‍👩‍👧'.repeat(longestSentence));
  await field.updateComplete;
  expect([isMarked(input), heard.length]).toEqual([false, 1]);
  await typeAt(input, 0, 'x');
  await field.updateComplete;
  expect([isMarked(input), heard.length]).toEqual([true, 1]);
  expect(description(input)).toContain(text.lineProblem('Sentence', input.value, 'too-long', longestSentence));
});

test.each([
  ['a\tb', 'control'],
  ['\u200b', 'unseen'],
] as const)('%j is not told to be too long: %s', async (typed, problem) => {
  const { field, input } = await mounted();
  await pasteOver(input, typed);
  await field.updateComplete;
  const answer = en.lineProblem('Sentence', typed, problem, longestSentence);
  expect(description(input)).toBe(`${answer}${en.still('我喜欢')}`);
});

test('an empty sentence is marked once it is left, and Escape brings the old one back', async () => {
  const { field, input, heard } = await mounted();
  await typeOver(input, '{Backspace}');
  input.blur();
  await field.updateComplete;
  expect([isMarked(input), heard]).toEqual([true, [['edit-settled', {}]]]);
  await typeOver(input, '{Escape}');
  await field.updateComplete;
  expect([input.value, isMarked(input)]).toEqual(['我喜欢', false]);
});

test('is accessible, marked or not', async () => {
  const { field, input } = await mounted();
  await expectAccessible(field);
  await pasteOver(input, 'x'.repeat(longestSentence + 1));
  await field.updateComplete;
  await expectAccessible(field);
});
