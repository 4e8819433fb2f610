/** What only the dot product has: entries beyond those on show, drawn or typed, in any dimension. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { hashOf } from '../../web/codec/hash.ts';
import { readState, writeState } from '../../web/codec/state.ts';
import { initialInputs, initialState } from '../../web/initial.ts';
import type { DotProductInputs } from '../../web/parts/dot-product.ts';
import { Store } from '../../web/store.ts';
import { dotProductWords } from '../../web/text/exhibits/dot-product.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import {
  button,
  choose,
  countingEngine,
  drawn,
  idOf,
  inputOf,
  mountExhibit,
  places,
  shownIn,
  tablesOf,
} from './exhibit.ts';
import { description, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const words = dotProductWords.en;

const mountWith = (inputs: Partial<DotProductInputs> = {}) => {
  const dotProduct = { ...initialInputs.dotProduct, ...inputs };
  return mountExhibit('dot-product', {
    store: new Store({ ...initialState, inputs: { ...initialInputs, dotProduct } }),
  });
};

const rows = (exhibit: AttentionExhibit) => parts(tablesOf(exhibit)[0] as Element, 'tbody th').map(textOf);
const score = (exhibit: AttentionExhibit) => shownIn(exhibit).get('score');

async function press(exhibit: AttentionExhibit, label: string): Promise<void> {
  await userEvent.click(button(exhibit, label));
  await drawn(exhibit);
}

/** The field called `label`, outside the tables. */
const field = (exhibit: AttentionExhibit, label: string): HTMLInputElement => {
  const [found] = parts<HTMLInputElement>(exhibit, `input[aria-label="${label}"]`);
  if (!found) throw new Error(`expected a field “${label}”`);
  return found;
};

test.each([
  [2, '0.5000'],
  [4, '1.0000'],
  [64, '16.0000'],
  [1024, '256.0000'],
])('entries of 0.5 in dimension %d give the article’s number', async (d, expected) => {
  const exhibit = await mountWith();
  await press(exhibit, `d = ${d}`);
  expect(score(exhibit)).toBe(expected);
  expect(inputOf(exhibit, 'dimension').value).toBe(String(d));
  expect(button(exhibit, `d = ${d}`).ariaPressed).toBe('true');
});

