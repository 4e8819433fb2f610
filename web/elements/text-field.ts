import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Text } from '../text/text.ts';
import { isLocked } from './around.ts';
import { send } from './events.ts';

let fields = 0;

/**
 * A one-line field over a value of some kind, which keeps what was typed until the reader is done with it.
 * What is typed is read at each keystroke; text that is no value stays, marked, and the last good value holds.
 * It draws into its parent (no shadow root), so that labels and messages can refer to it.
 */
export abstract class TextField<Value> extends LitElement {
  static override properties: PropertyDeclarations = {
    value: { attribute: false },
    label: {},
    generation: { type: Number },
    describedBy: { attribute: 'described-by' },
    text: { attribute: false },
    objection: {},
    skipped: { type: Boolean },
  };

  /** the value on show */
  declare value: Value;
  /** its accessible name */
  declare label: string;
  /** when it grows, half-typed text is dropped */
  declare generation: number;
  /** the id of the element in which the host tells what is wrong */
  declare describedBy: string | undefined;
  /** the words to tell it in, where the field is to do so itself */
  declare text: Text | undefined;
  /** what the host objects to in the value on show, in a sentence; undefined for nothing */
  declare objection: string | undefined;
  /** whether Tab passes it over: arrow keys in its table reach it */
  declare skipped: boolean | undefined;

  /** what was typed, while it is not simply the value */
  protected draft: string | undefined;
  private marked = false;
  private composing = false;
  /** whether it has announced a value since the last edit was settled: what Escape takes back */
  private announced = false;

  /** the text for a value */
  protected abstract write(value: Value): string;
  /** the value of what was typed; undefined if it has none (yet) */
  protected abstract read(typed: string): Value | undefined;
  /** whether `typed` is to be marked, while typing or once it is left */
  protected abstract isProblem(typed: string, left: boolean): boolean;
  /** what is wrong with `typed`, in a sentence */
  protected abstract complaint(typed: string, text: Text): string;
  /** tells the host about a new value */
  protected abstract announce(value: Value): void;
  /** the value that holds while what was typed is none, in a sentence */
  protected stillHolding(text: Text): string {
    return text.still(this.write(this.value));
  }
  /** how wide `text` is, in average characters */
  protected widthOf(text: string): number {
    return text.length;
  }

  private readonly ownMessage = `field-problem-${++fields}`;

  protected override createRenderRoot(): this {
    return this;
  }

  get input(): HTMLInputElement | null {
    return this.querySelector('input');
  }

  /** What is wrong with what stands in the field, if it is marked. */
  problem(text: Text): string | undefined {
    if (!this.marked || this.draft === undefined) return undefined;
    return this.complaint(this.draft, text) + this.stillHolding(text);
  }

  override focus(): void {
    this.input?.focus();
    this.input?.select();
  }

  /** While a text is being composed it is the input method's: drawing the field anew would break it up. */
  protected override shouldUpdate(): boolean {
    return !this.composing;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const replaced = changed.has('value') && this.draft !== undefined && this.read(this.draft) !== this.value;
    if (changed.has('generation') || replaced) this.accept();
  }

  protected override render() {
    const shown = this.draft ?? this.write(this.value);
    const problem = this.text && (this.problem(this.text) ?? this.objection);
    const isWrong = this.marked || this.objection !== undefined;
    const describedBy = this.text ? this.ownMessage : this.describedBy;
    return html`<input
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        tabindex=${this.skipped ? -1 : nothing}
        ?readonly=${isLocked(this)}
        size=${Math.max(2, this.widthOf(shown))}
        .value=${live(shown)}
        aria-label=${this.label}
        aria-invalid=${isWrong ? 'true' : nothing}
        aria-describedby=${(isWrong && describedBy) || nothing}
        @input=${this.onInput}
        @compositionstart=${() => (this.composing = true)}
        @compositionend=${this.onComposed}
        @keydown=${this.onKeydown}
        @blur=${this.leave}
      />${
        this.text ? html`<span id=${this.ownMessage} class="problems" aria-live="polite">${problem}</span>` : nothing
      }`;
  }

  /** Takes the typed text for the value: nothing is half-done or marked any more. */
  private accept(): void {
    this.draft = undefined;
    this.mark(false);
  }

  private mark(marked: boolean): void {
    if (this.marked === marked && !marked) return;
    this.marked = marked;
    this.requestUpdate();
    send(this, 'field-problem', {});
  }

  private onInput(event: Event): void {
    const typed = this.input?.value ?? '';
    // kept before all else: the field may be drawn anew at any moment
    this.draft = typed;
    // an input method's half-done text is nobody's number yet
    if ((event as InputEvent).isComposing) return;
    this.mark(this.isProblem(typed, false));
    this.requestUpdate();
    const value = this.read(typed);
    if (value === undefined || value === this.value) return;
    this.announced = true;
    this.announce(value);
  }

  private onComposed(event: Event): void {
    this.composing = false;
    this.onInput(event);
  }

  /** The reader is done: text that is a value becomes it, other text stays and is marked. */
  leave(): void {
    if (this.draft !== undefined && this.isProblem(this.draft, true)) this.mark(true);
    else this.accept();
    this.requestUpdate();
    this.announced = false;
    send(this, 'edit-settled', {});
  }

  private onKeydown(event: KeyboardEvent): void {
    // Enter and Escape that end an input method's composition are its own; Safari says so by keyCode alone
    if (event.isComposing || event.keyCode === 229) {
      event.stopPropagation();
      return;
    }
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (isUndo && this.draft !== undefined && this.read(this.draft) === undefined) {
      // first the text that has not become a value yet
      event.preventDefault();
      event.stopPropagation();
      this.accept();
      this.requestUpdate();
      return;
    }
    if (event.key === 'Enter') this.leave();
    if (event.key === 'Escape') this.restore();
  }

  /** Drops what is half-typed. */
  drop(): void {
    this.accept();
    this.requestUpdate();
  }

  private restore(): void {
    this.drop();
    // the running edit may be another's
    if (this.announced) send(this, 'edit-cancelled', {});
    this.announced = false;
  }
}
