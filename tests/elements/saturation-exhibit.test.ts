/** What only this exhibit shows: what becomes small when softmax saturates, and what doesn't. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { languages } from '../../web/text/languages.ts';
import { saturationWords } from '../../web/text/exhibits/saturation.ts';
import { button, choose, countingEngine, drawn, inputOf, mountExhibit, newStore, shownIn } from './exhibit.ts';
import { parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const { en } = saturationWords;
const notes = (exhibit: Element) => parts(exhibit, '.note').map(textOf);

test('opens on the article’s extreme row, with the right numbers', async () => {
  const shown = shownIn(await mountExhibit('saturation'));
  const row = (id: string) => [0, 1, 2].map((j) => shown.get(`${id}.${j}`));
  expect(row('raw:weights')).toEqual(['1.0000', '9.36×10⁻¹⁴', '3.06×10⁻⁷']);
  expect(row('scaled:weights')).toEqual(['0.8497', '0.0200', '0.1303']);
  expect(row('scaled:gradient')).toEqual(['−0.1503', '0.0200', '0.1303']);
  expect(row('scaled:jacobian.0')).toEqual(['0.1277', '−0.0170', '−0.1107']);
  expect(shown.get('raw:jacobian.0.0')).toBe('3.06×10⁻⁷');
});

test('sure and right: next to no gradient; sure and wrong: a large one, through the same Jacobian', async () => {
  const exhibit = await mountExhibit('saturation');
  const before = shownIn(exhibit);
  expect([before.get('raw:loss'), before.get('raw:gradientNorm')]).toEqual(['3.06×10⁻⁷', '4.33×10⁻⁷']);
  expect(notes(exhibit)).toEqual([en.notes.sureAndRight, en.notes.passesOn]);
  await choose(exhibit, en.targetChoice(2));
  const after = shownIn(exhibit);
  expect([after.get('raw:loss'), after.get('raw:gradientNorm')]).toEqual(['30.0000', '1.4142']);
  expect(notes(exhibit)).toEqual([en.notes.sureAndWrong, en.notes.passesOn]);
  const ofSoftmax = [...before.keys()].filter((id) => /jacobian|weights|largest|entropy/.test(id));
  expect(ofSoftmax.length).toBeGreaterThan(20);
  for (const id of ofSoftmax) expect(after.get(id), id).toBe(before.get(id));
});

test('a Jacobian entry is told as the products that it is', async () => {
  const exhibit = await mountExhibit('saturation');
  const line = async (cell: string) => {
    exhibit.store.explain('saturation', cell);
    await drawn(exhibit);
    return parts(exhibit, 'cell-explanation').flatMap((each) => parts(each, '.own').map(textOf))[0];
  };
  expect(await line('scaled:jacobian.0.0')).toBe('0.1277 ≈ 0.8497 × (0.0200 + 0.1303)');
  expect(await line('scaled:jacobian.0.1')).toBe('−0.0170 ≈ −0.8497 × 0.0200');
});

test('a preset keeps the right answer where there is such a key, and costs one call', async () => {
  const { engine, calls } = await countingEngine();
  const exhibit = await mountExhibit('saturation', { engine, store: newStore() });
  const press = async (words: string) => {
    calls.length = 0;
    await userEvent.click(button(exhibit, words));
    await drawn(exhibit);
    expect(calls).toEqual(['saturation']);
  };
  await press('15.3, 22.7, 18.2, 2.1, 1.8');
  const weights = [0, 1, 2, 3, 4].map((j) => shownIn(exhibit).get(`raw:weights.${j}`));
  expect(weights).toEqual(['0.0006', '0.9884', '0.0110', '1.12×10⁻⁹', '8.28×10⁻¹⁰']);
  await choose(exhibit, en.targetChoice(5));
  expect(exhibit.store.state.inputs.saturation.target).toBe(4);
  await press('40, 44, 36');
  expect(exhibit.store.state.inputs.saturation.target).toBe(0);
  await press('10, 11, 9');
  expect([0, 1, 2].map((j) => shownIn(exhibit).get(`raw:weights.${j}`))).toEqual(['0.2447', '0.6652', '0.0900']);
  await press(en.add);
  expect(exhibit.store.state.inputs.saturation.scores).toEqual([10, 11, 9, 0]);
});

test('a divisor of one’s own takes the place of √dₖ', async () => {
  const exhibit = await mountExhibit('saturation');
  await typeOver(inputOf(exhibit, 'headSize'), '1024');
  await drawn(exhibit);
  expect(shownIn(exhibit).get('scaled.0')).toBe('0.6250');
  await choose(exhibit, languages.en.softmax.divisorTyped);
  expect(exhibit.store.state.inputs.saturation.divisor).toBe(32);
  await typeOver(inputOf(exhibit, 'divisor'), '1');
  await drawn(exhibit);
  const shown = shownIn(exhibit);
  expect(shown.get('scaled:jacobianNorm')).toBe(shown.get('raw:jacobianNorm'));
});
