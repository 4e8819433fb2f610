/** What one edit does: to the numbers on show, to the engine, to undo and redo. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { CellId, Cells } from '../../web/derivation.ts';
import { en } from '../../web/text/en.ts';
import {
  button,
  cellsOf,
  computingExhibits,
  countingEngine,
  drawn,
  idOf,
  inputOf,
  mountExhibit,
  newStore,
  places,
  shownIn,
  tablesOf,
} from './exhibit.ts';
import { typeOver } from './typing.ts';

const { undo, redo, reset } = en;

const dependsOn = (id: CellId, source: CellId, cells: Cells): boolean =>
  id === source || cells.derivation(id).operands.some((operand) => dependsOn(operand, source, cells));

/** Every exhibit with each kind of number that can be typed into its tables: "scores.2", "values.1.0". */
const edits: [show: string, source: CellId][] = [];
for (const { name } of computingExhibits) {
  const inputs = places(await mountExhibit(name))
    .filter((place) => place.matches('.input'))
    .map(idOf);
  const kinds = new Map(inputs.map((id) => [id.split('.')[0], id]));
  edits.push(...[...kinds.values()].map((id): [string, CellId] => [name, id]));
}

/** Tells, when asked, the cells whose text was touched since, and what else was in the tables. */
function watchTexts(exhibit: AttentionExhibit): () => { touched: CellId[]; elsewhere: string[] } {
  const records: MutationRecord[] = [];
  const observers = tablesOf(exhibit).map((table) => {
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(table.renderRoot, { subtree: true, childList: true, characterData: true });
    return observer;
  });
  return () => {
    records.push(...observers.flatMap((observer) => observer.takeRecords()));
    const targets = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    const cells = targets.map((target) => target?.closest<HTMLElement>('.computed'));
    return {
      touched: [...new Set(cells.flatMap((cell) => (cell ? [idOf(cell)] : [])))].sort(),
      elsewhere: targets.flatMap((target, index) => (cells[index] ? [] : [target?.nodeName ?? ''])),
    };
  };
}

test('there are numbers to be edited', () => expect(edits.length).toBeGreaterThan(1));

describe.each(edits)('in %s, typing one digit into %s', (show, source) => {
  test('touches exactly the texts of the cells that follow from it and print another number', async () => {
    const exhibit = await mountExhibit(show);
    const [before, changes] = [shownIn(exhibit), watchTexts(exhibit)];
    await typeOver(inputOf(exhibit, source), '9');
    await drawn(exhibit);
    const { touched, elsewhere } = changes();
    const [after, cells] = [shownIn(exhibit), await cellsOf(exhibit)];
    const expected = [...after.keys()].filter((id) => dependsOn(id, source, cells) && after.get(id) !== before.get(id));
    expect(expected).not.toEqual([]);
    expect(touched).toEqual(expected.sort());
    expect(elsewhere).toEqual([]);
    const differing = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
    expect(differing.sort()).toEqual(expected);
  });

  test('costs one call of the engine, however many exhibits show the same inputs', async () => {
    const { engine, calls } = await countingEngine();
    const store = newStore();
    const elements = await Promise.all(computingExhibits.map(({ name }) => mountExhibit(name, { store, engine })));
    calls.length = 0;
    const exhibit = elements.find((element) => element.show === show) as AttentionExhibit;
    await typeOver(inputOf(exhibit, source), '9');
    await Promise.all(elements.map(drawn));
    expect(calls).toHaveLength(1);
    store.set({ digits: 2 });
    store.explain(show, [...shownIn(exhibit).keys()][0] ?? null);
    await Promise.all(elements.map(drawn));
    expect(calls).toHaveLength(1);
  });

  test('can be undone and redone, all its keystrokes as one, and Reset brings back the article’s number', async () => {
    const exhibit = await mountExhibit(show);
    const input = inputOf(exhibit, source);
    const [start, before] = [input.value, shownIn(exhibit)];
    const press = async (words: string) => {
      await userEvent.click(button(exhibit, words));
      await drawn(exhibit);
      return [input.value, shownIn(exhibit)];
    };
    await typeOver(input, '19.5');
    await drawn(exhibit);
    const after = shownIn(exhibit);
    expect(await press(undo)).toEqual([start, before]);
    expect([undo, redo].map((words) => button(exhibit, words).ariaDisabled)).toEqual(['true', 'false']);
    expect(await press(redo)).toEqual(['19.5', after]);
    expect(await press(reset)).toEqual([start, before]);
    expect(await press(undo)).toEqual(['19.5', after]);
  });

  test('after Enter is a step of its own', async () => {
    const exhibit = await mountExhibit(show);
    const input = inputOf(exhibit, source);
    for (const keys of ['19.5{Enter}', '7{Enter}']) await typeOver(input, keys);
    await drawn(exhibit);
    await userEvent.click(button(exhibit, undo));
    await drawn(exhibit);
    expect(input.value).toBe('19.5');
  });

  test('that is no number leaves everything as it was with the last good one, and Escape takes it back', async () => {
    const exhibit = await mountExhibit(show);
    const [input, before] = [inputOf(exhibit, source), shownIn(exhibit)];
    const start = input.value;
    await typeOver(input, '7');
    await drawn(exhibit);
    const withSeven = shownIn(exhibit);
    await userEvent.keyboard(',5');
    await drawn(exhibit);
    expect([input.value, input.getAttribute('aria-invalid'), shownIn(exhibit)]).toEqual(['7,5', 'true', withSeven]);
    await userEvent.keyboard('{Escape}');
    await drawn(exhibit);
    expect([input.value, input.hasAttribute('aria-invalid'), shownIn(exhibit)]).toEqual([start, false, before]);
  });

  test('in the middle leaves the caret where it is', async () => {
    const exhibit = await mountExhibit(show);
    const input = inputOf(exhibit, source);
    await typeOver(input, '1234{ArrowLeft}{ArrowLeft}.5');
    await drawn(exhibit);
    expect([input.value, input.selectionStart]).toEqual(['12.534', 4]);
  });
});
