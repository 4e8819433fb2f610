/** What a derivation calls given, the reader can type: there is a field for it. */
import { describe, expect, test } from 'vitest';
import type { CellId } from '../../web/derivation.ts';
import { parts } from '../../web/registry.ts';
import { cellsOf, computingExhibits, inputsOf, mountExhibit, newStore, shownIn } from './exhibit.ts';

const computing = parts.filter((part) => computingExhibits.some((exhibit) => exhibit.part === part));

async function expectFields(part: (typeof parts)[number], store = newStore()): Promise<void> {
  const sharing = computingExhibits.filter((exhibit) => exhibit.part === part);
  const elements = await Promise.all(sharing.map(({ name }) => mountExhibit(name, { store })));
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
  expect(given.size).toBeGreaterThan(0);
  for (const [id, value] of given) {
    const shown = elements.flatMap((element) => inputsOf(element, id).map((input) => input.value));
    expect(shown, id).toEqual([String(value)]);
  }
}

describe.each(computing)('of $name', (part) => {
  test('each given cell has a field that shows it', () => expectFields(part));
});

test('a divisor that is typed has one too', async () => {
  const store = newStore();
  store.edit('row', { ...store.state.inputs.row, divisor: 8 });
  const [row] = computing.filter(({ name }) => name === 'row');
  if (row) await expectFields(row, store);
  expect(row).toBeDefined();
});
