/** What can be done with an exhibit as a whole: undo, redo, back to the article's numbers. */
import { html, type TemplateResult } from 'lit';
import type { Inputs } from '../state.ts';
import type { Store } from '../store.ts';
import type { Text } from '../text/text.ts';

// not `disabled`: a button that can no longer be pressed keeps the focus
export const toolbar = (store: Store, part: keyof Inputs, text: Text): TemplateResult =>
  html`<button type="button" class="button" aria-disabled=${!store.canUndo} @click=${() => store.undo()}>
      ${text.undo}
    </button>
    <button type="button" class="button" aria-disabled=${!store.canRedo} @click=${() => store.redo()}>
      ${text.redo}
    </button>
    <button type="button" class="button" @click=${() => store.reset(part)}>${text.reset}</button>`;
