/**
 * `<attention-exhibit show="softmax">`: one exhibit, from the reader's inputs through the engine to its
 * elements. Until the engine is there, and where it cannot run, what stands inside the tag is shown.
 */
import { adoptStyles, html, LitElement, type PropertyValues, render, type TemplateResult } from 'lit';
import type { CellId } from './derivation.ts';
import { define } from './elements/define.ts';
import { baseStyles } from './elements/styles.ts';
import { type Engine, loadEngine } from './engine.ts';
import { Following } from './following.ts';
import { Paper } from './paper.ts';
import { Preparation } from './preparation.ts';
import { reasonOf } from './reason.ts';
import { exhibits } from './registry.ts';
import { liveScene } from './scene.ts';
import { keepCellInSight, keepFocus, placeOf } from './sight.ts';
import { Store } from './store.ts';
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
    store: { attribute: false },
    engine: { attribute: false },
    failure: { state: true },
    current: { state: true },
    pointed: { state: true },
  };

  /** the exhibit's name */
  declare show: string;
  /** where its state is held: the page's unless one is given */
  declare store: Store;
  /** what computes: loaded unless one is given */
  declare engine: Engine | undefined;
  declare private failure: string | undefined;
  declare private current: number | undefined;
  declare private pointed: CellId | null;

  /** what the explanation was of when last drawn */
  private lastExplained: string | undefined;
  private hadFocus = false;
  private readonly paper = new Paper(this);
  private readonly preparation = new Preparation(this);
  private readonly following = new Following(this);

  constructor() {
    super();
    this.show = '';
    this.store = pageStore;
    this.pointed = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.engine) return;
    inTurn(this, loadEngine()).then(
      (engine) => (this.engine = engine),
      (error: unknown) => (this.failure = reasonOf(error)),
    );
  }

  private get text(): Text {
    return textFor(this.lang || this.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { theme } = this.store.state.settings;
    if (theme === 'system') delete this.dataset.theme;
    else this.dataset.theme = theme;
    // tokens that came or went: the row last entered may be another's
    if (this.following.drawing()) this.current = undefined;
    this.hadFocus = this.matches(':focus-within');
    if (changed.has('show') && this.renderRoot instanceof ShadowRoot) this.adoptExhibitStyles(this.renderRoot);
  }

  protected override updated(): void {
    this.drawToolbar();
    if (this.hadFocus) void keepFocus(this, this.renderRoot.querySelector('section'));
    const { explained } = this.store.state;
    const cell = explained && explained.exhibit === this.show ? explained.cell : undefined;
    if (cell === this.lastExplained) return;
    this.lastExplained = cell;
    if (cell !== undefined) void keepCellInSight(this.renderRoot, cell);
  }

  /** Draws the toolbar alone: what can be undone changes by other exhibits' edits. */
  drawToolbar(): void {
    const place = this.renderRoot.querySelector<HTMLElement>('.toolbar');
    const part = exhibits.get(this.show)?.part;
    if (place && part) render(toolbar(this.store, part.name, this.text), place);
  }

  private adoptExhibitStyles(root: ShadowRoot): void {
    const own = exhibits.get(this.show)?.styles;
    adoptStyles(root, [...AttentionExhibit.elementStyles, ...(own ? [own] : [])]);
  }

  protected override render(): TemplateResult {
    const { text, engine, store } = this;
    const exhibit = exhibits.get(this.show);
    if (!exhibit) return html`<p class="problems" role="alert" lang=${text.lang}>${text.noExhibit(this.show)}</p>`;
    const inputs = store.state.inputs[exhibit.part.name];
    const computed = engine && this.preparation.inputsFor(exhibit.part, engine, inputs);
    if (!engine || !computed) {
      return html`<div class="panel">
        <p class="hint" role="status">${this.waiting()}</p>
        <slot></slot>
      </div>`;
    }
    const { current, pointed } = this;
    const { failure } = this.preparation;
    const attending = { current, pointed, onPaper: this.paper.isPrinting };
    const scene = liveScene(exhibit, engine, store, text, attending, computed);
    return exhibitPanel(exhibit, failure === undefined ? scene : { ...scene, awaited: false }, store, {
      failure,
      point: (cell) => (this.pointed = cell),
      enter: (row) => (this.current = row),
      refine: () => this.requestUpdate(),
      close: (cell) => this.closeExplanation(cell),
    });
  }

  /** What is said while there is nothing to show. */
  private waiting(): string {
    const { text, failure } = this;
    if (failure !== undefined) return text.noEngine(failure);
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
