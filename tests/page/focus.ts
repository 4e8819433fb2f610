/** Where the keyboard is. */
import type { Page } from 'playwright';

export interface Focus {
  /** its accessible name, or its text */
  name: string;
  tag: string;
  /** the exhibit that it is in, and the cell of its table */
  show: string | undefined;
  cell: string | undefined;
  /** whether a line around it shows where it is */
  outlined: boolean;
  /** whether nothing lies over it, and it is in the window */
  inSight: boolean;
}

/** What has the focus, through all shadow roots; undefined where nothing has. */
export const focus = (page: Page): Promise<Focus | undefined> =>
  page.evaluate(() => {
    const hosts: Element[] = [];
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) {
      hosts.push(at);
      at = at.shadowRoot.activeElement;
    }
    if (!at || at === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    // the first of its lines, where a link takes two
    const [{ left, top, width, height } = new DOMRect()] = at.getClientRects();
    const root = at.getRootNode() as Document | ShadowRoot;
    const over = root.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: at.getAttribute('aria-label') ?? at.textContent.trim(),
      tag: at.localName,
      show: hosts.find(({ localName }) => localName === 'attention-exhibit')?.getAttribute('show') ?? undefined,
      cell: at.closest('[data-cell]')?.getAttribute('data-cell') ?? undefined,
      outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      inSight: over !== null && (over === at || at.contains(over)),
    };
  });

/** Presses Tab until `isThere`, and gives all the stops on the way. */
export async function tabUntil(page: Page, isThere: (stop: Focus) => boolean, most = 1000): Promise<Focus[]> {
  const stops: Focus[] = [];
  while (stops.length < most) {
    await page.keyboard.press('Tab');
    const stop = await focus(page);
    if (stop === undefined) return stops;
    stops.push(stop);
    if (isThere(stop)) return stops;
  }
  throw new Error(`still tabbing after ${most} stops; the last: ${JSON.stringify(stops.at(-1))}`);
}
