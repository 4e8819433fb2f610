/** The exhibits of an open page, as a reader finds them. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until a reading is what it should be: the page answers when it is ready. */
export const soon = <Value>(read: () => Value | Promise<Value>, what?: string) =>
  expect.poll(read, { timeout: 20_000, ...(what === undefined ? {} : { message: what }) });

export const exhibits = (page: Page): Locator => page.locator('attention-exhibit');
/** What an exhibit shows once it computes; the table it had before stays in its tag, unseen. */
export const exhibit = (page: Page, show: string): Locator =>
  page.locator(`attention-exhibit[show="${show}"] section.panel`);

/** Waits until every exhibit of the page computes. */
export async function allLive(page: Page): Promise<void> {
  const count = await exhibits(page).count();
  expect(count).toBeGreaterThan(0);
  await soon(() => exhibits(page).locator('section.panel').count()).toBe(count);
}

/** What an element says; `innerText` is empty in chapters that are far from the window. */
export const says = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** The field in a cell of an exhibit's table, and the button that a computed number is. */
export const field = (page: Page, show: string, id: string): Locator =>
  exhibit(page, show).locator(`[data-cell="${id}"] input`);
export const computed = (page: Page, show: string, id: string): Locator =>
  exhibit(page, show).locator(`[data-cell="${id}"] button`);

export const button = (page: Page, show: string, name: string): Locator =>
  exhibit(page, show).getByRole('button', { name, exact: true });

/** Every number in an exhibit's tables as it stands there, by cell. */
export function shown(page: Page, show: string): Promise<Record<string, string>> {
  return exhibit(page, show)
    .locator('[data-cell]')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.map((each) => [
          each.getAttribute('data-cell') ?? '',
          each.querySelector('input')?.value ?? each.querySelector('button')?.textContent.trim() ?? '',
        ]),
      ),
    );
}

/** Waits until a cell shows `text`. */
export const showsSoon = (page: Page, show: string, id: string, text: string): Promise<void> =>
  soon(async () => (await shown(page, show))[id]).toBe(text);

/** Types over what stands in a field, key by key. */
export async function typeOver(input: Locator, text: string): Promise<void> {
  await input.selectText();
  await input.pressSequentially(text);
}

/** The ids of the cells that are outlined as operands. */
export const lit = (page: Page, show: string): Promise<string[]> =>
  exhibit(page, show)
    .locator('td.lit')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('data-cell') ?? ''));
