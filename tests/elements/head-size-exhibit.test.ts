/** What only the head size has: models to choose from, and shapes that are refused. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { readState } from '../../web/codec/state.ts';
import { headSizeWords } from '../../web/text/exhibits/head-size.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { button, countingEngine, drawn, inputOf, mountExhibit, newStore, shownIn, tablesOf } from './exhibit.ts';
import { description, part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const words = headSizeWords.en;
const bertBase = { hiddenSize: 768, heads: 12 };

async function press(exhibit: AttentionExhibit, label: string): Promise<void> {
  await userEvent.click(button(exhibit, label));
  await drawn(exhibit);
}

async function type(exhibit: AttentionExhibit, cell: string, keys: string): Promise<void> {
  await typeOver(inputOf(exhibit, cell), `${keys}{Enter}`);
  await drawn(exhibit);
}

const results = (exhibit: AttentionExhibit) =>
  ['headSize', 'divisor', 'scaled'].map((cell) => Number(shownIn(exhibit).get(cell)?.replace('−', '-')));
/** The hidden size and heads that the results belong to, as the table says. */
const shape = (exhibit: AttentionExhibit) =>
  parts(tablesOf(exhibit)[0] as Element, 'tbody td')
    .slice(0, 2)
    .map(textOf);
const refusal = (exhibit: AttentionExhibit) => textOf(part(exhibit, 'p[role="status"]'));

test.each([
  ['BERT base', ['768', '12'], [64, 8, 2.5]],
  ['BERT large', ['1024', '16'], [64, 8, 2.5]],
  ['GPT-2', ['768', '12'], [64, 8, 2.5]],
  ['GPT-3', ['12288', '96'], [128, 11.3137, 1.7678]],
  ['Llama 3 8B', ['4096', '32'], [128, 11.3137, 1.7678]],
])('%s', async (model, sizes, expected) => {
  const exhibit = await mountExhibit('head-size');
  await press(exhibit, model);
  expect([inputOf(exhibit, 'hiddenSize').value, inputOf(exhibit, 'heads').value]).toEqual(sizes);
  expect(shape(exhibit)).toEqual(sizes);
  expect(results(exhibit)).toEqual(expected);
  expect(button(exhibit, model).ariaPressed).toBe('true');
});

test('a score of either sign is spoken of', async () => {
  const exhibit = await mountExhibit('head-size');
  const note = () => parts(exhibit, '.note').map(textOf);
  expect(note()).toEqual([words.eitherSign('20', '2.5')]);
  await type(exhibit, 'score', '-36');
  expect(results(exhibit)).toEqual([64, 8, -4.5]);
  expect(note()).toEqual([words.eitherSign('36', '4.5')]);
  await type(exhibit, 'score', '0');
  expect(note()).toEqual([]);
});

describe('a hidden size that the heads do not divide', () => {
  test('is refused in words; what was typed stays, and the last good results with it', async () => {
    const exhibit = await mountExhibit('head-size');
    await type(exhibit, 'hiddenSize', '1000');
    expect(refusal(exhibit)).toBe(words.refused(1000, 12, bertBase));
    expect(inputOf(exhibit, 'hiddenSize').value).toBe('1000');
    expect([shape(exhibit), results(exhibit)]).toEqual([['768', '12'], [64, 8, 2.5]]); // prettier-ignore
    await expectAccessible(exhibit);
  });

  test('becomes good by other heads, without being typed again', async () => {
    const exhibit = await mountExhibit('head-size');
    await type(exhibit, 'hiddenSize', '1000');
    await type(exhibit, 'heads', '10');
    expect(refusal(exhibit)).toBe('');
    expect([shape(exhibit), results(exhibit)]).toEqual([['1000', '10'], [100, 10, 2]]); // prettier-ignore
  });

  test('leaves the score to be changed, and the arithmetic to be asked for', async () => {
    const exhibit = await mountExhibit('head-size');
    await type(exhibit, 'heads', '7');
    await type(exhibit, 'score', '16');
    expect(results(exhibit)).toEqual([64, 8, 2]);
    exhibit.store.explain('head-size', 'headSize');
    await drawn(exhibit);
    expect(textOf(part(part(exhibit, 'cell-explanation'), '.own'))).toBe('64 = 768 ÷ 12');
  });

  test('keeps to the last that was good, whatever was typed on the way', async () => {
    const exhibit = await mountExhibit('head-size');
    // 1, 10 and 102 are refused on the way to 1020
    await type(exhibit, 'hiddenSize', '1020');
    expect([refusal(exhibit), shape(exhibit)]).toEqual(['', ['1020', '12']]);
    await type(exhibit, 'hiddenSize', '1021');
    expect(shape(exhibit)).toEqual(['1020', '12']);
    await press(exhibit, en.undo);
    await press(exhibit, en.undo);
    expect([refusal(exhibit), shape(exhibit)]).toEqual(['', ['768', '12']]);
  });
});

test('what is no size at all is refused by its field', async () => {
  const exhibit = await mountExhibit('head-size');
  await type(exhibit, 'heads', '2.5');
  const input = inputOf(exhibit, 'heads');
  expect(description(input)).toContain(
    en.numberProblem(words.cell.heads, '2.5', 'not-whole', { least: 1, most: 65_536 }),
  );
  expect(input.value).toBe('2.5');
});

test('a size that is good costs one call of the engine', async () => {
  const { engine, calls } = await countingEngine();
  const exhibit = await mountExhibit('head-size', { store: newStore(), engine });
  calls.length = 0;
  await typeOver(inputOf(exhibit, 'heads'), '8');
  await drawn(exhibit);
  expect(calls).toEqual(['headSplit']);
});

test('a link may tell a shape that is refused, and even no good one before it', async () => {
  const store = newStore();
  const told = { hiddensize: '1000', heads: '12', goodhiddensize: '7', goodheads: '3' };
  store.restore(readState(Object.entries(told), 'head-size').state);
  const exhibit = await mountExhibit('head-size', { store });
  expect(refusal(exhibit)).toBe(words.refused(1000, 12, bertBase));
  expect(results(exhibit)).toEqual([64, 8, 2.5]);
});
