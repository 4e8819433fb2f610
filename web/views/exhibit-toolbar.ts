/** What can be done with an exhibit as a whole: undo, redo, back to the article's numbers, take it away, a link to it. */
import { html, type TemplateResult } from 'lit';
import { hashOf, packed } from '../codec/hash.ts';
import { writeState } from '../codec/state.ts';
import '../elements/copy-link.ts';
import type { Exhibit } from '../exhibit.ts';
import type { Store } from '../store.ts';
import type { Text } from '../text/text.ts';

/** The link that opens the lesson at an exhibit as it stands; in a page that is not the lesson, its hash alone. */
async function linkTo(store: Store, show: string): Promise<string> {
  const isLesson = document.querySelector('[data-attention-steps="settings"], .frame') !== null;
  const hash = await packed(hashOf(show, writeState(store.state, show, true)));
  return (isLesson ? location.href.replace(/#.*/, '') : '') + hash;
}

// not `disabled`: a button that can no longer be pressed keeps the focus
export const toolbar = (
  store: Store,
  { name, part }: Exhibit,
  text: Text,
  takeAway: (button: Element) => void,
): TemplateResult =>
  html`<button type="button" class="button" aria-disabled=${!store.canUndo} @click=${() => store.undo()}>
      ${text.undo}
    </button>
    <button type="button" class="button" aria-disabled=${!store.canRedo} @click=${() => store.redo()}>
      ${text.redo}
    </button>
    <button type="button" class="button" @click=${() => store.reset(part.name)}>${text.reset}</button>
    <button
      type="button"
      class="button"
      aria-expanded="false"
      @click=${({ currentTarget }: Event) => takeAway(currentTarget as Element)}
    >
      ${text.takeAway.label}
    </button>
    <copy-link .text=${text} .link=${() => linkTo(store, name)}></copy-link>`;
