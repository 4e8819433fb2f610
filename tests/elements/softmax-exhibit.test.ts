/** What only the main exhibit shows: bars, rounded sums, overflow. */
import { expect, test } from 'vitest';
import { initialInputs } from '../../web/initial.ts';
import { en } from '../../web/text/en.ts';
import { choose, drawn, inputOf, mountExhibit, places, shownIn, storeOfRow, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { barIn } from './table.ts';
import { typeOver } from './typing.ts';

test('under lock, the table does not say that its numbers can be changed', async () => {
  const exhibit = await mountExhibit('softmax');
  const caption = () => textOf(part(tablesOf(exhibit)[0] as Element, 'caption'));
  expect(caption()).toContain(en.softmax.tableHint.trim());
  exhibit.setAttribute('lock', '');
  await drawn(exhibit);
  expect(caption()).not.toContain(en.softmax.tableHint.trim());
  exhibit.removeAttribute('lock');
  await drawn(exhibit);
  expect(caption()).toContain(en.softmax.tableHint.trim());
});

test('the bars are as long as the weights', async () => {
  const exhibit = await mountExhibit('softmax');
  await typeOver(inputOf(exhibit, 'scores.2'), '22.7');
  await drawn(exhibit);
  for (const [index] of initialInputs.row.tokens.entries()) {
    const [place] = places(exhibit, `weights.${index}`);
    const width = barIn(place);
    expect((width / 100).toFixed(4)).toBe(textOf(place as Element));
  }
});

test('rounded weights that add up to 1.03 are called rounded, from a public bug report', async () => {
  const scores = [3, 1, 3.1, 1.6, 2.9, 2.1, 3.2, 2];
  const inputs = { query: null, tokens: scores.map(String), scores, values: scores.map(() => [0, 0, 0]), divisor: 1 };
  const exhibit = await mountExhibit('softmax', { store: storeOfRow(inputs, { digits: 2, theme: 'system' }) });
  const weights = scores.map((_, j) => shownIn(exhibit).get(`weights.${j}`));
  expect(weights).toEqual(['0.19', '0.03', '0.21', '0.05', '0.17', '0.08', '0.23', '0.07']);
  expect(shownIn(exhibit).get('weightsSum')).toBe('1.00');
  expect(parts(exhibit, '.note').map(textOf).join(' ')).toContain('sum of the weights is 1.03, not 1');
});

test('exps that overflow are shown as they are, and the way out is told', async () => {
  const exhibit = await mountExhibit('softmax', { store: storeOfRow({ divisor: 0.02 }) });
  expect([shownIn(exhibit).get('exps.1'), shownIn(exhibit).get('weights.1')]).toEqual(['∞', 'NaN']);
  expect(parts(exhibit, '.note').map(textOf)).toContain(en.notes.overflow);
  await choose(exhibit, en.softmax.exponentShifted);
  expect(shownIn(exhibit).get('weights.1')).toBe('1.0000');
});
