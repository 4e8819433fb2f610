/**
 * `<attention-exhibit show="softmax">`: one exhibit, from the reader's inputs through the engine to its
 * elements. Until the engine is there, and where it cannot run, what stands inside the tag is shown.
 */
import { adoptStyles, html, LitElement, type PropertyValues, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Problem } from './codec/state.ts';
import type { CellId } from './derivation.ts';
import { define } from './elements/define.ts';
import { baseStyles } from './elements/styles.ts';
import { lockControls } from './embed/lock.ts';
import { Guest } from './embed/guest.ts';
import { stateAttributes } from './embed/own-state.ts';
import { type Engine, loadEngine } from './engine.ts';
import { Following } from './following.ts';
import { noExhibit } from './no-exhibit.ts';
import { obstacleOf } from './obstacle.ts';
import { Paper } from './paper.ts';
import { Preparation } from './preparation.ts';
import type { Shown } from './more/main.ts';
import { reasonOf } from './reason.ts';
import { exhibits } from './registry.ts';
import { liveScene } from './scene.ts';
import { keepCellInSight, keepFocus, placeOf } from './sight.ts';
import { Store } from './store.ts';
import { takeAway } from './take-away.ts';
import { textFor } from './text/languages.ts';
import type { Text } from './text/text.ts';
import { inTurn } from './turns.ts';
import { exhibitPanel } from './views/exhibit-panel.ts';
import { exhibitStyles } from './views/exhibit-styles.ts';
import { toolbar } from './views/exhibit-toolbar.ts';

/** The state that the exhibits of one page share. */
export const pageStore = new Store();

export class AttentionExhibit extends LitElement {
  static override styles = [baseStyles, exhibitStyles];
  static override properties = {
    show: {},
    lang: {},
    locked: { type: Boolean, attribute: 'lock' },
    store: { attribute: false },
    engine: { attribute: false },
    notice: { attribute: false },
    failure: { state: true },
    current: { state: true },
    pointed: { state: true },
  };

  /** the exhibit's name */
  declare show: string;
  /** whether it is to be looked at, not changed */
  declare locked: boolean;
  /** where its state is held: the page's unless one is given, or attributes tell of one */
  declare store: Store;
  /** what computes: loaded unless one is given */
  declare engine: Engine | undefined;
  /** what of that which it was told could not be used; or why none of it could */
  declare notice: readonly Problem[] | Problem;
  declare private failure: string | undefined;
  declare private current: number | undefined;
  declare private pointed: CellId | null;

  /** what the explanation was of when last drawn */
  private lastExplained: string | undefined;
  private hadFocus = false;
  /** what was last drawn, for who takes it away */
  private drawn: Shown | undefined;
  private readonly paper = new Paper(this);
  private readonly preparation = new Preparation(this);
  private readonly following = new Following(this);
  private readonly guest = new Guest(this);

  constructor() {
    super();
    this.show = '';
    this.locked = false;
    this.store = pageStore;
    this.notice = [];
    this.pointed = null;
  }

