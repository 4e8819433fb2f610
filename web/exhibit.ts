/** What an exhibit is: a file in `exhibits/` that exports one of these; the page finds it by itself. */
import type { CSSResult, TemplateResult } from 'lit';
import type { TableCell, TableModel } from './elements/table-model.ts';
import type { CellId, Cells } from './derivation.ts';
import type { Matrix } from './engine/matrix.ts';
import type { Digits } from './number.ts';
import type { Part } from './part.ts';
import type { Inputs } from './state.ts';
import type { Text } from './text/text.ts';

/** What an exhibit draws from: its inputs, the engine's result, and how the reader wants to see them. */
export interface Scene<Name extends keyof Inputs = keyof Inputs, Result = unknown> {
  inputs: Inputs[Name];
  result: Result;
  cells: Cells;
  text: Text;
  digits: Digits;
}

/** What the page adds to a scene where it can be touched. */
export interface LiveScene<Name extends keyof Inputs = keyof Inputs, Result = unknown> extends Scene<Name, Result> {
  /** the cell whose arithmetic is open in this exhibit */
  explained: CellId | null;
  /** its arithmetic, and the caption of the table under which it belongs; undefined for under them all */
  explanation: { template: TemplateResult; under: string | undefined } | null;
  /** whether the results on show are of earlier inputs, while those of these are being computed */
  awaited: boolean;
  /** the operands of the cell that is explained anywhere on the page, and what leads to the one pointed at */
  lit: ReadonlySet<CellId>;
  /** the row last entered */
  current: number | undefined;
  /** see Store.generation */
  generation: number;
  /** whether it is drawn to be printed: with all that is otherwise looked at one by one */
  onPaper: boolean;
  /** replaces the inputs; keystrokes with the same `subject` are one step for undo */
  change(inputs: Inputs[Name], subject?: string): void;
  /** replaces the inputs by others that differ in what is looked at (a stage, a step): nothing to undo */
  look(inputs: Inputs[Name]): void;
}

/** Tables to the last row and column, and matrices by their names, those of these tables among them: for a file of arrays. */
export interface Whole {
  tables: readonly TableModel[];
  arrays: Readonly<Record<string, Matrix>>;
}

export interface Exhibit<Name extends keyof Inputs = keyof Inputs, Result = unknown> {
  /** what `show="…"` says */
  name: string;
  /** the part of the state that it shows and edits */
  part: Part<Name, Result>;
  title(scene: Pick<Scene<Name, Result>, 'inputs' | 'text'>): string;
  hint(text: Text, inputs: Inputs[Name]): string;
  /** whether the hint, which speaks of the article's numbers, is to the point of others; always, unless it says */
  hintFits?(inputs: Inputs[Name]): boolean;
  /** its tables as data: what the page shows, and prints where there is no script */
  tables(scene: Scene<Name, Result>): readonly TableModel[];
  /** the tables where there is no script, if they are others */
  withoutScript?(scene: Scene<Name, Result>): readonly TableModel[];
  /** what is taken away, where that is more than its tables have on show */
  toTake?(scene: Scene<Name, Result>): Whole | undefined;
  /** the sums on show: where their terms as printed add up to something else, the page says so */
  sums(scene: Scene<Name, Result>): readonly CellId[];
  /** remarks that its view sets beside its tables by itself: where there is no script, they stand under them all */
  asides?(scene: Scene<Name, Result>): readonly string[];
  /** other remarks on what is on show */
  notes(scene: Scene<Name, Result>): readonly string[];
  view(scene: LiveScene<Name, Result>): TemplateResult;
  /** what stands under the arithmetic of a cell that is open, to go on from there */
  behind?(scene: Scene<Name, Result>, cell: CellId): TemplateResult | undefined;
  /** the cells to be outlined while the reader points at a computed cell, by pointer, focus or touch */
  leadingTo?(cell: CellId, cells: Cells): readonly CellId[];
  /** what its view needs besides the elements' own styles */
  styles?: CSSResult;
}

/** Declares an exhibit; only here are its own types forgotten, so that a list can hold exhibits of all kinds. */
export const defineExhibit = <Name extends keyof Inputs, Result>(exhibit: Exhibit<Name, Result>): Exhibit => exhibit;

/** A cell for a table: to be typed into where it is given, to be asked where it is computed. */
export function tableCell<Name extends keyof Inputs, Result>(
  part: Part<Name, Result>,
  id: CellId,
  scene: Pick<Scene<Name, Result>, 'inputs' | 'cells' | 'text'>,
): TableCell {
  const { cells } = scene;
  const value = cells.value(id);
  const label = part.cellName(id, scene);
  return cells.derivation(id).operation === 'given'
    ? { kind: 'input', id, value, label, limits: part.limits(id), typed: part.isTyped?.(scene.inputs, id) ?? false }
    : { kind: 'computed', id, value, label };
}
