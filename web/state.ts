/** The one state object: all that a reader can change, plain and serialisable. Never mutated: edits replace it. */
import type { CellId } from './derivation.ts';
import type { Digits } from './number.ts';

/** What the exhibits compute from; undo and redo go over these. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- each part adds its own, where it is defined
export interface Inputs {}

export type Theme = 'system' | 'light' | 'dark';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

export interface Settings {
  digits: Digits;
  theme: Theme;
}

export interface State {
  inputs: Inputs;
  settings: Settings;
  /** the cell whose arithmetic is open, and the exhibit in which */
  explained: { exhibit: string; cell: CellId } | null;
}
