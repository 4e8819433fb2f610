/** What only the summary has: a formula whose parts can be chosen, with shapes and counts. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { summaryWords } from '../../web/text/exhibits/summary.ts';
import { expectAccessible } from './accessible.ts';
import { drawn, inputOf, mountExhibit, shownIn, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { pasteOver, typeOver } from './typing.ts';

const { en } = summaryWords;
const formulaParts = (exhibit: AttentionExhibit) => parts<HTMLButtonElement>(exhibit, '.formula button');
const stepOnShow = (exhibit: AttentionExhibit) => textOf(part(exhibit, '.step b'));

test('each part of the formula tells what it does and why, its shape, and where to read on', async () => {
  const exhibit = await mountExhibit('summary');
  const expected = [
    ['softmax', '[9, 9] → [9, 9]', '#softmax'],
    ['scores', '[9, 64] × [64, 9] → [9, 9]', '#formula'],
    ['scale', '[9, 9] → [9, 9]', '#scale'],
    ['mix', '[9, 9] × [9, 64] → [9, 64]', '#mix'],
  ] as const;
  expect(formulaParts(exhibit)).toHaveLength(4);
  for (const [index, [step, shape, anchor]] of expected.entries()) {
    const chosen = formulaParts(exhibit)[index] as HTMLButtonElement;
    await userEvent.click(chosen);
    await drawn(exhibit);
    const { name, does, why } = en.steps[step];
    expect(stepOnShow(exhibit)).toBe(name);
    expect(parts(exhibit, '.step dd').map(textOf)).toEqual([does, why, shape]);
    expect(part<HTMLAnchorElement>(exhibit, '.step a').hash).toBe(anchor);
    expect(formulaParts(exhibit).filter((each) => each.ariaPressed === 'true')).toEqual([chosen]);
    await expectAccessible(exhibit);
  }
  expect(exhibit.store.canUndo).toBe(false);
});

test('a step can be chosen in the table too', async () => {
  const exhibit = await mountExhibit('summary');
  const [table] = tablesOf(exhibit);
  await userEvent.click(parts<HTMLButtonElement>(table as Element, 'th button')[3] as HTMLButtonElement);
  await drawn(exhibit);
  expect(stepOnShow(exhibit)).toBe(en.steps.mix.name);
});

test('the sizes change shapes and counts: twice the tokens, four times the multiplications', async () => {
  const exhibit = await mountExhibit('summary');
  expect(Object.fromEntries(shownIn(exhibit))).toMatchObject({ 'operations.0': '5184', 'operations.1': '81' });
  await typeOver(inputOf(exhibit, 'tokenCount'), '18');
  await drawn(exhibit);
  expect(Object.fromEntries(shownIn(exhibit))).toMatchObject({ 'operations.0': '20736', 'operations.1': '324' });
  await typeOver(inputOf(exhibit, 'valueSize'), '2');
  await drawn(exhibit);
  expect(shownIn(exhibit).get('operations.4')).toBe('648');
  const shapes = parts(tablesOf(exhibit)[0] as Element, 'td:nth-child(2)').map(textOf);
  expect(shapes).toEqual(['[18, 18]', '[18, 18]', '[18, 18]', '[18, 2]']);
});

test('a count is explained without decimals', async () => {
  const exhibit = await mountExhibit('summary');
  exhibit.store.explain('summary', 'operations.0');
  await drawn(exhibit);
  expect(textOf(part(part(exhibit, 'cell-explanation'), '.own'))).toBe('5184 = 81 × 64');
});

test('a size that is no size is answered', async () => {
  const exhibit = await mountExhibit('summary');
  for (const typed of ['0', '1.5', '65537']) {
    await pasteOver(inputOf(exhibit, 'headSize'), typed);
    await drawn(exhibit);
    expect(inputOf(exhibit, 'headSize').getAttribute('aria-invalid')).toBe('true');
  }
  expect(shownIn(exhibit).get('operations.0')).toBe('5184');
});
