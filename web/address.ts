/**
 * The page's address tells its state (see docs/decisions/0017): read when the page opens and when the address changes,
 * written soon after each change. The first finished edit in another exhibit than the last makes an entry in the browser's
 * history, at top level alone: in a frame that would lengthen the host's. What follows is written over it.
 */
import type { AttentionExhibit } from './attention-exhibit.ts';
import { hashOf, packed, readHash } from './codec/hash.ts';
import { readState, writeState } from './codec/state.ts';
import { exhibits } from './registry.ts';
import type { Inputs, State } from './state.ts';
import type { Store } from './store.ts';

/** milliseconds from a change until it is written at the latest, and between such writings: Safari refuses more than 100 in 30 s */
const pause = 500;
/** between writings that need not wait */
const spell = 1000;
/** without a change for so long, the reader types no more */
const quiet = 100;

/** What an entry of the browser's history that this page has written keeps, beside what others keep there. */
interface HistoryEntry {
  /** the part of the state whose edit began it; null where it was not begun by one */
  attentionStepsPart?: keyof Inputs | null;
}

const entry = () => (history.state ?? {}) as HistoryEntry;
const isOurs = () => entry().attentionStepsPart !== undefined;

/** The exhibit that the reader last edited: the first of `likely` that has the part, else the first that has it. */
function lastEdited({ lastEdited: part }: Store, likely: readonly string[]): string | undefined {
  return [...likely, ...exhibits.keys()].find((name) => exhibits.get(name)?.part.name === part);
}

/** Keeps the page's address and the store in step. */
export class Address {
  /** where the address leads: an exhibit or a chapter */
  private place = '';
  /** the exhibit that last had the focus: an edit that ends by leaving it is still its own */
  private entered = '';
  /** the hash of the entry that was last read or written */
  private known = location.hash;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** when the first change was made that is not written yet */
  private since: number | undefined;
  /** when the address was last written, and when at once */
  private written = -Infinity;
  private hurried = -Infinity;
  /** the hash of the entry that an edit, not finished yet, is written over */
  private before: string | undefined;
  /** counts what was begun, so that what was overtaken meanwhile is dropped */
  private turn = 0;
  /** the exhibit that tells what of the address could not be used */
  private noticed: AttentionExhibit | null | undefined;
  /** the inputs that it tells of */
  private noticedOf: Inputs | undefined;

  constructor(
    private readonly store: Store,
    /** the chapter that is being read */
    private readonly chapter: () => string,
  ) {
    store.addEventListener('change', () => {
      if (this.noticed && store.state.inputs !== this.noticedOf) this.noticed.notice = [];
      this.soon(quiet);
    });
    store.addEventListener('settled', () => {
      const now = performance.now();
      if (now - this.hurried < spell) return this.soon(0);
      this.hurried = now;
      // the reader may load the page again right away
      void this.write();
    });
    addEventListener('focusin', () => (this.entered = document.activeElement?.getAttribute('show') ?? this.entered));
    addEventListener('hashchange', () => void this.changed());
    // it may be the last that is heard of the page
    document.addEventListener('visibilitychange', () => {
      if (this.since !== undefined) void this.write();
    });
    // too late to pack anything; an edit that still runs counts
    addEventListener('pagehide', () => {
      if (this.since !== undefined) this.keep(this.hash(), false);
    });
  }

  /** Takes up what the address tells as the page opens; `instead` where its hash tells nothing, and never did. */
  async open(instead = location.hash): Promise<void> {
    const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // a page that is loaded again, or gone back to, is put by the browser where it was
    const goes = opening?.type !== 'reload' && opening?.type !== 'back_forward';
    const hash = isOurs() || location.hash.includes('?') ? location.hash : instead;
    // before it is read: as soon as it is, what it tells is written as this page writes it
    this.keep(hash, false);
    if (hash.includes('?')) await this.read(hash, (state) => this.store.restore(state), goes);
  }

  /** Has the address written after `rest` milliseconds without a change. */
  private soon(rest: number): void {
    const now = performance.now();
    this.since ??= now;
    const wait = Math.max(Math.min(rest, this.since + pause - now), this.written + pause - now);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), wait);
  }

  /** The address is another: by a link, by hand, or by going back or forward. */
  private async changed(): Promise<void> {
    this.known = location.hash;
    // what was to be written is of the entry that was left
    this.isWritten();
    const isTold = isOurs();
    if (isTold || this.known.includes('?')) return this.read(this.known, (state) => this.store.take(state), !isTold);
    // a link to a chapter: the state stays
    this.place = (await readHash(location.hash)).place;
    this.store.lastEdited = null;
    return this.write();
  }

  private async read(hash: string, take: (state: State) => void, goes: boolean): Promise<void> {
    const turn = ++this.turn;
    const { place, told, problems } = await readHash(hash);
    if (turn !== this.turn) return;
    const reading = readState(told, place);
    const chapter = document.getElementById(place);
    const exhibit = exhibits.has(place) ? document.querySelector(`attention-exhibit[show="${place}"]`) : null;
    // what is told of the exhibit itself stands without a prefix
    const isOfExhibit = exhibit && !told.every(([name]) => name.includes('.'));
    this.place = place;
    take(reading.state);
    const near = exhibit ?? (chapter ?? document).querySelector('attention-exhibit');
    this.noticed = near as AttentionExhibit | null;
    this.noticedOf = this.store.state.inputs;
    if (this.noticed) this.noticed.notice = [...problems, ...reading.problems];
    if (goes) (isOfExhibit ? exhibit : (chapter ?? exhibit))?.scrollIntoView();
  }

  /** The hash that tells the state now. */
  private hash(): string {
    this.place = lastEdited(this.store, [this.entered, this.place]) ?? (this.place || this.chapter());
    return hashOf(this.place, writeState(this.store.state, this.place));
  }

  private async write(): Promise<void> {
    const { lastEdited } = this.store;
    const begins = parent === window && lastEdited !== null && lastEdited !== entry().attentionStepsPart;
    const turn = ++this.turn;
    const { state } = this.store;
    const hash = await packed(this.hash());
    if (turn !== this.turn) return;
    if (location.hash === this.known) {
      this.keep(hash, begins);
      // what was changed while it was packed is still to be written
      if (this.store.state !== state) this.soon(quiet);
      return;
    }
    // the reader has gone to another entry, and is about to be told what it holds
    this.known = location.hash;
    this.isWritten();
    this.soon(pause);
  }

  private isWritten(): void {
    clearTimeout(this.timer);
    this.since = this.before = undefined;
  }

  /**
   * Makes `hash` the page's, in an entry of its own or over the one that there is. An edit that is not finished begins
   * nothing yet: it is written over what it will be put back to once it is.
   */
  private keep(hash: string, begins: boolean): void {
    const here = location.hash || '#';
    const { before = here } = this;
    this.isWritten();
    const isFinished = !this.store.isEditing;
    if (begins && !isFinished) this.before = before;
    const isNew = begins && isFinished && hash !== before;
    if (!isNew && hash === here && isOurs()) return;
    const { attentionStepsPart = null } = entry();
    const kept: HistoryEntry = { ...entry(), attentionStepsPart: isNew ? this.store.lastEdited : attentionStepsPart };
    this.written = performance.now();
    try {
      if (isNew) {
        if (before !== here) history.replaceState(history.state, '', before);
        history.pushState(kept, '', hash);
      } else history.replaceState(kept, '', hash);
    } catch {
      // refused: from disk by some browsers, in some frames, and past so many in half a minute
    }
    this.known = location.hash;
  }
}
