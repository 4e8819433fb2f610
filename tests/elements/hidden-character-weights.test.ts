/** The weights of a hidden character, changed by hand. */
import { expect, test } from 'vitest';
import type { MatrixView } from '../../web/elements/matrix-view.ts';
import { expectAccessible } from './accessible.ts';
import { button, drawn, inputOf, shownIn, tablesOf } from './exhibit.ts';
import { part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';
import { words, mountLoaded, characters, softmaxOf, press, paste } from './hidden-character.ts';

test('a weight is changed by hand: the others stay, the sum is shown, the guesses follow; undo and back', async () => {
  const exhibit = await mountLoaded();
  const before = shownIn(exhibit);
  await press(exhibit, button(exhibit, words.change));
  const typed = [...Array(9).keys()].map((j) => inputOf(exhibit, `weights.${j}`).value);
  expect(typed).toEqual([...Array(9).keys()].map((j) => before.get(`weights.3.${j}`)));
  // nothing was changed yet, to the last digit
  expect(shownIn(exhibit).get('probability.0')).toBe(before.get('probability.0'));
  expect(exhibit.store.state.inputs.hidden.weights).toEqual(Array.from(softmaxOf(exhibit)));
  expect(parts(tablesOf(exhibit)[1] as Element, 'tbody .input .bar')).toHaveLength(9);
  for (const j of [2, 4]) await typeOver(inputOf(exhibit, `weights.${j}`), '0');
  await drawn(exhibit);
  const after = shownIn(exhibit);
  expect(Number(after.get('probability.0'))).not.toBeCloseTo(Number(before.get('probability.0')), 2);
  expect(inputOf(exhibit, 'weights.1').value).toBe(typed[1]);
  const sum = [0, 1, 3, 5, 6, 7, 8].reduce((all, j) => all + Number(typed[j]), 0);
  // nine rounded numbers
  expect(Math.abs(Number(after.get('weightsSum.3')) - sum)).toBeLessThan(9 * 5e-5 + 1e-9);
  expect(after.get('softmax:weights.3.2')).toBe(before.get('weights.3.2'));
  await expectAccessible(exhibit);
  exhibit.store.undo();
  exhibit.store.undo();
  exhibit.store.undo();
  await drawn(exhibit);
  expect(shownIn(exhibit)).toEqual(before);
  exhibit.store.redo();
  await drawn(exhibit);
  await press(exhibit, button(exhibit, words.restore));
  expect(shownIn(exhibit)).toEqual(before);
});

test('the step of the weights marks the row that is the reader’s, and says so', async () => {
  const exhibit = await mountLoaded();
  await press(exhibit, parts(part(exhibit, 'step-player'), 'li button')[4]);
  const weights = () => parts<MatrixView>(exhibit, 'matrix-view')[2] as MatrixView;
  expect(parts(weights(), 'tr.typed')).toEqual([]);
  await press(exhibit, button(exhibit, words.change));
  expect(parts(weights(), 'tr.typed th').map(textOf)).toEqual(['[MASK]']);
  expect(weights().label).toBe(`Weight [9, 9]${words.yourRow}`);
  expect(parts<MatrixView>(exhibit, 'matrix-view').flatMap((view) => parts(view, 'tr.typed'))).toHaveLength(1);
});

test('a weight of more than 1 is refused in words', async () => {
  const exhibit = await mountLoaded();
  await press(exhibit, button(exhibit, words.change));
  await typeOver(inputOf(exhibit, 'weights.2'), '3');
  await drawn(exhibit);
  const input = inputOf(exhibit, 'weights.2');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const message = (input.getRootNode() as ShadowRoot).getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toMatch(/please type a number from 0 to 1; “3” is not\. .*“0\.4453” still holds/);
});

test('another sentence, or another place, drops weights that were typed', async () => {
  const exhibit = await mountLoaded();
  await press(exhibit, button(exhibit, words.change));
  await press(exhibit, characters(exhibit)[1]);
  expect(exhibit.store.state.inputs.hidden.weights).toEqual([]);
  await press(exhibit, button(exhibit, words.change));
  await paste(exhibit, '我喜');
  expect(exhibit.store.state.inputs.hidden).toMatchObject({ place: 1, weights: [] });
});
