/** The page opens, and its numbers are the engine's. */
import { expect } from 'vitest';
import { editions } from '../../../tools/page.ts';
import { computedText } from '../../../web/elements/table-model.ts';
import { loadEngine } from '../../../web/engine.ts';
import type { Exhibit } from '../../../web/exhibit.ts';
import { editableText } from '../../../web/number.ts';
import { exhibits } from '../../../web/registry.ts';
import { initialState } from '../../../web/initial.ts';
import { type Behaviour, exhibit, openLive } from '../behaviour.ts';
import type { Page } from '../page.ts';

/** A cell of a table in the page: its id, and what it says, in a field or as a computed number. */
interface FoundCell {
  id: string;
  typed: string | null;
  computed: string | null;
}

const cellsIn = (page: Page, show: string): Promise<FoundCell[]> =>
  page.evaluate(
    (path) =>
      attentionStepsFind(path).map((cell) => ({
        id: cell.getAttribute('data-cell') ?? '',
        typed: cell.querySelector('input')?.value ?? null,
        computed: cell.querySelector('input') ? null : cell.textContent.trim(),
      })),
    [...exhibit(show), '[data-cell]'],
  );

/** Expects the cells to say what the engine in Node gives for the article's start. */
async function expectRight({ name, part }: Exhibit, found: readonly FoundCell[]): Promise<void> {
  const engine = await loadEngine();
  await part.prepare?.(engine, part.initial, new AbortController().signal);
  const cells = part.cells(part.initial, part.compute(engine, part.initial));
  const right = found.map(({ id, typed }): FoundCell => {
    const value = cells.has(id) ? cells.value(id) : NaN;
    if (typed !== null) return { id, typed: editableText(value), computed: null };
    return {
      id,
      typed,
      computed: computedText({ kind: 'computed', id, value, label: '' }, initialState.settings.digits),
    };
  });
  expect(found, name).toEqual(right);
}

export const opening: readonly Behaviour[] = editions.map(({ file, title }) => ({
  title: `${file} opens, and every exhibit shows the engine’s numbers`,
  async run(page, url) {
    await openLive(page, url(file));
    expect(await page.texts('h1')).toEqual([title]);
    const empty = [];
    for (const [show, each] of exhibits) {
      const found = await cellsIn(page, show);
      if (found.length === 0) empty.push(show);
      await expectRight(each, found);
    }
    // what these show first is no table
    expect(empty).toEqual(['hidden-character', 'pipeline', 'quiz']);
  },
}));
