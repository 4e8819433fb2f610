/**
 * The second script: what a reader takes away. Bundled apart (tools/more-plugin.ts) and fetched when it is first wanted,
 * it leaves what it exports in the global `attentionStepsMore`. It brings no Lit and nothing that has a state: the page
 * hands over what it shows, and what is made of that is made by pure functions.
 */
import { menu } from './menu.ts';
import { menuStyles } from './menu-styles.ts';
import type { Shown } from './taking.ts';

export type { Shown } from './taking.ts';

/** What the page calls. */
export interface More {
  /** Opens the menu under the header in which `button` stands, or closes it. */
  toggleMenu(button: Element, read: () => Shown | undefined): void;
}

export const toggleMenu: More['toggleMenu'] = (button, read) => {
  const header = button.closest('header');
  const root = button.getRootNode();
  if (!header || !(root instanceof ShadowRoot)) return;
  header.parentElement?.querySelector(':scope > .missing')?.remove();
  const open = header.nextElementSibling;
  if (open?.matches('.take')) return void open.dispatchEvent(new Event('close'));
  const made = menu(root.host, read);
  if (!made) return;
  if (!root.adoptedStyleSheets.includes(menuStyles())) root.adoptedStyleSheets.push(menuStyles());
  header.after(made);
  button.setAttribute('aria-expanded', 'true');
  const close = () => made.dispatchEvent(new Event('close'));
  // another exhibit, or another language
  const observer = new MutationObserver(close);
  observer.observe(root.host, { attributeFilter: ['show', 'lang'] });
  // on what opened it, too, Escape closes it, and not what is open behind it
  const onKeydown = (event: Event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  button.addEventListener('keydown', onKeydown);
  made.addEventListener('keydown', onKeydown);
  made.addEventListener('close', () => {
    observer.disconnect();
    button.removeEventListener('keydown', onKeydown);
    if (made.matches(':focus-within')) (button as HTMLElement).focus();
    made.remove();
    button.setAttribute('aria-expanded', 'false');
  });
};
