/** What a reader types over the trained encoder's numbers, and what stands beside these. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { printed } from '../../web/number.ts';
import { matrixWords } from '../../web/text/exhibits/matrix.ts';
import { en } from '../../web/text/en.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { expectAccessible } from './accessible.ts';
import { button, choose, drawn, inputOf, mountExhibit, newStore, shownIn } from './exhibit.ts';
import { chooseLearned, encoded, honest, open, paste, said, there } from './learned.ts';
import { description, part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const lesson = lessonWords.en;

beforeEach(() => page.viewport(1280, 900));

describe('a row of attention', () => {
  test.each(['softmax', 'mix'])('stays the encoder’s where %s is typed into, and can be had back', async (show) => {
    const store = newStore();
    const softmax = await mountExhibit('softmax', { ...there(), store });
    const exhibit = show === 'softmax' ? softmax : await mountExhibit('mix', { ...there(), store });
    await chooseLearned(softmax);
    await drawn(exhibit);
    const cell = show === 'softmax' ? 'scores.3' : 'values.3.0';
    const field = () => inputOf(exhibit, cell);
    const learned = field().value;
    const name = field().getAttribute('aria-label') ?? '';
    await typeOver(field(), '-5');
    await drawn(softmax);
    expect(store.state.inputs.row.source).toBe('learned');
    expect(said(softmax)).toBe(`${honest} ${lesson.typedOver}`);
    expect(shownIn(softmax).has('article:weights.3')).toBe(true);
    expect(field().getAttribute('aria-label')).toBe(en.table.typed(name));
    await expectAccessible(exhibit);
    await userEvent.click(button(exhibit, lesson.backToLearned));
    await drawn(softmax);
    expect([field().value, said(softmax)]).toEqual([learned, honest]);
  });

  test('says what the encoder gives, whatever is typed over it', async () => {
    const exhibit = await open('softmax');
    const beside = () => parts(exhibit, '.note').map(textOf).at(-1);
    const before = beside();
    await typeOver(inputOf(exhibit, 'scores.2'), '90');
    await drawn(exhibit);
    expect(Number(shownIn(exhibit).get('weights.2'))).toBeGreaterThan(0.99);
    expect(beside()).toBe(before);
  });

  test('has the tokens of its sentence, and the d_k of the encoder: neither is typed', async () => {
    const exhibit = await open('softmax');
    expect(parts(exhibit, 'name-field')).toEqual([]);
    expect(parts(exhibit, 'number-field[cell="headSize"]')).toEqual([]);
    expect(parts(exhibit, 'button').map(textOf)).not.toContain(en.softmax.add);
    expect(textOf(part(exhibit, '.hint'))).toBe(lesson.softmax.hint);
  });

  test('keeps what was typed over it while the reader’s own row is on show', async () => {
    const exhibit = await open('softmax');
    await typeOver(inputOf(exhibit, 'scores.0'), '30');
    await drawn(exhibit);
    await choose(exhibit, en.softmax.own);
    await drawn(exhibit);
    expect(inputOf(exhibit, 'scores.0').value).toBe('15.3');
    await chooseLearned(exhibit);
    expect(inputOf(exhibit, 'scores.0').value).toBe('30');
  });
});

test.each(['pipeline', 'softmax', 'matrix'])(
  '%s has a name before its sentence, and tells how long it may be',
  async (show) => {
    const exhibit = await open(show);
    const field = part(exhibit, 'sentence-field');
    expect(textOf(field.previousElementSibling as Element)).toBe(en.pipeline.sentence);
    await paste(exhibit, '字'.repeat(65));
    expect(description(part(field, 'input'))).toContain('30');
    expect(description(part(field, 'input'))).not.toContain('64');
    await choose(exhibit, textOf(parts(exhibit, 'fieldset label')[0] as Element));
  },
);

test('a matrix keeps what was typed over each source’s numbers, and lets the encoder’s be had back', async () => {
  const exhibit = await mountExhibit('matrix', there());
  exhibit.store.look('matrix', { ...exhibit.store.state.inputs.matrix, step: 0 });
  await drawn(exhibit);
  await typeOver(inputOf(exhibit, 'queries.1.0'), '7');
  await chooseLearned(exhibit);
  const learned = inputOf(exhibit, 'queries.1.0').value;
  await typeOver(inputOf(exhibit, 'queries.1.0'), '8');
  await drawn(exhibit);
  await choose(exhibit, matrixWords.en.drawn);
  await drawn(exhibit);
  expect(inputOf(exhibit, 'queries.1.0').value).toBe('7');
  await chooseLearned(exhibit);
  expect(inputOf(exhibit, 'queries.1.0').value).toBe('8');
  await userEvent.click(button(exhibit, lesson.backToLearned));
  await drawn(exhibit);
  expect(inputOf(exhibit, 'queries.1.0').value).toBe(learned);
});

test('one character in two sentences: every dimension of the encoder’s can be looked at', async () => {
  const exhibit = await open('context');
  await userEvent.selectOptions(part<HTMLSelectElement>(exhibit, 'select'), '61–64');
  await drawn(exhibit);
  const { data } = encoded('我喜欢人工智能').x;
  expect(shownIn(exhibit).get('vectors.2.63')).toBe(printed(data[2 * 64 + 63] ?? NaN, 4));
});

test('positions are not added on the way to new vectors, but turned', async () => {
  const exhibit = await open('pipeline');
  const names = parts(exhibit, '.stages button').map(textOf).join();
  expect(names).not.toContain(en.pipeline.stages.position.name);
  expect(names).toContain(lesson.pipeline.names.qkv);
});
