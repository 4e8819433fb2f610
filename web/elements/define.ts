/** Registers an element, unless the page has it already: the script may be loaded twice, in two versions. */
export function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}
