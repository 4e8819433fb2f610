/** What is said of the ways to share a row, for scores that each of them fails on. */
import { expect, test } from 'vitest';
import { alternativesWords } from '../../web/text/exhibits/alternatives.ts';
import { drawn, inputOf, mountExhibit } from './exhibit.ts';
import { parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const { notes } = alternativesWords.en;

test.each([
  ['a sum of 0', ['3', '1', '-4'], notes.zeroSum],
  ['decimals that cancel, and leave 2.8e-17 behind', ['0.1', '0.2', '-0.3'], notes.cancelledSum],
  ['shares above 1', ['3', '1', '-2'], notes.outside],
  ['a negative sum', ['-1', '-2', '-4'], notes.negativeSum],
])('%s', async (_, scores, told) => {
  const exhibit = await mountExhibit('alternatives');
  for (const [index, score] of scores.entries()) {
    await typeOver(inputOf(exhibit, `scores.${index}`), `${score}{Enter}`);
    await drawn(exhibit);
  }
  const said = parts(exhibit, '.note').map(textOf);
  const ofSum = [notes.zeroSum, notes.cancelledSum, notes.outside, notes.negativeSum];
  expect(said.filter((note) => ofSum.includes(note))).toEqual([told]);
});
