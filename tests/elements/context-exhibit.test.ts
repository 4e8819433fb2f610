/** What only the exhibit on context has: two sentences, a character that must be in both, and a seed. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { contextWords } from '../../web/text/exhibits/context.ts';
import { expectAccessible } from './accessible.ts';
import { button, countingEngine, drawn, inputOf, mountExhibit, shownIn, tablesOf } from './exhibit.ts';
import { description, part, parts, textOf } from './mount.ts';
import { pasteOver, typeOver } from './typing.ts';

const words = contextWords.en;
const sentences = (exhibit: AttentionExhibit) => parts<HTMLInputElement>(exhibit, 'sentence-field input');
const character = (exhibit: AttentionExhibit) => part<HTMLInputElement>(exhibit, 'name-field input');

async function paste(exhibit: AttentionExhibit, field: Element | undefined, text: string): Promise<void> {
  await pasteOver(field as HTMLInputElement, text);
  await drawn(exhibit);
}

/** Whose weights a sentence's table shows. */
const tokensIn = (exhibit: AttentionExhibit, sentence: number) =>
  parts(tablesOf(exhibit)[2 + sentence] as Element, 'tbody th').map(textOf);

test('opens on 喜 in two sentences: alike before, not alike after', async () => {
  const exhibit = await mountExhibit('context');
  expect(tokensIn(exhibit, 0).join('')).toBe('[CLS]我喜欢人工智能[SEP]');
  expect(tokensIn(exhibit, 1).join('')).toBe('[CLS]恭喜发财[SEP]');
  const shown = shownIn(exhibit);
  // as the chapter says
  expect([shown.get('before:cosine'), shown.get('after:cosine')]).toEqual(['1.0000', '0.5902']);
  expect([shown.get('first:scaled.2'), shown.get('second:scaled.2')]).toEqual(['1.4352', '1.4352']);
  expect([shown.get('first:weights.2'), shown.get('second:weights.2')]).toEqual(['0.2407', '0.4220']);
  for (const end of [0, 8]) {
    expect(shown.get(`first:scaled.${end}`)).toBe(shown.get(`second:scaled.${end === 0 ? 0 : 5}`));
  }
});

test('says in plain sight that the vectors come from a seed', async () => {
  const exhibit = await mountExhibit('context');
  expect(textOf(part(tablesOf(exhibit)[0] as Element, 'caption'))).toBe(words.vectorsCaption('喜') + words.drawn);
});

test('the same sentence twice gives the same vector twice, and so does its reverse: no position is added', async () => {
  const exhibit = await mountExhibit('context');
  for (const sentence of ['我喜欢人工智能', '能智工人欢喜我']) {
    await paste(exhibit, sentences(exhibit)[1], sentence);
    const shown = shownIn(exhibit);
    expect(shown.get('after:cosine')).toBe('1.0000');
    for (const d of [0, 1, 2, 3]) expect(shown.get(`first:output.${d}`)).toBe(shown.get(`second:output.${d}`));
  }
});

test('while the character is not in both, that is said, and the last comparison stays', async () => {
  const exhibit = await mountExhibit('context');
  const before = shownIn(exhibit);
  const stays = () => expect(shownIn(exhibit)).toEqual(before);

  await paste(exhibit, sentences(exhibit)[0], '我去银行');
  stays();
  expect(sentences(exhibit)[0]?.value).toBe('我去银行');
  expect(sentences(exhibit).map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', null]);
  expect(description(sentences(exhibit)[0] as Element)).toBe(words.lacks('喜'));
  expect(textOf(part(exhibit, 'p.problems'))).toContain(words.stillShown('喜', '① “我喜欢人工智能” ② “恭喜发财”'));
  await expectAccessible(exhibit);

  await paste(exhibit, character(exhibit), '行');
  stays();
  await paste(exhibit, sentences(exhibit)[1], '行走');
  expect([tokensIn(exhibit, 0).join(''), tokensIn(exhibit, 1).join('')]).toEqual(['[CLS]我去银行[SEP]', '[CLS]行走[SEP]']); // prettier-ignore
  expect(parts(exhibit, 'p.problems, [aria-invalid]')).toEqual([]);
  expect(textOf(part(exhibit, 'h3'))).toBe(words.title('行'));
});

test('a character that is several tokens is refused in plain words', async () => {
  const exhibit = await mountExhibit('context');
  await paste(exhibit, character(exhibit), '喜欢');
  expect(description(character(exhibit))).toBe(words.notAToken);
  expect(textOf(part(exhibit, 'h3'))).toBe(words.title('喜'));
});

test('a word of letters can be compared too', async () => {
  const exhibit = await mountExhibit('context');
  await paste(exhibit, sentences(exhibit)[0], 'I like AI');
  await paste(exhibit, sentences(exhibit)[1], 'AI helps');
  await paste(exhibit, character(exhibit), 'AI');
  expect(tokensIn(exhibit, 1)).toEqual(['[CLS]', 'AI', 'helps', '[SEP]']);
});

test('a character that stands twice is remarked on', async () => {
  const exhibit = await mountExhibit('context');
  await paste(exhibit, sentences(exhibit)[1], '欢欢喜喜');
  expect(parts(exhibit, '.note').map(textOf)).toContain(words.repeated('②', '喜'));
  const shown = shownIn(exhibit);
  expect(shown.get('second:weights.3')).toBe(shown.get('second:weights.4'));
});

test('another seed draws other vectors, the same for the same token; undo brings the old ones back', async () => {
  const exhibit = await mountExhibit('context');
  const before = shownIn(exhibit);
  await userEvent.click(button(exhibit, words.nextSeed));
  await drawn(exhibit);
  expect(inputOf(exhibit, 'seed').value).toBe('8');
  expect(shownIn(exhibit).get('vectors.0.0')).not.toBe(before.get('vectors.0.0'));
  expect(shownIn(exhibit).get('before:cosine')).toBe('1.0000');
  exhibit.store.undo();
  await drawn(exhibit);
  expect(shownIn(exhibit)).toEqual(before);
});

test('the number of dimensions can be chosen from 1 to 8', async () => {
  const exhibit = await mountExhibit('context');
  await typeOver(inputOf(exhibit, 'headSize'), '2');
  await drawn(exhibit);
  expect([...shownIn(exhibit).keys()].filter((id) => id.startsWith('first:output'))).toHaveLength(2);
  await typeOver(inputOf(exhibit, 'headSize'), '9');
  await drawn(exhibit);
  expect(inputOf(exhibit, 'headSize').getAttribute('aria-invalid')).toBe('true');
});

test('an edit costs one call of the engine', async () => {
  const { engine, calls } = await countingEngine();
  const exhibit = await mountExhibit('context', { engine });
  calls.length = 0;
  await userEvent.click(button(exhibit, words.nextSeed));
  await drawn(exhibit);
  expect(calls).toEqual(['twoContexts']);
  await paste(exhibit, sentences(exhibit)[1], '我喜欢');
  expect(calls).toHaveLength(2);
});
