/** The link to the other language's page takes the reader's state and place along. */
import { hashOf } from './codec/hash.ts';
import { writeState } from './codec/state.ts';
import type { Store } from './store.ts';

/** Keeps the link's address in step with the state at the moment it is followed. */
export function carryState(link: HTMLAnchorElement, store: Store, chapter: () => string): void {
  const plain = link.href;
  const update = () => {
    // beside no exhibit: the place is a chapter, which may be called as one of its exhibits is
    link.href = plain + hashOf(chapter(), writeState(store.state, ''));
  };
  // a middle click gives no click event, the Enter key no pointer
  link.addEventListener('pointerdown', update);
  link.addEventListener('click', update);
}
