/** What only the exhibit on a hidden character has: a model to be asked for, guesses, and the steps to them. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MatrixView } from '../../web/elements/matrix-view.ts';
import type { LearnedEncoder } from '../../web/engine.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { expectAccessible } from './accessible.ts';
import { encoder, engineWith } from './encoder.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { button, choose, drawn, mountExhibit, newStore, shownIn, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { words, load, mountLoaded, characters, answers, verdict, press, paste } from './hidden-character.ts';

test('asks for nothing until the reader does; then says that it is loading, and shows guesses', async () => {
  let arrive: (encoder: LearnedEncoder) => void = () => undefined;
  const { engine, asked } = engineWith(() => new Promise((resolve) => (arrive = resolve)));
  const exhibit = await mountExhibit('hidden-character', { engine });
  expect([asked.times, tablesOf(exhibit).length]).toEqual([0, 0]);
  await expectAccessible(exhibit);
  await press(exhibit, button(exhibit, load));
  expect([asked.times, textOf(part(exhibit, '.said'))]).toEqual([1, learnedWords.en.loading]);
  arrive(encoder);
  await expect.poll(() => tablesOf(exhibit).length).toBe(3);
  await drawn(exhibit);
  expect(exhibit.store.canUndo).toBe(false);
  expect(answers(exhibit)[0]).toMatch(/^1\. 欢/);
});

test('says why there is no model, and can be asked again', async () => {
  let works = false;
  const { engine, asked } = engineWith(() =>
    works ? Promise.resolve(encoder) : Promise.reject(Object.assign(new Error('x'), { file: 'missing' })),
  );
  const exhibit = await mountExhibit('hidden-character', { engine });
  await press(exhibit, button(exhibit, load));
  await expect.poll(() => textOf(part(exhibit, '.said'))).toBe(learnedWords.en.failed.missing);
  works = true;
  await press(exhibit, button(exhibit, load));
  await expect.poll(() => tablesOf(exhibit).length).toBe(3);
  expect(asked.times).toBe(2);
});

test('goes on by itself where it was told of, or the model is there', async () => {
  const store = newStore();
  const { inputs } = store.state;
  store.look('hidden', { ...inputs.hidden, wanted: true });
  const { engine, asked } = engineWith(() => Promise.resolve(encoder));
  const told = await mountExhibit('hidden-character', { engine, store });
  await expect.poll(() => tablesOf(told).length).toBe(3);
  expect(asked.times).toBe(1);
  const other = await mountExhibit('hidden-character', { engine });
  expect(tablesOf(other).length).toBe(3);
});

test.each(['en', 'zh-CN'] as const)(
  'in %s, five guesses, the true one marked, and whom the hidden place asked',
  async (lang) => {
    const exhibit = await mountLoaded(lang);
    expect(answers(exhibit)).toHaveLength(5);
    const shown = shownIn(exhibit);
    expect(Number(shown.get('probability.0'))).toBeGreaterThan(0.5);
    expect(Number(shown.get('weightsSum.3'))).toBe(1);
    // the most of it to 喜, its partner
    const weights = [...Array(9).keys()].map((j) => Number(shown.get(`weights.3.${j}`)));
    expect(weights.indexOf(Math.max(...weights))).toBe(2);
    await expectAccessible(exhibit);
  },
);

test('another character is hidden by a click or by keys; what is not among the five is told with its place', async () => {
  const exhibit = await mountLoaded();
  await press(exhibit, characters(exhibit)[6]);
  expect(characters(exhibit).map((each) => each.ariaPressed)).toEqual([...Array<string>(6).fill('false'), 'true']);
  const { hidden } = exhibit.store.state.inputs;
  expect(hidden.place).toBe(6);
  characters(exhibit)[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await drawn(exhibit);
  expect(exhibit.store.state.inputs.hidden.place).toBe(0);
  await paste(exhibit, '龙喜欢');
  const rows = answers(exhibit);
  expect(rows).toHaveLength(6);
  const [, rank] = /^(\d+)\. 龙 \(hidden\)$/.exec(rows[5] ?? '') ?? [];
  expect(verdict(exhibit)).toContain(`龙 comes in at rank ${rank}`);
});

test('goes on at once where another exhibit brought the encoder; what had failed there is as if it had not', async () => {
  let works = false;
  const { engine } = engineWith(() =>
    works ? Promise.resolve(encoder) : Promise.reject(Object.assign(new Error('x'), { file: 'missing' })),
  );
  const [failed, waiting, other] = [
    await mountExhibit('matrix', { engine }),
    await mountExhibit('hidden-character', { engine }),
    await mountExhibit('softmax', { engine }),
  ];
  await choose(failed, learnedWords.en.learned);
  await expect.poll(() => textOf(part(failed, '.said'))).toContain(learnedWords.en.failed.missing);
  works = true;
  await choose(other, learnedWords.en.learned);
  await expect.poll(() => tablesOf(waiting).length).toBe(3);
  await expect.poll(() => textOf(part(failed, '.said'))).toBe(lessonWords.en.honest(encoder.sentences));
  expect(failed.store.state.inputs.matrix.source).toBe('learned');
  expect(tablesOf(failed)[0]?.model.caption).not.toBe('');
});

test('every step can be looked at, and its numbers asked', async () => {
  const exhibit = await mountLoaded();
  const seen: string[] = [];
  for (let step = 0; step < words.steps.length; step++) {
    await press(exhibit, parts(part(exhibit, 'step-player'), 'li button')[step]);
    expect(exhibit.store.canUndo).toBe(false);
    for (const view of parts<MatrixView>(exhibit, 'matrix-view:not(.behind *)')) {
      seen.push(view.label);
      const id = view.cellId?.(3, 1) ?? '';
      exhibit.store.explain('hidden-character', id);
      await drawn(exhibit);
      expect(textOf(part(part(exhibit, 'cell-explanation'), '.title')), id).toContain('[MASK]');
    }
  }
  expect(seen).toHaveLength(20);
  expect(new Set(seen).size).toBe(20);
});

test.each<[string, string, string]>([
  ['emoji, of which it knows none', '我😀你', '[UNK]'],
  ['letters', 'BERT', 'b'],
])('takes %s', async (_, text, token) => {
  const exhibit = await mountLoaded();
  await paste(exhibit, text);
  expect(parts(tablesOf(exhibit)[2] as Element, 'tbody th').map(textOf)).toContain(token);
});
