import type { Store } from './store.ts';

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo (on a Mac with the command key); once for a key, whoever hears it. */
export function undoByKey(event: KeyboardEvent, store: Store): void {
  const key = event.key.toLowerCase();
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
  if (!isShortcut || event.defaultPrevented) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) store.redo();
  else store.undo();
}
