/** What a derivation calls given, the reader can type: there is a field for it. */
import { expect, test } from 'vitest';
import type { CellId } from '../../web/derivation.ts';
import { cellsOf, computingExhibits, inputsOf, mountExhibit, newStore, shownIn } from './exhibit.ts';

test.each([null, 8])('where the divisor is %s, each given cell has a field that shows it', async (divisor) => {
  const store = newStore();
  store.edit('row', { ...store.state.inputs.row, divisor });
  const elements = await Promise.all(computingExhibits.map(({ name }) => mountExhibit(name, { store })));
  const given = new Map<CellId, number>();
  for (const element of elements) {
    const cells = await cellsOf(element);
    const visit = (id: CellId): void => {
      const { operation, operands } = cells.derivation(id);
      if (operation === 'given') given.set(id, cells.value(id));
      else operands.filter((operand) => !given.has(operand)).forEach(visit);
    };
    [...shownIn(element).keys()].forEach(visit);
  }
  expect(given.size).toBeGreaterThan(30);
  for (const [id, value] of given) {
    const shown = elements.flatMap((element) => inputsOf(element, id).map((input) => input.value));
    expect(shown, id).toEqual([String(value)]);
  }
});
