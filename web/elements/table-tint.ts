import type { CellId } from '../derivation.ts';

/** each cell's last tint: a number that changes again before it has faded needs no second one under it */
const fading = new WeakMap<HTMLElement, Animation>();

/**
 * Shows by a tint that fades into the cell's own which cells say something else than before; not to readers who want no motion.
 * It begins with the next frame: an animation started at once would make the browser restyle what is half drawn.
 */
export function tintChanges(
  root: ParentNode,
  before: ReadonlyMap<CellId, string>,
  after: ReadonlyMap<CellId, string>,
): void {
  const changed = [...after].filter(([id, text]) => (before.get(id) ?? text) !== text);
  if (changed.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  requestAnimationFrame(() => {
    const cells = new Map(
      Array.from(root.querySelectorAll<HTMLElement>('[data-cell]'), (cell) => [cell.dataset.cell, cell]),
    );
    for (const [id] of changed) {
      const cell = cells.get(id);
      if (!cell) continue;
      fading.get(cell)?.cancel();
      fading.set(cell, cell.animate([{ backgroundColor: 'var(--changed)', offset: 0 }], 200));
    }
  });
}
