/** A store that is listened to, and inputs to put into it. */
import { initialState } from '../../web/initial.ts';
import { Store } from '../../web/store.ts';
import { deepFreeze } from './deep-freeze.ts';

export const { row, pipeline } = initialState.inputs;
export const typed = (...scores: number[]) => ({ ...row, scores });

/** A store of frozen state, which therefore must replace and not change, and how often it spoke. */
export function listenedTo() {
  const store = new Store(deepFreeze(initialState));
  const heard = { changes: 0 };
  store.addEventListener('change', () => heard.changes++);
  return { store, heard };
}
