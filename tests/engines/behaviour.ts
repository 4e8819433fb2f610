/** What the page does in every engine, wherever it is. */
import { expect } from 'vitest';
import { soon } from '../page/exhibit.ts';
import type { EngineName } from './engine.ts';
import type { Page } from './page.ts';
import type { PlaceName } from './places.ts';

export interface Behaviour {
  title: string;
  /** why one engine cannot be asked for it in a place; undefined where it can */
  cannot?: (engine: EngineName, place: PlaceName) => string | undefined;
  /** `url` gives a file's address */
  run: (page: Page, url: (file: string) => string) => Promise<void>;
}

/** The selectors of an exhibit that computes: the table it had before stays in its tag, unseen. */
export const exhibit = (show: string): string[] => [`attention-exhibit[show="${show}"]`, 'section.panel'];
export const field = (show: string, cell: string): string[] => [...exhibit(show), `[data-cell="${cell}"]`, 'input'];
export const computed = (show: string, cell: string): string[] => [...exhibit(show), `[data-cell="${cell}"]`, 'button'];

/** Waits until a cell shows `text`. */
export const shows = (page: Page, show: string, cell: string, text: string): Promise<void> =>
  soon(() => page.texts(...computed(show, cell)), `${cell} of ${show}`).toEqual([text]);

/** Opens a page, and waits until all its exhibits compute. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.open(url);
  await allLive(page);
}

/** Until then, what lies below may still move. */
export async function allLive(page: Page): Promise<void> {
  const count = await page.count('attention-exhibit');
  expect(count).toBeGreaterThan(0);
  await soon(() => page.count('section.panel'), 'exhibits that compute').toBe(count);
}
