/** What the page around this one may ask of it: `{ type: 'attention-steps:set', show: 'softmax', state: { dk: 16 } }`. */
import type { AttentionExhibit } from '../attention-exhibit.ts';
import { namesFor, readState } from '../codec/state.ts';
import { tellsState } from '../embed/own-state.ts';
import { noExhibit } from '../no-exhibit.ts';
import type { Store } from '../store.ts';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mostEntries = 100_000;
/**
 * Tells of one value after another whether it is no more than lists of lists, with so many entries, or bytes of typed
 * arrays, in all of them together:
 * any structure can be sent, with cycles in it, with the same list in many places, and without end.
 */
function flatWithin(most: number): (value: unknown) => boolean {
  let left = most;
  const isFlat = (value: unknown, depth = 3): boolean =>
    ArrayBuffer.isView(value)
      ? (left -= value.byteLength) >= 0
      : !Array.isArray(value) ||
        (depth > 0 && (left -= value.length) >= 0 && value.every((each) => isFlat(each, depth - 1)));
  return (value) => isFlat(value);
}

/** What a message's state tells: null, that all it is of goes back to where it starts; what is no state, a name of none. */
function toldBy(sent: unknown, show: string): [name: string, told: unknown][] {
  if (isPlain(sent)) return Object.entries(sent);
  if (sent !== null) return [['state', '']];
  return namesFor(show).flatMap((name) => (tellsState(name, show) ? [[name, null]] : []));
}

/** Has `store` take up what the parent's messages tell; the exhibit says what could not be used. */
export function listenToParent(store: Store, shows: readonly string[]): void {
  let noticed: AttentionExhibit | undefined;
  const say = (exhibit: AttentionExhibit, notice: AttentionExhibit['notice']) => {
    noticed = exhibit;
    exhibit.notice = notice;
  };
  // the reader has gone on
  store.addEventListener('change', () => {
    if (noticed) noticed.notice = [];
  });
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !isPlain(data) || data.type !== 'attention-steps:set') return;
    const show = shows.find((each) => each === data.show);
    const exhibit = document.querySelector<AttentionExhibit>(`attention-exhibit${show ? `[show="${show}"]` : ''}`);
    if (!exhibit) return;
    if (!show) {
      const asked = typeof data.show === 'string' ? data.show : '';
      say(exhibit, (text) => noExhibit(asked, text));
      return;
    }
    const isFlat = flatWithin(mostEntries);
    const base = store.state;
    const { state, problems } = readState(
      toldBy(data.state, show).map(([name, value]) => [name, isFlat(value) ? value : {}]),
      show,
      base,
    );
    // what tells nothing takes nothing from the reader, who may be typing
    if (state !== base) store.take(state);
    say(exhibit, problems);
  });
}
