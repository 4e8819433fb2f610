import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { CellId } from '../derivation.ts';
import type { Digits } from '../number.ts';

type Shown = [CellId, Digits, text: string];

/**
 * Shows by a tint that fades into the cell's own that a cell says something else than before; not to readers who want no motion.
 * It begins with the next frame: an animation started at once would make the browser restyle what is half drawn.
 */
class Tinted extends Directive {
  declare render: (...shown: Shown) => typeof noChange;
  private shown: Shown | undefined;
  /** the last tint: a number that changes again before it has faded needs no second one under it */
  private fading: Animation | undefined;

  override update({ element }: ElementPart, shown: Shown): typeof noChange {
    const [id, digits, text] = this.shown ?? shown;
    this.shown = shown;
    // another cell in its place, or a change of digits, is no change of a number
    const isChanged = id === shown[0] && digits === shown[1] && text !== shown[2];
    if (isChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      requestAnimationFrame(() => {
        this.fading?.cancel();
        this.fading = element.animate([{ backgroundColor: 'var(--changed)', offset: 0 }], 200);
      });
    }
    return noChange;
  }
}

/** In a cell's tag: tints it when its text is another than when it was last drawn. */
export const tinted = directive(Tinted);
