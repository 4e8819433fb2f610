/** What a keystroke in `matrix` costs, in work: one call of the engine, and the cells that follow from it alone. */
import { expect, test } from 'vitest';
import type { NumberField } from '../../web/elements/number-field.ts';
import { countingEngine, drawn, idOf, inputOf, mountExhibit, newStore, tablesOf } from './exhibit.ts';
import { parts } from './mount.ts';

const tokens = 64;
// [CLS] and [SEP] stand around them
const sentence = Array.from({ length: tokens - 2 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('');

test('a number typed among 64 tokens repaints its row of scores, and computes the formula once', async () => {
  const store = newStore();
  store.edit('matrix', { ...store.state.inputs.matrix, sentence });
  const { engine, calls } = await countingEngine();
  const exhibit = await mountExhibit('matrix', { store, engine });
  calls.length = 0;
  const repainted = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const cell = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-cell]');
      repainted.add(cell ? idOf(cell) : target.nodeName);
    }
  });
  for (const { shadowRoot } of tablesOf(exhibit)) {
    if (shadowRoot)
      observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true, attributes: true });
  }
  const fields = tablesOf(exhibit).flatMap((table) => parts<NumberField>(table, 'number-field'));
  const redrawn: string[] = [];
  for (const field of fields) field.addController({ hostUpdated: () => redrawn.push(field.cell) });
  redrawn.length = 0;
  const input = inputOf(exhibit, 'queries.2.1');
  input.value = '7';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await drawn(exhibit);
  observer.disconnect();
  expect(calls).toEqual(['attention']);
  expect(fields.length).toBeGreaterThan(1);
  expect(new Set(redrawn)).toEqual(new Set(['queries.2.1']));
  const row = Array.from({ length: 12 }, (_, key) => `scores.2.${key}`);
  expect([...repainted].sort()).toEqual([...row, 'queries.2.1'].sort());
});
