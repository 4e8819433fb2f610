import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

/** Sets a property that the styles read, where it changes; a style attribute in a template would be blocked. */
class Styled extends Directive {
  declare render: (property: string, share: number) => typeof noChange;
  private told: string | undefined;

  override update({ element }: ElementPart, [property, share]: [string, number]): typeof noChange {
    // finer than a screen can show it: most numbers of a long row hardly change
    const told = `${(100 * share).toFixed(2)}%`;
    if (told !== this.told) (element as HTMLElement).style.setProperty(property, told);
    this.told = told;
    return noChange;
  }
}

/** In an element's tag: tells the styles a share of 1 by the name of `property`, in percent. */
export const styled = directive(Styled);
