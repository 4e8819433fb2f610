/** Tab in a numeric table: through what can be changed, and one computed cell. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { NumericTable } from '../../web/elements/numeric-table.ts';
import { focused } from './mount.ts';
import { enter, focusedCell, model, mountTable } from './table.ts';

/** Where Tab stops between two buttons around the table. */
async function stops(table: NumericTable, keys = '{Tab}'): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (let presses = 0; presses < 20; presses++) {
    await userEvent.keyboard(keys);
    if (!table.contains(document.activeElement)) return found;
    found.push(focusedCell());
  }
  throw new Error('expected Tab to leave the table');
}

async function between() {
  const [before, after] = [document.createElement('button'), document.createElement('button')];
  const table = await mountTable();
  table.before(before);
  table.after(after);
  return { before, after, table };
}

const fields = ['name 0', 'scores.0', 'name 1', 'scores.1', 'name 2', 'scores.2'];

test('goes through what can be changed, and one computed cell', async () => {
  const { before, after, table } = await between();
  before.focus();
  expect(await stops(table)).toEqual(fields.toSpliced(2, 0, 'exps.0'));
  expect(focused()).toBe(after);
});

test('comes back to the computed cell last entered', async () => {
  const { before, after, table } = await between();
  enter(table, 'weights.1');
  await table.updateComplete;
  before.focus();
  const forth = fields.toSpliced(4, 0, 'weights.1');
  expect(await stops(table)).toEqual(forth);
  after.focus();
  expect(await stops(table, '{Shift>}{Tab}{/Shift}')).toEqual(forth.toReversed());
});

test('finds another computed cell when that one is gone', async () => {
  const { before, table } = await between();
  enter(table, 'weights.2');
  table.model = model({}, ['a']);
  await table.updateComplete;
  before.focus();
  expect(await stops(table)).toEqual(['name 0', 'scores.0', 'exps.0']);
});
