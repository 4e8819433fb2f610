/** Holds the state of one page (or of one embedded exhibit) and says when it has changed, by a `change` event. */
import type { CellId } from './derivation.ts';
import { History } from './history.ts';
import { initialInputs, initialState } from './initial.ts';
import { parts } from './registry.ts';
import type { Inputs, Settings, State } from './state.ts';

const sizesOf = (inputs: Inputs): number[] => parts.map((part) => part.size(inputs[part.name]));

// inputs are plain data
const areAlike = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

export class Store extends EventTarget {
  private history: History<Inputs>;
  private settings: Settings;
  private explained: State['explained'];
  private restored = 0;
  /** how many places each part's cells have: with another number, cells are others' */
  private sizes: readonly number[];

  constructor(state: State = initialState) {
    super();
    this.history = new History(state.inputs, areAlike);
    this.settings = state.settings;
    this.explained = state.explained;
    this.sizes = sizesOf(state.inputs);
  }

  get state(): State {
    return { inputs: this.history.present, settings: this.settings, explained: this.explained };
  }

  get canUndo(): boolean {
    return this.history.canUndo;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  /** Grows when inputs are replaced from outside (undo, redo, reset): half-typed text is then dropped. */
  get generation(): number {
    return this.restored;
  }

  /** Replaces one part of the inputs; keystrokes with the same `subject` are one step for undo. */
  edit<Part extends keyof Inputs>(part: Part, value: Inputs[Part], subject: string | null = null): void {
    if (value === this.history.present[part]) return;
    this.history.change({ ...this.history.present, [part]: value }, subject && `${part}.${subject}`);
    this.changed();
  }

  /** Replaces everything, as if the page had been opened so. */
  restore(state: State): void {
    this.restored++;
    this.history = new History(state.inputs, areAlike);
    this.settings = state.settings;
    this.sizes = sizesOf(state.inputs);
    this.explained = state.explained;
    this.changed();
  }

  /** The reader has finished an edit. */
  settle(): void {
    const { present } = this.history;
    this.history.settle();
    if (this.history.present !== present) this.changed();
  }

  /** The reader takes the running edit back. */
  cancel(): void {
    this.history.cancel();
    this.changed();
  }

  /** Puts one part of the inputs back to the article's. */
  reset(part: keyof Inputs): void {
    this.restored++;
    this.explained = null;
    this.history.settle();
    const { present } = this.history;
    if (!areAlike(present[part], initialInputs[part])) this.history.change({ ...present, [part]: initialInputs[part] });
    this.changed();
  }

  undo(): void {
    if (!this.history.undo()) return;
    this.restored++;
    this.changed();
  }

  redo(): void {
    if (!this.history.redo()) return;
    this.restored++;
    this.changed();
  }

  set(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    this.changed();
  }

  /** Opens the arithmetic of a cell, or closes it with null. */
  explain(exhibit: string, cell: CellId | null): void {
    this.explained = cell === null ? null : { exhibit, cell };
    this.changed();
  }

  private changed(): void {
    const sizes = sizesOf(this.history.present);
    if (sizes.some((size, index) => size !== this.sizes[index])) this.explained = null;
    // half-typed text stands by its place, which after a removal may be another token's
    if (sizes.some((size, index) => size < (this.sizes[index] ?? size))) this.restored++;
    this.sizes = sizes;
    this.dispatchEvent(new Event('change'));
  }
}
