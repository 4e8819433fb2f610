/** The link to the other language's page takes the reader's state and place along. */
import { decodeState, encodeState } from './state-codec.ts';
import { initialState } from './initial.ts';
import type { Store } from './store.ts';

const carried = /^#([\w-]*)\?state=(.*)$/;

/** Takes up the state that the address carries, if it does, and goes to the chapter it names. */
export function takeUpState(store: Store): void {
  const [, chapter = '', state] = carried.exec(location.hash) ?? [];
  if (state === undefined) return;
  store.restore(decodeState(state));
  try {
    history.replaceState(null, '', `#${chapter}`);
  } catch {
    // a sandboxed frame may refuse: the long address stays
  }
  document.getElementById(chapter)?.scrollIntoView();
}

/** Keeps the link's address in step with the state at the moment it is followed. */
export function carryState(link: HTMLAnchorElement, store: Store, chapter: () => string): void {
  const plain = link.href;
  const update = () => {
    const { inputs, settings } = store.state;
    const isUntouched = inputs === initialState.inputs && settings === initialState.settings;
    link.href = isUntouched ? `${plain}#${chapter()}` : `${plain}#${chapter()}?state=${encodeState(store.state)}`;
  };
  // a middle click gives no click event, the Enter key no pointer
  link.addEventListener('pointerdown', update);
  link.addEventListener('click', update);
}
