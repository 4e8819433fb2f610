/** What a part of the state is: the inputs of one or several exhibits, and all that follows from them. */
import type { CellId, Cells } from './derivation.ts';
import type { Engine } from './engine.ts';
import type { Limits } from './number.ts';
import type { Inputs } from './state.ts';
import type { Text } from './text/text.ts';

export interface Part<Name extends keyof Inputs = keyof Inputs, Result = unknown> {
  /** its name in the state */
  name: Name;
  /** the article's numbers: what it opens on and returns to */
  initial: Inputs[Name];
  /** whether what came by a link may be its inputs: as strict as the fields are with what is typed */
  isInputs(told: unknown): told is Inputs[Name];
  /** everything computed, from at most one call of the engine; inputs that were seen before cost none */
  compute(engine: Engine, inputs: Inputs[Name]): Result;
  /**
   * Where that takes longer than a frame: does it ahead, in pieces between which the page can answer, until `signal`
   * gives it up. Undefined where there is nothing to wait for: `compute` has it at hand.
   */
  prepare?(engine: Engine, inputs: Inputs[Name], signal: AbortSignal): Promise<void> | undefined;
  cells(inputs: Inputs[Name], result: Result): Cells;
  /** how many places its cells have: with another number, a cell's id may mean another cell */
  size(inputs: Inputs[Name]): number;
  /** what may be typed into a cell */
  limits(cell: CellId): Limits;
  /** the inputs with the number in a cell replaced */
  edit(inputs: Inputs[Name], cell: CellId, value: number): Inputs[Name];
  /** the inputs with a token renamed, where it has tokens */
  rename?(inputs: Inputs[Name], index: number, name: string): Inputs[Name];
  /** what a cell is called, in a sentence */
  cellName(id: CellId, scene: { inputs: Inputs[Name]; text: Text }): string;
}

/** Declares a part: remembers what was computed, so that exhibits that share it compute it once. */
export function definePart<Name extends keyof Inputs, Result>(part: Part<Name, Result>): Part<Name, Result> {
  const known = new WeakMap<Inputs[Name], Result>();
  return {
    ...part,
    compute(engine, inputs) {
      const result = known.get(inputs) ?? part.compute(engine, inputs);
      known.set(inputs, result);
      return result;
    },
  };
}
