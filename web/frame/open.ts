/**
 * To be imported before the exhibits come alive: where the address asks for some of them alone, all else is taken out
 * of the page.
 */
import { textFor } from '../text/languages.ts';
import { type Frame, frameOf } from './address.ts';

/** The page's content from now on: the exhibits asked for, and what is wrong with the address. */
function leaveOnly({ shows, locked, hidden, problems }: Frame): HTMLElement {
  const content = document.createElement('main');
  content.className = 'frame';
  // a landmark among the article's
  content.ariaLabel = document.title;
  for (const problem of problems) {
    const notice = document.createElement('p');
    notice.role = 'alert';
    notice.textContent = problem;
    content.append(notice);
  }
  for (const show of shows) {
    // the lesson's own has its table in it, to be seen until it computes
    const exhibit = document.querySelector(`attention-exhibit[show="${show}"]`);
    exhibit?.toggleAttribute('lock', locked);
    exhibit?.setAttribute('hide', hidden.join(' '));
    content.append(exhibit ?? '');
  }
  document.body.replaceChildren(content);
  delete document.documentElement.dataset.frame;
  return content;
}

// any other page with the script in it has an address of its own
const asked =
  document.querySelector('[data-attention-steps="settings"]') &&
  frameOf(location.search, textFor(document.documentElement.lang), parent !== window);

export interface OpenFrame extends Frame {
  /** where it is now */
  content: HTMLElement;
}

/** What the address asks for; nothing in a page that is whole. */
export const frame: OpenFrame | null | undefined = asked && { ...asked, content: leaveOnly(asked) };
