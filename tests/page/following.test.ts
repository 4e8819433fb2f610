/** What was asked stays true: an open explanation, and what a resting pointer lights, follow inputs changed elsewhere. */
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { exhibits } from '../../web/registry.ts';
import { textFor } from '../../web/text/languages.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { exhibit, shown, soon } from './exhibit.ts';

// so high that a panel is in sight as a whole: nothing moves under the pointer
const page = useBrowser().usePage(() => onDisk('en.html'), { viewport: { width: 1280, height: 3000 } });
const { reset } = textFor('en');

const cases = import.meta.glob<ExhibitCase>('../exhibits/*.ts', { eager: true, import: 'default' });
const editOf = (show: string) => cases[`../exhibits/${show}.ts`]?.edit;
const names = [...exhibits.keys()];
const edited = names.filter((show) => editOf(show) !== undefined);

/** Changes an input of an exhibit, and waits until its numbers are others. */
async function edit(page: Page, show: string): Promise<void> {
  const { field = '', text = '' } = editOf(show) ?? {};
  const numbers = () => exhibit(page, show).locator('td.computed').allInnerTexts();
  const before = await numbers();
  await exhibit(page, show).getByRole('textbox', { name: field, exact: true }).fill(text);
  await soon(numbers).not.toEqual(before);
}

const putBack = (page: Page, show: string) =>
  exhibit(page, show).getByRole('button', { name: reset, exact: true }).dispatchEvent('click');

/** Of each table of an exhibit the last number that can be asked. */
async function askable(panel: Locator): Promise<Locator[]> {
  const last = (await panel.locator('numeric-table').all()).map((table) => table.locator('td.computed button').last());
  const counts = await Promise.all(last.map((cell) => cell.count()));
  return last.filter((_, index) => counts[index] === 1);
}

/** The numbers that are outlined, anywhere on the page, by their cells. */
const lit = (page: Page): Promise<[cell: string, text: string][]> =>
  page
    .locator('td.lit')
    .evaluateAll((cells) =>
      cells.map((cell) => [
        cell.getAttribute('data-cell') ?? '',
        cell.querySelector('input')?.value.replace('-', '−') ?? cell.textContent.trim(),
      ]),
    );

/** A number with the arithmetic that is open under its table, and what that outlines. */
async function asked(cell: Locator, panel: Locator) {
  const explanation = panel.locator('cell-explanation section');
  return {
    number: (await cell.innerText()).trim(),
    own: await explanation.locator('.own').innerText(),
    all: await explanation.innerText(),
    lit: await lit(panel.page()),
  };
}

/** Opens the arithmetic of a number. */
async function ask(cell: Locator, panel: Locator) {
  await cell.dispatchEvent('click');
  await panel.locator('cell-explanation section').waitFor();
  return asked(cell, panel);
}

/** Asks each number, changes an input of `other`, and expects what is open to be what is said when asked anew. */
async function expectFollowed(page: Page, show: string, other: string): Promise<{ changed: number; of: number }> {
  const panel = exhibit(page, show);
  const cells = await askable(panel);
  let changed = 0;
  for (const cell of cells) {
    const before = await ask(cell, panel);
    await edit(page, other);
    const after = await asked(cell, panel);
    // a number that was drawn is made of no other
    if (/ [=≈] /.test(after.own)) expect(after.own.split(/ [=≈] /)[0]).toBe(after.number);
    for (const [id, number] of after.lit) expect(after.own, id).toContain(number);
    if (after.number !== before.number || after.own !== before.own) changed++;

    await cell.dispatchEvent('click');
    await soon(() => panel.locator('cell-explanation').count()).toBe(0);
    expect(after).toEqual(await ask(cell, panel));
    await putBack(page, other);
  }
  return { changed, of: cells.length };
}

beforeAll(() => Promise.all(names.map((name) => exhibit(page(), name).waitFor())));

describe('an open explanation follows an input', () => {
  test.each(edited)('of its exhibit: %s', async (show) => {
    const { changed, of } = await expectFollowed(page(), show, show);
    expect(of).toBeGreaterThan(0);
    expect(changed).toBe(of);
  });

  const isShared = ([show, other]: readonly [string, string]) =>
    show !== other && exhibits.get(show)?.part === exhibits.get(other)?.part;
  const pairs = edited.flatMap((show) => edited.map((other) => [show, other] as const)).filter(isShared);

  test('of another exhibit that shares its part', async () => {
    let followed = 0;
    for (const [show, other] of pairs) followed += (await expectFollowed(page(), show, other)).changed;
    expect(followed).toBeGreaterThan(0);
  });
});

test.each(names.filter((show) => !edited.includes(show)))(
  'there is nothing to ask at the opening: %s',
  async (show) => {
    expect(await askable(exhibit(page(), show))).toEqual([]);
  },
);

test.each(names.filter((show) => exhibits.get(show)?.leadingTo !== undefined))(
  'what a resting pointer lights: %s',
  async (show) => {
    const [cell = expect.fail(`expected a number to point at in ${show}`)] = await askable(exhibit(page(), show));
    await cell.hover();
    await soon(() => lit(page())).not.toEqual([]);
    const before = await lit(page());
    await edit(page(), show);
    const after = await lit(page());
    expect(after).not.toEqual(before);
    expect(after.map(([id]) => id)).toEqual(before.map(([id]) => id));

    await page().mouse.move(0, 0);
    await soon(() => lit(page())).toEqual([]);
    await cell.hover();
    await soon(() => lit(page())).toEqual(after);
    const cells = await shown(page(), show);
    for (const [id, number] of after) expect(cells[id]?.replace('-', '−'), id).toBe(number);
    await putBack(page(), show);
  },
);
