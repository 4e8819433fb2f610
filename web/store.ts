/**
 * Holds the state of one page (or of one embedded exhibit) and says when it has changed, by a `change` event; by a `settled`
 * event, when the reader has finished an edit.
 */
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
  /** the part that the reader edited last; null before any edit, and once the state was replaced as a whole */
  lastEdited: keyof Inputs | null = null;
  /** the parts that were told from outside (a link, attributes, a message) and are not the article's */
  private told: ReadonlySet<keyof Inputs> = new Set();
  /** how often each part was replaced from outside */
  private restored = new Map<keyof Inputs, number>();
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

  /** Whether the reader is in the middle of an edit. */
  get isEditing(): boolean {
    return this.history.isRunning;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  /** Grows when a part of the inputs is replaced from outside (undo, redo, reset): its half-typed text is then dropped. */
  generation(part: keyof Inputs): number {
    return this.restored.get(part) ?? 0;
  }

  /** Whether a part's inputs began as something else than the article's. */
  isTold(part: keyof Inputs): boolean {
    return this.told.has(part);
  }

  /** Replaces one part of the inputs; keystrokes with the same `subject` are one step for undo. */
  edit<Part extends keyof Inputs>(part: Part, value: Inputs[Part], subject: string | null = null): void {
    if (value === this.history.present[part]) return;
    this.history.change({ ...this.history.present, [part]: value }, subject && `${part}.${subject}`);
    this.lastEdited = part;
    this.changed();
  }

  /** Replaces one part of the inputs by what differs in what is looked at (a stage, a step): nothing to undo. */
  look<Part extends keyof Inputs>(part: Part, value: Inputs[Part]): void {
    this.history.amend({ ...this.history.present, [part]: value });
    this.changed();
  }

  /** Replaces everything, as if the page had been opened so. */
  restore(state: State): void {
    this.replaced(parts.map(({ name }) => name));
    this.history = new History(state.inputs, areAlike);
    this.take(state);
  }

  /** Replaces everything; what differs in the inputs is one step for undo. */
  take(state: State): void {
    // what is told of nothing new may be being typed in
    this.replaced(parts.flatMap(({ name }) => (state.inputs[name] === this.history.present[name] ? [] : [name])));
    const isTold = (name: keyof Inputs) => !areAlike(state.inputs[name], initialInputs[name]);
    this.told = new Set(parts.flatMap(({ name }) => (isTold(name) ? [name] : [])));
    this.history.settle();
    if (!areAlike(this.history.present, state.inputs)) this.history.change(state.inputs);
    this.lastEdited = null;
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
    this.dispatchEvent(new Event('settled'));
  }

  /** The reader takes the running edit back. */
  cancel(): void {
    this.history.cancel();
    this.changed();
  }

  /** Puts one part of the inputs back to the article's. */
  reset(part: keyof Inputs): void {
    this.replaced([part]);
    this.explained = null;
    this.history.settle();
    const { present } = this.history;
    if (!areAlike(present[part], initialInputs[part])) this.history.change({ ...present, [part]: initialInputs[part] });
    this.lastEdited = part;
    this.changed();
  }

  undo(): void {
    this.step(() => this.history.undo());
  }

  redo(): void {
    this.step(() => this.history.redo());
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

  private step(go: () => boolean): void {
    const before = this.history.present;
    if (!go()) return;
    const { present } = this.history;
    this.replaced(parts.flatMap(({ name }) => (before[name] === present[name] ? [] : [name])));
    this.changed();
  }

  private replaced(names: readonly (keyof Inputs)[]): void {
    for (const name of names) this.restored.set(name, this.generation(name) + 1);
  }

  private changed(): void {
    const sizes = sizesOf(this.history.present);
    if (sizes.some((size, index) => size !== this.sizes[index])) this.explained = null;
    // half-typed text stands by its place, which after a removal may be another token's
    this.replaced(parts.flatMap(({ name }, index) => ((sizes[index] ?? 0) < (this.sizes[index] ?? 0) ? [name] : [])));
    this.sizes = sizes;
    this.dispatchEvent(new Event('change'));
  }
}