describe('in a large dimension', () => {
  test('some entries are on show, and what the others are is told', async () => {
    const exhibit = await mountWith({ dimension: 64 });
    expect(rows(exhibit)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9–64']);
    expect(textOf(tablesOf(exhibit)[0]?.renderRoot.querySelector('tbody tr:last-child') as Element)).toContain(
      '56 more',
    );
    await expectAccessible(exhibit);
  });

  test('every entry can be reached, back and forth', async () => {
    const exhibit = await mountWith({ dimension: 20 });
    const seen = new Set<string>();
    const look = () => places(exhibit).forEach((place) => seen.add(idOf(place)));
    expect(button(exhibit, words.back).disabled).toBe(true);
    for (look(); !button(exhibit, words.next).disabled; look()) await press(exhibit, words.next);
    expect([...seen].filter((id) => id.startsWith('key.'))).toHaveLength(20);
    expect(rows(exhibit)).toEqual(['1–12', '13', '14', '15', '16', '17', '18', '19', '20']);
    await press(exhibit, words.back);
    expect(rows(exhibit).at(0)).toBe('1–4');
    await press(exhibit, words.back);
    expect(rows(exhibit).at(0)).toBe('1');
  });

  test('a far one can be gone to, changed, and counts from wherever one looks', async () => {
    const exhibit = await mountWith({ dimension: 1024 });
    await typeOver(field(exhibit, words.from), '1000{Enter}');
    await drawn(exhibit);
    expect(rows(exhibit).slice(0, 2)).toEqual(['1–999', '1000']);
    await typeOver(inputOf(exhibit, 'query.999'), '-1.5{Enter}');
    await drawn(exhibit);
    expect([shownIn(exhibit).get('products.999'), score(exhibit)]).toEqual(['−0.7500', '255.0000']);
    await typeOver(field(exhibit, words.from), '1{Enter}');
    await drawn(exhibit);
    expect(score(exhibit)).toBe('255.0000');
    // to look elsewhere was nothing to undo
    await press(exhibit, en.undo);
    expect(score(exhibit)).toBe('256.0000');
  });

  test('text that is no number stays with its entry, and does not turn up at another', async () => {
    const exhibit = await mountWith({ dimension: 64 });
    await typeOver(inputOf(exhibit, 'query.0'), 'x');
    await press(exhibit, words.next);
    expect(inputOf(exhibit, 'query.8').value).toBe('0.5');
    expect(parts(tablesOf(exhibit)[0] as Element, '[aria-invalid]')).toEqual([]);
  });
});

describe('d', () => {
  test('can be typed; what is no dimension is refused, and the last good one holds', async () => {
    const exhibit = await mountWith();
    const input = inputOf(exhibit, 'dimension');
    await typeOver(input, '100{Enter}');
    await drawn(exhibit);
    expect(score(exhibit)).toBe('25.0000');
    await typeOver(input, '1025{Enter}');
    await drawn(exhibit);
    const limits = { integer: true, least: 1, most: 1024 };
    expect(description(input)).toContain(en.numberProblem(words.dimension, '1025', 'out-of-range', limits));
    expect([input.value, score(exhibit)]).toEqual(['1025', '25.5000']);
  });

  test('keeps the entries: those that are gone come back with it', async () => {
    const exhibit = await mountWith();
    await typeOver(inputOf(exhibit, 'key.3'), '4{Enter}');
    await press(exhibit, 'd = 2');
    expect(score(exhibit)).toBe('0.5000');
    await press(exhibit, 'd = 4');
    expect(score(exhibit)).toBe('2.7500');
  });
});

describe('at random', () => {
  test('a seed says what the entries are; the next draws others, all alike takes them back', async () => {
    const exhibit = await mountWith();
    const entries = () =>
      parts<HTMLInputElement>(tablesOf(exhibit)[0] as Element, 'td input').map(({ value }) => value);
    const half = entries();
    await choose(exhibit, words.drawn);
    const first = entries();
    expect(new Set(first).size).toBeGreaterThan(4);
    await press(exhibit, words.again);
    expect(entries()).not.toEqual(first);
    await typeOver(inputOf(exhibit, 'seed'), '1{Enter}');
    await drawn(exhibit);
    expect(entries()).toEqual(first);
    await choose(exhibit, words.same(0.5));
    expect(entries()).toEqual(half);
  });

  test('they are accessible too', async () => expectAccessible(await mountWith({ seed: 1, dimension: 64 })));

  test('changing an entry draws none anew', async () => {
    const { engine, calls } = await countingEngine();
    const store = new Store({
      ...initialState,
      inputs: { ...initialInputs, dotProduct: { ...initialInputs.dotProduct, seed: 7, dimension: 1024 } },
    });
    const exhibit = await mountExhibit('dot-product', { store, engine });
    expect(calls).toEqual(['standardNormal', 'dotProduct']);
    await typeOver(inputOf(exhibit, 'query.0'), '3');
    await drawn(exhibit);
    expect(calls).toEqual(['standardNormal', 'dotProduct', 'dotProduct']);
  });
});

test('what was changed of d = 64 is told shortly', () => {
  const dotProduct = { dimension: 64, seed: 3, edited: { query: { 63: 2 }, key: {} }, first: 56 };
  const told = writeState({ ...initialState, inputs: { ...initialInputs, dotProduct } }, 'dot-product');
  expect(readState(told, 'dot-product').state.inputs.dotProduct).toEqual(dotProduct);
  expect(hashOf('dot-product', told).length).toBeLessThan(120);
});
