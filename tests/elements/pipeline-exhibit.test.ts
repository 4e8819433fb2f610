/** The strip of stages from a sentence to new vectors. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { drawn, mountExhibit } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { pasteOver, typeOver } from './typing.ts';

const { pipeline } = en;
const stages = Object.values(pipeline.stages);
const buttons = (exhibit: AttentionExhibit) => parts<HTMLButtonElement>(exhibit, '.stages button');

async function goTo(exhibit: AttentionExhibit, stage: keyof typeof pipeline.stages): Promise<string> {
  const index = Object.keys(pipeline.stages).indexOf(stage);
  await userEvent.click(buttons(exhibit)[index] as HTMLButtonElement);
  await drawn(exhibit);
  return textOf(part(exhibit, '.stage'));
}

test('every stage can be looked at, says what it does, and is accessible', async () => {
  const exhibit = await mountExhibit('pipeline');
  expect(buttons(exhibit)).toHaveLength(stages.length);
  for (const [index, { name, line, chapter }] of stages.entries()) {
    const stage = buttons(exhibit)[index] as HTMLButtonElement;
    await userEvent.click(stage);
    await drawn(exhibit);
    expect(buttons(exhibit).filter((each) => each.ariaPressed === 'true')).toEqual([stage]);
    expect(textOf(part(exhibit, '.stage'))).toContain(line);
    expect(textOf(part(exhibit, '.stage b'))).toBe(name);
    expect(parts<HTMLAnchorElement>(exhibit, '.stage a').map(({ hash }) => hash)).toEqual(
      chapter ? [chapter.href] : [],
    );
    await expectAccessible(exhibit);
  }
});

test('shows the shape at each stage', async () => {
  const exhibit = await mountExhibit('pipeline');
  const shapes = buttons(exhibit).map((each) => textOf(each.querySelector('small') as Element));
  expect(shapes).toEqual(['—', '[9]', '[9]', '[9, 768]', '[9, 768]', '3 × [9, 64]', '[9, 9]', '[9, 9]', '[9, 9]', '[9, 64]', '[9, 64]']); // prettier-ignore
});

test('shows every stage on paper', async () => {
  const exhibit = await mountExhibit('pipeline');
  dispatchEvent(new Event('beforeprint'));
  await drawn(exhibit);
  const rows = parts(part(exhibit, 'numeric-table'), 'tbody tr').map(textOf);
  expect(rows).toHaveLength(stages.length);
  for (const [index, { name, line }] of stages.entries()) {
    expect(rows[index]).toContain(name);
    expect(rows[index]).toContain(line);
  }
  dispatchEvent(new Event('afterprint'));
  await drawn(exhibit);
  expect(buttons(exhibit)).toHaveLength(stages.length);
});

test('shows the article’s numbers for the article’s sentence', async () => {
  const exhibit = await mountExhibit('pipeline');
  await goTo(exhibit, 'ids');
  expect(parts(exhibit, '.tokens li').map(textOf)).toEqual(['101', '2769', '1599', '3614', '782', '2339', '3255', '5543', '102']); // prettier-ignore
  expect(await goTo(exhibit, 'position')).toContain('[0.862, 0.525, 0.043, …]');
  await goTo(exhibit, 'scores');
  expect(parts(exhibit, '.tokens .score').map(textOf)).toEqual(['15.3', '22.7', '18.2', '2.1', '1.8', '3.2', '2.9', '5.6', '4.1']); // prettier-ignore
});

describe('another sentence', () => {
  async function pasted(sentence: string): Promise<AttentionExhibit> {
    const exhibit = await mountExhibit('pipeline');
    await pasteOver(part<HTMLInputElement>(exhibit, 'sentence-field input'), sentence);
    await drawn(exhibit);
    return exhibit;
  }

  test('has its own tokens and shapes, a grapheme each, without spaces', async () => {
    const exhibit = await pasted('恭喜 👨‍👩‍👧');
    expect(textOf(buttons(exhibit)[3] as Element)).toContain('[5, 768]');
    await goTo(exhibit, 'tokens');
    expect(parts(exhibit, '.tokens li').map(textOf)).toEqual(['[CLS]', '恭', '喜', '👨‍👩‍👧', '[SEP]']);
  });

  test.each([
    ['BERT好', ['BERT', '好']],
    ['2017 年', ['2017', '年']],
    ['a b', ['a', 'b']],
    ['早，bert!', ['早', '，', 'bert', '!']],
  ])('keeps letters and digits that are written together in one token: %s', async (sentence, tokens) => {
    const exhibit = await pasted(sentence);
    await goTo(exhibit, 'tokens');
    expect(parts(exhibit, '.tokens li').map(textOf)).toEqual(['[CLS]', ...tokens, '[SEP]']);
  });

  test('has ids where they are known, and no numbers of the article', async () => {
    const exhibit = await pasted('恭喜');
    expect(await goTo(exhibit, 'ids')).toContain(pipeline.unknownIds);
    expect(parts(exhibit, '.tokens li').map(textOf)).toEqual(['101', pipeline.unknownId, '1599', '102']);
    expect(await goTo(exhibit, 'position')).toContain(pipeline.scoresOnlyArticle);
    expect(await goTo(exhibit, 'scores')).toContain(pipeline.scoresOnlyArticle);
  });
});

test('looking at the stage that is open is no edit', async () => {
  const exhibit = await mountExhibit('pipeline');
  await goTo(exhibit, 'text');
  expect(exhibit.store.canUndo).toBe(false);
});

test('Escape in the sentence takes back what was typed there, and no choice of a stage', async () => {
  const exhibit = await mountExhibit('pipeline');
  await goTo(exhibit, 'mix');
  await typeOver(part<HTMLInputElement>(exhibit, 'sentence-field input'), '{Backspace}{Escape}');
  await drawn(exhibit);
  expect(textOf(part(exhibit, '.stage b'))).toBe(pipeline.stages.mix.name);
});
