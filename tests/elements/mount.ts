/** Puts elements onto a page with our colours, and takes them away after each test. */
import type { LitElement } from 'lit';
import { afterEach } from 'vitest';
import '../../web/theme.css';

document.documentElement.lang = 'en';

const main = document.createElement('main');
document.body.append(main);
afterEach(() => main.replaceChildren());

/** `element` with `properties` set, on the page and drawn. */
export async function mount<Mounted extends LitElement>(
  element: Mounted,
  properties: Partial<Mounted>,
): Promise<Mounted> {
  Object.assign(element, properties);
  main.append(element);
  await element.updateComplete;
  return element;
}

const treeOf = (host: Element): ParentNode => host.shadowRoot ?? host;

/** All that match `selector` in what `host` draws. */
export const parts = <Part extends Element = HTMLElement>(host: Element, selector: string): Part[] =>
  Array.from(treeOf(host).querySelectorAll<Part>(selector));

/** The one that matches. */
export function part<Part extends Element = HTMLElement>(host: Element, selector: string): Part {
  const [found, ...others] = parts<Part>(host, selector);
  if (!found || others.length > 0)
    throw new Error(`expected one ${selector}; found ${others.length + (found ? 1 : 0)}`);
  return found;
}

export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** The innermost element that has the focus. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** What the accessible description of `input` says. */
export const description = (input: Element): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (input.getRootNode() as ParentNode).querySelector(`[id="${id}"]`))
    .map((message) => (message ? textOf(message) : ''))
    .join(' ');
