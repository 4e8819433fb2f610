/** What an exhibit is: a file in `exhibits/` that exports one of these; the page finds it by itself. */
import type { CSSResult, TemplateResult } from 'lit';
import type { TableModel } from './elements/table-model.ts';
import type { CellId, Cells } from './derivation.ts';
import type { Engine } from './engine.ts';
import type { Digits } from './number.ts';
import type { Inputs } from './state.ts';
import type { Text } from './text/text.ts';

/** What an exhibit draws from: its inputs, the engine's result, and how the reader wants to see them. */
export interface Scene<Part extends keyof Inputs = keyof Inputs, Result = unknown> {
  inputs: Inputs[Part];
  result: Result;
  cells: Cells;
  text: Text;
  digits: Digits;
}

/** What the page adds to a scene where it can be touched. */
export interface LiveScene<Part extends keyof Inputs = keyof Inputs, Result = unknown> extends Scene<Part, Result> {
  /** the cell whose arithmetic is open in this exhibit */
  explained: CellId | null;
  /** the operands of the cell that is explained anywhere on the page */
  lit: ReadonlySet<CellId>;
  /** the row last entered */
  current: number | undefined;
  /** see Store.generation */
  generation: number;
  /** replaces the inputs; keystrokes with the same `subject` are one step for undo */
  change(inputs: Inputs[Part], subject?: string): void;
}

export interface Exhibit<Part extends keyof Inputs = keyof Inputs, Result = unknown> {
  /** what `show="…"` says */
  name: string;
  /** the part of the state that it shows and edits */
  part: Part;
  title(scene: Pick<Scene<Part, Result>, 'inputs' | 'text'>): string;
  hint(text: Text): string;
  /** everything computed, from at most one call of the engine */
  compute(engine: Engine, inputs: Inputs[Part]): Result;
  cells(inputs: Inputs[Part], result: Result): Cells;
  /** the inputs with the number in a cell replaced */
  edit(inputs: Inputs[Part], cell: CellId, value: number): Inputs[Part];
  /** the inputs with a token renamed, where it has tokens */
  rename?(inputs: Inputs[Part], index: number, name: string): Inputs[Part];
  /** what a cell is called, in a sentence */
  cellName(id: CellId, scene: Pick<Scene<Part, Result>, 'inputs' | 'text'>): string;
  /** its tables as data: what the page shows, and prints where there is no script */
  tables(scene: Scene<Part, Result>): readonly TableModel[];
  /** the sums on show: where their terms as printed add up to something else, the page says so */
  sums(scene: Scene<Part, Result>): readonly CellId[];
  /** other remarks on what is on show */
  notes(scene: Scene<Part, Result>): readonly string[];
  view(scene: LiveScene<Part, Result>): TemplateResult;
  /** what its view needs besides the elements' own styles */
  styles?: CSSResult;
}

/** Declares an exhibit; only here are its own types forgotten, so that a list can hold exhibits of all kinds. */
export const defineExhibit = <Part extends keyof Inputs, Result>(exhibit: Exhibit<Part, Result>): Exhibit => exhibit;
