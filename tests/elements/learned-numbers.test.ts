/** Numbers of the trained encoder in place of an exhibit's own: chosen, awaited, missing, refused. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LearnedEncoder } from '../../web/engine.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { expectAccessible } from './accessible.ts';
import { encoder, engineWith } from './encoder.ts';
import { choose, drawn, mountExhibit, shownIn } from './exhibit.ts';
import { chooseLearned, failing, honest, open, paste, said, there } from './learned.ts';
import { description, part, parts, textOf } from './mount.ts';

const words = learnedWords.en;
const lesson = lessonWords.en;

beforeEach(() => page.viewport(1280, 900));

describe.each(['pipeline', 'softmax', 'matrix', 'context'])('%s', (show) => {
  test('asks for the encoder once it is chosen, and says in plain sight what it is', async () => {
    const { engine, asked } = there();
    const exhibit = await mountExhibit(show, { engine });
    expect([asked.times, said(exhibit)]).toEqual([0, '']);
    await chooseLearned(exhibit);
    expect([asked.times, said(exhibit)]).toEqual([1, honest]);
    await expectAccessible(exhibit);
  });

  test('keeps what it shows while the encoder is on its way', async () => {
    let arrive: (found: LearnedEncoder) => void = () => undefined;
    const { engine } = engineWith(() => new Promise((resolve) => (arrive = resolve)));
    const exhibit = await mountExhibit(show, { engine });
    const before = shownIn(exhibit);
    await choose(exhibit, words.learned);
    expect(said(exhibit)).toBe(words.loading);
    expect(shownIn(exhibit)).toEqual(before);
    arrive(encoder);
    await expect.poll(() => said(exhibit)).toBe(honest);
  });

  test.each(['missing', 'outdated', 'broken'] as const)('goes on with its own numbers where it is %s', async (file) => {
    const { engine, asked } = failing(file);
    const exhibit = await mountExhibit(show, { engine });
    const before = shownIn(exhibit);
    await chooseLearned(exhibit);
    expect(said(exhibit)).toBe(words.failed[file] + words.instead);
    expect(shownIn(exhibit)).toEqual(before);
    expect(asked.times).toBe(1);
    await expectAccessible(exhibit);
    // what is chosen anew is asked for anew
    await choose(exhibit, textOf(parts(exhibit, 'fieldset label')[0] as Element));
    await chooseLearned(exhibit);
    expect(asked.times).toBe(2);
  });

  test('undo goes back to its own numbers', async () => {
    const exhibit = await mountExhibit(show, there());
    const before = shownIn(exhibit);
    await chooseLearned(exhibit);
    exhibit.store.undo();
    await drawn(exhibit);
    expect(shownIn(exhibit)).toEqual(before);
    expect(said(exhibit)).toBe('');
  });
});

describe.each(['pipeline', 'softmax', 'matrix'])('%s', (show) => {
  test('refuses what is too long for the encoder in plain words, and takes it again once it is short', async () => {
    const exhibit = await open(show);
    await paste(exhibit, '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一');
    expect(said(exhibit)).toBe(words.tooLong(30) + words.instead);
    expect(description(part(exhibit, 'sentence-field input'))).toBe(words.tooLong(30));
    await paste(exhibit, '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十');
    expect(said(exhibit)).toBe(honest);
  });

  test('says which characters the encoder does not know, and which it takes for others', async () => {
    const exhibit = await open(show);
    await paste(exhibit, '我愛😀');
    expect(said(exhibit)).toContain(lesson.unknown(['😀']));
    expect(said(exhibit)).toContain(lesson.taken([['愛', '爱']]));
  });
});
