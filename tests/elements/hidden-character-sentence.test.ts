/** Whatever stands in the sentence of which a character is hidden. */
import { expect, test } from 'vitest';
import { en } from '../../web/text/en.ts';
import { button, drawn, inputOf, tablesOf } from './exhibit.ts';
import { description, part, parts, textOf } from './mount.ts';
import { typeAt, typeOver } from './typing.ts';
import { words, mountLoaded, sentence, characters, answers, verdict, press, paste } from './hidden-character.ts';

test('characters that stand several times are numbered, the hidden one among them, on buttons as in tables', async () => {
  const exhibit = await mountLoaded();
  await paste(exhibit, '人人为人');
  expect(characters(exhibit).map(textOf)).toEqual(['人₁', '人₂', '为', '人₃']);
  await press(exhibit, characters(exhibit)[1]);
  const rows = ['[CLS]', '人₁', '[MASK]', '为', '人₃', '[SEP]'];
  for (const table of tablesOf(exhibit).slice(1)) {
    expect(parts(table, 'tbody th').map(textOf)).toEqual(rows);
  }
});

test('what was typed is told beside what the model reads', async () => {
  const exhibit = await mountLoaded();
  await paste(exhibit, '我爱Ａ');
  await press(exhibit, characters(exhibit)[2]);
  expect(verdict(exhibit)).toContain(words.readAs('Ａ', 'a'));
});

test('the hidden character stays hidden where others are typed; typed over, its place comes back', async () => {
  const exhibit = await mountLoaded();
  const hiddenNow = () => textOf(part(exhibit, '.characters [aria-pressed="true"]'));
  await typeAt(sentence(exhibit), 0, 'x');
  await drawn(exhibit);
  expect(hiddenNow()).toBe('欢');
  await typeOver(sentence(exhibit), 'abcdef');
  await drawn(exhibit);
  expect(hiddenNow()).toBe('d');
  await typeOver(sentence(exhibit), 'ab');
  await press(exhibit, characters(exhibit)[1]);
  await typeAt(sentence(exhibit), 2, 'c');
  await drawn(exhibit);
  expect(hiddenNow()).toBe('b');
});

test('the arithmetic of a cell that is gone with its character is closed, and no longer told of', async () => {
  const exhibit = await mountLoaded();
  const { store } = exhibit;
  store.explain('hidden-character', 'weights.3.8');
  await drawn(exhibit);
  expect(parts(exhibit, 'cell-explanation')).toHaveLength(1);
  await typeAt(sentence(exhibit), 7, '{Backspace}');
  await drawn(exhibit);
  await drawn(exhibit);
  expect([store.state.explained, parts(exhibit, 'cell-explanation')]).toEqual([null, []]);
});

test('one that a link tells of and that is not there is complained of', async () => {
  const exhibit = await mountLoaded();
  exhibit.store.explain('hidden-character', 'weights.3.9');
  await drawn(exhibit);
  expect(exhibit.store.state.explained).not.toBeNull();
  expect(textOf(part(exhibit, '[role="alert"]'))).toContain(en.link.absent('open', 'weights.3.9'));
});

test('an empty sentence, and a weight that is none, are refused with what would be right here', async () => {
  const exhibit = await mountLoaded();
  await typeOver(sentence(exhibit), '{Backspace}');
  sentence(exhibit).blur();
  await drawn(exhibit);
  expect(description(sentence(exhibit))).toContain('Please type 1 to 30 characters.');
  await press(exhibit, button(exhibit, words.change));
  await typeOver(inputOf(exhibit, 'weights.2'), 'NaN');
  await drawn(exhibit);
  expect(textOf(part(tablesOf(exhibit)[1] as Element, '#problems'))).toContain('1e-3, 0.5 or 1 would be');
});

test('what it does not know cannot be guessed, and that is said', async () => {
  const exhibit = await mountLoaded();
  await paste(exhibit, '😀喜欢');
  await press(exhibit, characters(exhibit)[0]);
  expect(verdict(exhibit)).toContain('😀 is hidden, which is not among the model’s characters');
  expect(answers(exhibit)).toHaveLength(5);
});

test('of a sentence that is too long the beginning is read, and that is said', async () => {
  const exhibit = await mountLoaded();
  await paste(exhibit, '喜'.repeat(40));
  expect(characters(exhibit)).toHaveLength(30);
  expect(description(sentence(exhibit))).toBe(words.cut(30));
  await paste(exhibit, '字'.repeat(500));
  expect(description(sentence(exhibit))).toBe(
    en.lineProblem(words.sentence, '字'.repeat(500), 'too-long', 30) + en.still('喜'.repeat(40)),
  );
  expect(characters(exhibit)).toHaveLength(30);
});

test('half a character is refused in words', async () => {
  const exhibit = await mountLoaded();
  const input = sentence(exhibit);
  input.value = '我\ud83d';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await drawn(exhibit);
  expect(sentence(exhibit).getAttribute('aria-invalid')).toBe('true');
  expect(characters(exhibit)).toHaveLength(7);
});

test('what an input method has half done is nobody’s sentence yet', async () => {
  const exhibit = await mountLoaded();
  const input = sentence(exhibit);
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  input.value = '我喜欢人工智能ni';
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  await drawn(exhibit);
  expect(characters(exhibit)).toHaveLength(7);
  input.value = '我喜欢人工智能你';
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await drawn(exhibit);
  expect(characters(exhibit)).toHaveLength(8);
});
