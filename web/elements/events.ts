/** What elements say when the reader does something; all bubble out of their shadow roots. */
import type { CellId } from '../derivation.ts';
import type { Settings } from '../state.ts';

export interface ElementEvents {
  /** a number was typed (each keystroke that gives a number) */
  'number-input': { id: CellId; value: number };
  /** numbers were pasted into several cells at once */
  'numbers-paste': { numbers: readonly (readonly [id: CellId, value: number])[] };
  /** the reader is done with a field: what comes next is another edit */
  'edit-settled': object;
  /** the reader takes back what was typed since the field was entered */
  'edit-cancelled': object;
  /** a cell is to be explained */
  'cell-explain': { id: CellId };
  /** the reader points at another cell, by pointer, focus or touch; null for none */
  'cell-hover': { id: CellId | null };
  /** a row, or a column, was chosen by its header */
  'row-pick': { index: number };
  'column-pick': { index: number };
  /** a token's name was typed */
  'name-input': { index: number; name: string };
  /** a sentence was typed */
  'sentence-input': { sentence: string };
  /** a field has another problem, or none any more */
  'field-problem': object;
  /** a token's row was entered, by keyboard or pointer */
  'row-enter': { index: number };
  /** other sizes were chosen, of a batch that is to be computed */
  'sizes-pick': { batch: number; length: number; hiddenSize: number };
  /** long work has made a result better than it was */
  'result-refined': object;
  /** a run is to be given up */
  'run-cancel': object;
  /** the arithmetic that is open is to be closed */
  'explanation-close': object;
  /** the page is to be shown otherwise */
  'settings-change': Partial<Settings>;
  /** another step is to be shown, from 0 */
  'step-change': { step: number };
}

export type ElementEvent<Name extends keyof ElementEvents> = CustomEvent<ElementEvents[Name]>;

export function send<Name extends keyof ElementEvents>(
  from: EventTarget,
  name: Name,
  detail: ElementEvents[Name],
): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
