/** What the encoder's numbers are computed of, asked one after the other. */
import { expect, test } from 'vitest';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { MatrixView } from '../../web/elements/matrix-view.ts';
import { en } from '../../web/text/en.ts';
import { stepWords } from '../../web/text/learned/steps.ts';
import { expectAccessible } from './accessible.ts';
import { encoder } from './encoder.ts';
import { drawn } from './exhibit.ts';
import { mountLoaded, paste, press } from './hidden-character.ts';
import { part, parts, textOf } from './mount.ts';

const title = (exhibit: AttentionExhibit) => textOf(part(part(exhibit, 'cell-explanation'), '.title'));
/** The numbers that the open one is computed of: those that stand by their names, and those in rows. */
const named = (exhibit: AttentionExhibit) => parts<HTMLButtonElement>(exhibit, '.behind .operands button');
const inRows = (exhibit: AttentionExhibit) => part<MatrixView>(exhibit, '.behind matrix-view');
const wayHere = (exhibit: AttentionExhibit) => parts<HTMLButtonElement>(exhibit, '.behind .way button');

async function askInRows(exhibit: AttentionExhibit, place: string): Promise<void> {
  await press(exhibit, part(inRows(exhibit), `#cell-${place}`));
}

test('a probability is asked down to a trained weight, number by number, and back', async () => {
  const exhibit = await mountLoaded();
  exhibit.store.explain('hidden-character', 'probability.0');
  await drawn(exhibit);
  expect(named(exhibit).map(textOf)).toEqual([
    expect.stringMatching(/^exp\(logit\) of 欢 = \d/),
    expect.stringMatching(/^Sum over all = \d/),
  ]);
  await press(exhibit, named(exhibit)[1]);
  expect([inRows(exhibit).rows, inRows(exhibit).cols]).toEqual([1, encoder.characters]);
  await press(exhibit, wayHere(exhibit)[0]);
  await press(exhibit, named(exhibit)[0]);
  await press(exhibit, named(exhibit)[0]);
  expect(title(exhibit)).toContain('Logit of 欢');
  expect([inRows(exhibit).rows, inRows(exhibit).cols]).toEqual([2, 64]);
  expect(named(exhibit).map(textOf)).toEqual([expect.stringMatching(/^Character: bias, 欢 = /)]);
  await expectAccessible(exhibit);
  await askInRows(exhibit, '1-2');
  expect(title(exhibit)).toContain('Embedding table, 欢, no. 3');
  await press(exhibit, named(exhibit)[0]);
  expect(title(exhibit)).toContain('Embedding table: whole number kept, 欢, no. 3');
  expect(textOf(part(part(exhibit, 'cell-explanation'), '.equation'))).toBe(en.explain.leaf.learned);
  expect(parts(exhibit, '.behind .operands, .behind matrix-view')).toHaveLength(0);
  const { whole } = encoder.weights('embedding', encoder.tokens('欢')[1]?.row ?? 0).kept ?? {};
  expect(textOf(part(exhibit, '.behind .doing'))).toBe(stepWords.en.end(String(whole?.[2]).replace('-', '−')));
  expect(wayHere(exhibit).map(textOf)).toEqual([
    'Probability of 欢',
    'exp(logit) of 欢',
    'Logit of 欢',
    'Embedding table, 欢, no. 3',
  ]);
  await press(exhibit, wayHere(exhibit)[2]);
  expect(title(exhibit)).toContain('Logit of 欢');
  expect(wayHere(exhibit)).toHaveLength(2);
});

test('no operand of a weight stands twice, however few tokens there are', async () => {
  const exhibit = await mountLoaded();
  await paste(exhibit, '我');
  exhibit.store.explain('hidden-character', 'weights.1.0');
  await drawn(exhibit);
  expect(named(exhibit)).toHaveLength(3);
  expect(new Set(named(exhibit).map(textOf)).size).toBe(3);
});
