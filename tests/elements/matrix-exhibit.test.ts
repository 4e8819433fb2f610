/** Attention between all tokens: the steps, pointing, another sentence, other numbers. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { en } from '../../web/text/en.ts';
import { expectAccessible } from './accessible.ts';
import { button, drawn, idOf, inputOf, mountExhibit, places, shownIn, tablesOf } from './exhibit.ts';
import { buttonIn, captions, open, words } from './matrix.ts';
import { part, parts, textOf } from './mount.ts';
import { pasteOver, typeOver } from './typing.ts';

const none = { queries: {}, keys: {}, values: {} };
const lit = (exhibit: AttentionExhibit) => places(exhibit).filter((place) => place.matches('.lit')).map(idOf); // prettier-ignore
describe('the steps', () => {
  test('each show what they make and of what, and are no edits', async () => {
    const exhibit = await mountExhibit('matrix');
    const player = part(exhibit, 'step-player');
    await userEvent.click(button(player, en.player.back));
    for (const [step, tables] of [
      ['queries', 'keys', 'values'],
      ['scores', 'keys', 'queries'],
      ['scaled', 'scores', 'keys', 'queries'],
      ['weights', 'scaled', 'keys', 'queries'],
      ['output', 'weights', 'values'],
    ].entries()) {
      await drawn(exhibit);
      const expected = tables.map((table) => words.captions[table as 'queries'](9, 4));
      expect(captions(exhibit).sort(), words.steps[step]).toEqual(expected.sort());
      expect(textOf(part(exhibit, '.doing'))).toBe(words.lines[step]?.('2'));
      if (step < 4) await userEvent.click(button(player, en.player.next));
    }
    expect(exhibit.store.canUndo).toBe(false);
  });

  test.each([0, 1, 2, 3, 4])('step %i is accessible', async (step) => {
    const exhibit = await open(step, { causal: true, hidesPadding: true, padding: 1, places: { '0.0': false } });
    await expectAccessible(exhibit);
  });

  test('are all on paper', async () => {
    const exhibit = await open(4);
    dispatchEvent(new Event('beforeprint'));
    await drawn(exhibit);
    expect(tablesOf(exhibit)).toHaveLength(7);
    dispatchEvent(new Event('afterprint'));
    await drawn(exhibit);
    expect(tablesOf(exhibit)).toHaveLength(3);
  });
});

describe('pointing', () => {
  const row = (quantity: string, i: number, count = 9) =>
    Array.from({ length: count }, (_, j) => `${quantity}.${i}.${j}`);

  test('at a weight lights its row of scaled scores, and its query and key', async () => {
    const exhibit = await open(3);
    buttonIn(exhibit, 'weights.2.5').focus();
    await drawn(exhibit);
    expect(lit(exhibit).sort()).toEqual([...row('scaled', 2), ...row('queries', 2, 4), ...row('keys', 5, 4)].sort());
  });

  test('at an output lights its weights and values, and nothing once the pointer has left', async () => {
    const exhibit = await open(4);
    await userEvent.hover(buttonIn(exhibit, 'output.2.1'));
    await drawn(exhibit);
    const column = Array.from({ length: 9 }, (_, j) => `values.${j}.1`);
    expect(lit(exhibit).sort()).toEqual([...row('weights', 2), ...column].sort());
    await userEvent.hover(part(exhibit, 'h3'));
    await drawn(exhibit);
    expect(lit(exhibit)).toEqual([]);
  });

  test('redraws no other exhibit', async () => {
    const exhibit = await open(3);
    const other = await mountExhibit('softmax', { store: exhibit.store });
    let updates = 0;
    other.addController({ hostUpdate: () => updates++ });
    buttonIn(exhibit, 'weights.2.5').focus();
    await Promise.all([exhibit, other].map(drawn));
    expect(updates).toBe(0);
  });
});

test('a row is picked by its header, in every table of queries', async () => {
  const exhibit = await open(4);
  const [output] = tablesOf(exhibit);
  await userEvent.click(parts<HTMLButtonElement>(output as Element, '.pick')[4] as HTMLButtonElement);
  await drawn(exhibit);
  const picked = tablesOf(exhibit).map((table) =>
    parts<HTMLTableRowElement>(table, 'tr.picked').map((each) => textOf(each.cells[0] as Element)),
  );
  expect(picked).toEqual([['人'], ['人'], []]);
  expect(part<HTMLElement & { label: string }>(exhibit, 'bar-chart').label).toBe(words.shares('人'));
});

describe('another sentence', () => {
  const field = (exhibit: AttentionExhibit) => part<HTMLInputElement>(exhibit, 'sentence-field input');

  test('keeps typed numbers, the mask and the picked row with the tokens that stay', async () => {
    const exhibit = await open(1, {
      typed: { own: { ...none, queries: { '2.0': 5 }, keys: { '7.1': 6 } }, learned: none },
      places: { '7.2': false },
      query: 7,
    });
    await pasteOver(field(exhibit), '我喜能');
    await drawn(exhibit);
    expect(exhibit.store.state.inputs.matrix).toMatchObject({
      typed: { own: { ...none, queries: { '2.0': 5 }, keys: { '3.1': 6 } }, learned: none },
      places: { '3.2': false },
      query: 3,
    });
    expect(inputOf(exhibit, 'keys.3.1').value).toBe('6');
  });

  test('of 64 characters is shown a window at a time, every number of it in one', async () => {
    const exhibit = await open(3);
    await pasteOver(field(exhibit), '一'.repeat(64));
    await drawn(exhibit);
    const seen = new Set<string>();
    const [rows, columns] = parts<HTMLSelectElement>(exhibit, 'select');
    for (const row of rows?.options ?? []) {
      for (const column of columns?.options ?? []) {
        await userEvent.selectOptions(rows as HTMLSelectElement, row);
        await userEvent.selectOptions(columns as HTMLSelectElement, column);
        await drawn(exhibit);
        for (const id of shownIn(exhibit).keys()) if (id.startsWith('weights.')) seen.add(id);
      }
    }
    expect(seen.size).toBe(66 * 66);
  });

  test('of 65 is refused in words, and the last one stays', async () => {
    const exhibit = await open(1);
    await pasteOver(field(exhibit), '一'.repeat(65));
    await drawn(exhibit);
    expect(textOf(part(exhibit, 'sentence-field .problems'))).toContain(
      en.lineProblem(en.pipeline.sentence, '一'.repeat(65), 'too-long', 64),
    );
    expect(captions(exhibit)).toContain(words.captions.queries(9, 4));
    expect(field(exhibit).value).toHaveLength(65);
  });
});

test('another seed draws other numbers, over typed ones too; another head size other shapes', async () => {
  const exhibit = await open(1, { typed: { own: { ...none, queries: { '2.0': 5 } }, learned: none } });
  const before = shownIn(exhibit);
  await userEvent.click(button(exhibit, words.again));
  await drawn(exhibit);
  expect([...shownIn(exhibit)].filter(([id, text]) => before.get(id) === text)).toEqual([]);
  expect(inputOf(exhibit, 'queries.2.0').value).not.toBe('5');
  await typeOver(inputOf(exhibit, 'headSize'), '2');
  await drawn(exhibit);
  expect(captions(exhibit)).toContain(words.captions.scores(9, 2));
});
