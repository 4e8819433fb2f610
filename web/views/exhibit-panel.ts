/** What stands around every exhibit, and what its reader's events do to the state. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CellId } from '../derivation.ts';
import type { ElementEvent } from '../elements/events.ts';
import type { Exhibit, LiveScene } from '../exhibit.ts';
import { notesOn } from '../notes.ts';
import type { Inputs } from '../state.ts';
import type { Store } from '../store.ts';
import { undoByKey } from '../undo-key.ts';
import { explanationOf } from './exhibit-explanation.ts';

/** What the exhibit itself sees to. */
export interface PanelHost {
  /** what went wrong, in words: with computing, or with what was told */
  problem: string | undefined;
  /** whether it is to be looked at, not changed */
  locked: boolean;
  /** the cell pointed at */
  point(cell: CellId | null): void;
  /** the row entered */
  enter(row: number): void;
  /** a result has become better than it was */
  refine(): void;
  /** the arithmetic of a cell is to be closed */
  close(cell: CellId): void;
}

/** The panel; its toolbar's place is left empty. */
export function exhibitPanel(exhibit: Exhibit, scene: LiveScene, store: Store, host: PanelHost): TemplateResult {
  const { text, explained } = scene;
  const { part } = exhibit;
  const { problem, locked } = host;
  const hasHint = !store.isTold(part.name) || (exhibit.hintFits?.(scene.inputs) ?? true);
  const explanation = explanationOf(exhibit, scene, host.close);
  // of the inputs as they are when it happens
  const edit = (change: (inputs: Inputs[keyof Inputs]) => Inputs[keyof Inputs], subject: string) =>
    locked || store.edit(part.name, change(store.state.inputs[part.name]), subject);
  const onNumber = ({ detail }: ElementEvent<'number-input'>) =>
    edit((inputs) => part.edit(inputs, detail.id, detail.value), detail.id);
  const onPaste = ({ detail }: ElementEvent<'numbers-paste'>) => {
    store.settle();
    edit((inputs) => detail.numbers.reduce((all, [id, value]) => part.edit(all, id, value), inputs), 'paste');
    store.settle();
  };
  const onName = ({ detail }: ElementEvent<'name-input'>) =>
    edit((inputs) => part.rename?.(inputs, detail.index, detail.name) ?? inputs, `name.${detail.index}`);
  const onExplain = ({ detail }: ElementEvent<'cell-explain'>) =>
    store.explain(exhibit.name, explained === detail.id ? null : detail.id);
  const onKeydown = (event: KeyboardEvent) => {
    if (!locked) undoByKey(event, store);
    const [target] = event.composedPath();
    const isField = target instanceof HTMLInputElement && target.type === 'text';
    if (event.key === 'Escape' && !isField && explained !== null) host.close(explained);
  };
  const onHover = ({ detail }: ElementEvent<'cell-hover'>) => host.point(detail.id);
  return html`<section
    class="panel"
    tabindex="-1"
    lang=${text.lang}
    aria-labelledby="title"
    aria-describedby=${locked ? 'locked' : nothing}
    @number-input=${onNumber}
    @name-input=${onName}
    @numbers-paste=${onPaste}
    @edit-settled=${() => store.settle()}
    @edit-cancelled=${() => store.cancel()}
    @cell-explain=${onExplain}
    @cell-hover=${exhibit.leadingTo ? onHover : nothing}
    @result-refined=${() => host.refine()}
    @keydown=${onKeydown}
    @row-enter=${({ detail }: ElementEvent<'row-enter'>) => host.enter(detail.index)}
  >
    <header>
      <div>
        <h3 id="title">${exhibit.title(scene)}</h3>
        ${locked ? html`<p class="hint" id="locked">${text.locked}</p>` : hasHint ? html`<p class="hint">${exhibit.hint(text, scene.inputs)}</p>` : nothing}
      </div>
      <div class="toolbar"></div>
    </header>
    ${problem === undefined ? nothing : html`<p class="problems" role="alert">${problem}</p>`}
    ${exhibit.view({ ...scene, explanation })}
    <div class="explanation" aria-live="polite">
      ${explanation?.under === undefined ? explanation?.template : nothing}
    </div>
    ${notesOn(exhibit, scene).map((note) => html`<p class="note">${note}</p>`)}
  </section>`;
}