  override connectedCallback(): void {
    // what was written into the page stands, laid out, until there is something to show in its place
    const stands = !this.engine && this.firstElementChild !== null;
    if (!stands) super.connectedCallback();
    if (this.engine) return;
    const arrive = () => {
      if (stands && this.isConnected) super.connectedCallback();
    };
    void inTurn(this, loadEngine())
      .then(
        (engine) => (this.engine = engine),
        (error: unknown) => (this.failure = reasonOf(error)),
      )
      .then(arrive);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...stateAttributes];
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (before === now || !stateAttributes.includes(name)) return;
    this.guest.toldAnew(name);
  }

  private get text(): Text {
    return textFor(this.lang || this.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.guest.drawing(changed.has('show'));
    this.dataset.theme = this.guest.theme;
    // tokens that came or went: the row last entered may be another's
    if (this.following.drawing()) this.current = undefined;
    this.hadFocus = this.matches(':focus-within');
    if (changed.has('show') && this.renderRoot instanceof ShadowRoot) this.adoptExhibitStyles(this.renderRoot);
  }

  protected override updated(): void {
    this.drawToolbar();
    if (this.locked) lockControls(this.renderRoot);
    if (this.engine) this.guest.announce(this.engine);
    if (this.hadFocus) void keepFocus(this, this.renderRoot.querySelector('section'));
    const { store, drawn } = this;
    const { explained } = store.state;
    const cell = explained?.exhibit === this.show ? explained.cell : undefined;
    // gone by the reader's edit, it is not to be told on
    const isLost = cell !== undefined && drawn?.exhibit.part.name === store.lastEdited && !drawn.scene.awaited;
    if (isLost && !drawn.scene.cells.has(cell)) return queueMicrotask(() => store.explain(this.show, null));
    if (cell === this.lastExplained) return;
    this.lastExplained = cell;
    if (cell !== undefined) void keepCellInSight(this.renderRoot, cell);
  }

  /** Draws the toolbar alone: what can be undone changes by other exhibits' edits. */
  drawToolbar(): void {
    const place = this.renderRoot.querySelector<HTMLElement>('.toolbar');
    const exhibit = exhibits.get(this.show);
    const { store, text } = this;
    const read = () => this.drawn;
    if (place && exhibit)
      render(
        toolbar(store, exhibit, text, (button) => void takeAway(button, read, text)),
        place,
      );
  }

  private adoptExhibitStyles(root: ShadowRoot): void {
    const own = exhibits.get(this.show)?.styles;
    adoptStyles(root, [...AttentionExhibit.elementStyles, ...(own ? [own] : [])]);
  }

  protected override render(): TemplateResult {
    const { text, engine, store } = this;
    const exhibit = exhibits.get(this.show);
    if (!exhibit) return html`<p class="problems" role="alert" lang=${text.lang}>${noExhibit(this.show, text)}</p>`;
    const inputs = store.state.inputs[exhibit.part.name];
    const computed = engine && this.preparation.inputsFor(exhibit.part, engine, inputs);
    this.guest.shown = computed;
    if (!engine || !computed) {
      return html`<div class="panel">
        <p class="hint" role="status">${this.waiting()}</p>
        <slot></slot>
      </div>`;
    }
    const { current, pointed, locked } = this;
    const { failure } = this.preparation;
    const { digits } = this.guest;
    const attending = { current, pointed, locked, digits, onPaper: this.paper.isPrinting };
    const scene = liveScene(exhibit, engine, store, text, attending, computed);
    this.drawn = { exhibit, scene };
    const panel = exhibitPanel(exhibit, failure === undefined ? scene : { ...scene, awaited: false }, store, {
      problem:
        failure === undefined
          ? this.guest.said(text, this.notice, scene.awaited ? (store.state.explained?.cell ?? null) : scene.explained)
          : text.notComputed(failure),
      locked,
      point: (cell) => (this.pointed = cell),
      enter: (row) => (this.current = row),
      refine: () => this.requestUpdate(),
      close: (cell) => this.closeExplanation(cell),
    });
    // fields and buttons of one kind are not made into the other's
    return html`${keyed(locked, panel)}`;
  }

  /** What is said while there is nothing to show. */
  private waiting(): string {
    const { text, failure } = this;
    if (failure !== undefined) return text.noEngine(failure, obstacleOf(failure));
    return this.preparation.failure === undefined ? text.loading : text.notComputed(this.preparation.failure);
  }

  /** Closes it; the focus, if it is there, goes back to the cell. */
  private closeExplanation(cell: CellId): void {
    const hadFocus = this.renderRoot.querySelector('cell-explanation')?.matches(':focus-within') === true;
    this.store.explain(this.show, null);
    if (hadFocus) placeOf(this.renderRoot, cell)?.querySelector('button')?.focus();
  }
}

define('attention-exhibit', AttentionExhibit);
