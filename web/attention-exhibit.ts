/**
 * `<attention-exhibit show="softmax">`: one exhibit, from the reader's inputs through the engine to its
 * elements. Until the engine is there, and where it cannot run, what stands inside the tag is shown.
 */
import { adoptStyles, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { CellId } from './derivation.ts';
import { define } from './elements/define.ts';
import type { ElementEvent } from './elements/events.ts';
import { baseStyles } from './elements/styles.ts';
import { type Engine, loadEngine } from './engine.ts';
import type { Exhibit, LiveScene } from './exhibit.ts';
import { explanationOf } from './views/exhibit-explanation.ts';
import { exhibitStyles } from './views/exhibit-styles.ts';
import { notesOn } from './notes.ts';
import { Preparation } from './preparation.ts';
import { reasonOf } from './reason.ts';
import { exhibits } from './registry.ts';
import { liveScene } from './scene.ts';
import type { Inputs } from './state.ts';
import { Paper } from './paper.ts';
import { Store } from './store.ts';
import { keepCellInSight, keepFocus, placeOf } from './sight.ts';
import { textFor } from './text/languages.ts';
import type { Text } from './text/text.ts';
import { toolbar } from './views/exhibit-toolbar.ts';
import { undoByKey } from './undo-key.ts';

/** Which of `seenInStore` is the generation. */
const generationSeen = 3;

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
  /** what it was last drawn from, of what the store holds */
  private drawnFrom: readonly unknown[] = [];
  private readonly onChange = () => {
    // most changes are other exhibits'
    if (this.seenInStore().some((value, index) => value !== this.drawnFrom[index])) this.requestUpdate();
  };

  constructor() {
    super();
    this.show = '';
    this.store = pageStore;
    this.pointed = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // the state may have changed while it was away
    this.requestUpdate();
    this.store.addEventListener('change', this.onChange);
    if (this.engine) return;
    loadEngine().then(
      (engine) => (this.engine = engine),
      (error: unknown) => (this.failure = reasonOf(error)),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.store.removeEventListener('change', this.onChange);
  }

  private get text(): Text {
    return textFor(this.lang || this.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { theme } = this.store.state.settings;
    if (theme === 'system') delete this.dataset.theme;
    else this.dataset.theme = theme;
    if (changed.has('store') && this.isConnected) {
      changed.get<'store'>('store')?.removeEventListener('change', this.onChange);
      this.store.addEventListener('change', this.onChange);
    }
    const seen = this.seenInStore();
    // tokens that came or went: the row last entered may be another's
    if (seen[generationSeen] !== this.drawnFrom[generationSeen]) this.current = undefined;
    this.drawnFrom = seen;
    this.hadFocus = this.matches(':focus-within');
    if (changed.has('show') && this.renderRoot instanceof ShadowRoot) this.adoptExhibitStyles(this.renderRoot);
  }

  protected override updated(): void {
    if (this.hadFocus) void keepFocus(this, this.renderRoot.querySelector('section'));
    const { explained } = this.store.state;
    const cell = explained && explained.exhibit === this.show ? explained.cell : undefined;
    if (cell === this.lastExplained) return;
    this.lastExplained = cell;
    if (cell !== undefined) void keepCellInSight(this.renderRoot, cell);
  }

  private seenInStore(): readonly unknown[] {
    const { state, canUndo, canRedo } = this.store;
    const { inputs, settings, explained } = state;
    const part = exhibits.get(this.show)?.part.name;
    return [part && inputs[part], settings, explained, part && this.store.generation(part), canUndo, canRedo];
  }

  private adoptExhibitStyles(root: ShadowRoot): void {
    const own = exhibits.get(this.show)?.styles;
    adoptStyles(root, [...AttentionExhibit.elementStyles, ...(own ? [own] : [])]);
  }

  protected override render(): TemplateResult {
    const { text } = this;
    const exhibit = exhibits.get(this.show);
    if (!exhibit) return html`<p class="problems" role="alert" lang=${text.lang}>${text.noExhibit(this.show)}</p>`;
    const inputs = this.store.state.inputs[exhibit.part.name];
    const computed = this.engine && this.preparation.inputsFor(exhibit.part, this.engine, inputs);
    if (!this.engine || !computed) {
      return html`<div class="panel">
        <p class="hint" role="status">${this.waiting()}</p>
        <slot></slot>
      </div>`;
    }
    const { current, pointed } = this;
    const attending = { current, pointed, onPaper: this.paper.isPrinting };
    const scene = liveScene(exhibit, this.engine, this.store, text, attending, computed);
    const isFailed = this.preparation.failure !== undefined;
    return this.panel(exhibit, isFailed ? { ...scene, awaited: false } : scene);
  }

  /** What is said while there is nothing to show. */
  private waiting(): string {
    const { text, failure } = this;
    if (failure !== undefined) return text.noEngine(failure);
    return this.preparation.failure === undefined ? text.loading : text.notComputed(this.preparation.failure);
  }

  private panel(exhibit: Exhibit, scene: LiveScene): TemplateResult {
    const { text } = scene;
    const { part } = exhibit;
    const { failure } = this.preparation;
    const explanation = explanationOf(exhibit, scene, (cell) => this.closeExplanation(exhibit.name, cell));
    const edit = ({ detail }: ElementEvent<'number-input'>) =>
      this.edit(part.name, (inputs) => part.edit(inputs, detail.id, detail.value), detail.id);
    const rename = ({ detail }: ElementEvent<'name-input'>) =>
      this.edit(
        part.name,
        (inputs) => part.rename?.(inputs, detail.index, detail.name) ?? inputs,
        `name.${detail.index}`,
      );
    const onKeydown = (event: KeyboardEvent) => {
      undoByKey(event, this.store);
      const [target] = event.composedPath();
      const isField = target instanceof HTMLInputElement && target.type === 'text';
      if (event.key === 'Escape' && !isField && scene.explained !== null)
        this.closeExplanation(exhibit.name, scene.explained);
    };
    const explain = ({ detail }: ElementEvent<'cell-explain'>) =>
      this.store.explain(exhibit.name, scene.explained === detail.id ? null : detail.id);
    return html`<section
      class="panel"
      tabindex="-1"
      lang=${text.lang}
      aria-labelledby="title"
      @number-input=${edit}
      @name-input=${rename}
      @edit-settled=${() => this.store.settle()}
      @edit-cancelled=${() => this.store.cancel()}
      @cell-explain=${explain}
      @cell-hover=${exhibit.leadingTo ? ({ detail }: ElementEvent<'cell-hover'>) => (this.pointed = detail.id) : nothing}
      @result-refined=${() => this.requestUpdate()}
      @keydown=${onKeydown}
      @row-enter=${({ detail }: ElementEvent<'row-enter'>) => (this.current = detail.index)}
    >
      <header>
        <div>
          <h3 id="title">${exhibit.title(scene)}</h3>
          <p class="hint">${exhibit.hint(text)}</p>
        </div>
        ${toolbar(this.store, part.name, text)}
      </header>
      ${failure === undefined ? nothing : html`<p class="problems" role="alert">${text.notComputed(failure)}</p>`}
      ${exhibit.view({ ...scene, explanation })}
      <div class="explanation" aria-live="polite">
        ${explanation?.under === undefined ? explanation?.template : nothing}
      </div>
      ${notesOn(exhibit, scene).map((note) => html`<p class="note">${note}</p>`)}
    </section>`;
  }

  /** Closes it; the focus, if it is there, goes back to the cell. */
  private closeExplanation(exhibit: string, cell: CellId): void {
    const hadFocus = this.renderRoot.querySelector('cell-explanation')?.matches(':focus-within') === true;
    this.store.explain(exhibit, null);
    if (hadFocus) placeOf(this.renderRoot, cell)?.querySelector('button')?.focus();
  }

  private edit<Name extends keyof Inputs>(
    part: Name,
    change: (inputs: Inputs[Name]) => Inputs[Name],
    subject: string,
  ): void {
    this.store.edit(part, change(this.store.state.inputs[part]), subject);
  }
}

define('attention-exhibit', AttentionExhibit);
