/** How the keyboard moves through a numeric table, as in a spreadsheet. */

const focusable = 'input, button';

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

// within a text the caret moves first; at its end, or with all of it selected, the arrow leaves the field
function caretCanMove(input: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = input;
  const allSelected = selectionStart === 0 && selectionEnd === value.length;
  if (allSelected) return false;
  if (key === 'ArrowLeft') return selectionStart !== 0 || selectionEnd !== 0;
  if (key === 'ArrowRight') return selectionStart !== value.length || selectionEnd !== value.length;
  return false;
}

const cellsOf = (row: Element): HTMLTableCellElement[] => Array.from(row.querySelectorAll('th, td'));

function target(from: HTMLTableCellElement, [rows, columns]: [number, number]): HTMLElement | undefined {
  const table = from.closest('table');
  const grid = Array.from(table?.rows ?? [], cellsOf);
  let row = grid.findIndex((cells) => cells.includes(from));
  let column = grid[row]?.indexOf(from) ?? -1;
  // past cells that hold nothing to focus
  for (;;) {
    row += rows;
    column += columns;
    const cell = grid[row]?.[column];
    if (cell === undefined) return undefined;
    const found = cell.querySelector<HTMLElement>(focusable);
    if (found) return found;
  }
}

/** Handles a keydown inside the table: arrows, and Enter (with Shift: up) from a field. */
export function moveFocus(event: KeyboardEvent): void {
  const from = event.target as HTMLElement;
  const cell = from.closest<HTMLTableCellElement>('th, td');
  const isField = from instanceof HTMLInputElement;
  const step = isField && event.key === 'Enter' ? steps[event.shiftKey ? 'ArrowUp' : 'ArrowDown'] : steps[event.key];
  if (!cell || !step || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.shiftKey && event.key !== 'Enter') return;
  if (isField && caretCanMove(from, event.key)) return;
  const next = target(cell, step);
  event.preventDefault();
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
