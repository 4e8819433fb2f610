/** Keeps what the reader asked about in sight. */
import type { LitElement } from 'lit';
import type { CellId } from './derivation.ts';

/** Where a cell stands in an exhibit's tables: the first place, if it stands in several. */
export function placeOf(exhibit: ParentNode, id: CellId): HTMLElement | undefined {
  const tables = Array.from(exhibit.querySelectorAll('numeric-table, matrix-view'));
  const places = tables.map((table) => table.shadowRoot?.querySelector<HTMLElement>(`[data-cell="${id}"]`));
  return places.find((place): place is HTMLElement => place instanceof HTMLElement);
}

/**
 * The explanation, which scrolls in itself, begins at its beginning. It sticks to the lower edge of the window: if it
 * covers the cell it is of, scrolls that much.
 */
export async function keepCellInSight(exhibit: ParentNode, id: CellId): Promise<void> {
  const explanation = exhibit.querySelector<LitElement>('cell-explanation');
  const place = placeOf(exhibit, id);
  await explanation?.updateComplete;
  explanation?.parentElement?.scrollTo(0, 0);
  if (!explanation || !place) return;
  const covered = place.getBoundingClientRect().bottom - explanation.getBoundingClientRect().top;
  const isAbove = explanation.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING;
  if (isAbove !== 0 && covered > 0) scrollBy({ top: covered });
}

/** If what had the focus is gone, or can have it no longer, gives it to the exhibit as a whole: keys still work there. */
export async function keepFocus(exhibit: LitElement, panel: HTMLElement | null): Promise<void> {
  await exhibit.updateComplete;
  const tables = Array.from(exhibit.renderRoot.querySelectorAll<LitElement>('numeric-table'));
  await Promise.all(tables.map((table) => table.updateComplete));
  // unless the reader has gone elsewhere
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (exhibit.isConnected && isNowhere) panel?.focus({ preventScroll: true });
}
