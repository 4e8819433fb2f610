/** What a part of the state is: the inputs of one or several exhibits, and all that follows from them. */
import type { Tellable } from './codec/params.ts';
import type { CellId, Cells } from './derivation.ts';
import type { Engine } from './engine.ts';
import type { Limits } from './number.ts';
import type { Inputs } from './state.ts';
import type { Text } from './text/text.ts';

/** What can be told of it by a link, an attribute or a message, `params`, is read as strictly as what is typed. */
export interface Part<Name extends keyof Inputs = keyof Inputs, Result = unknown> extends Tellable<Inputs[Name]> {
  /** its name in the state */
  name: Name;
  /** the article's numbers: what it opens on and returns to */
  initial: Inputs[Name];
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
  /** whether the reader typed the number in a cell over another that stands there else */
  isTyped?(inputs: Inputs[Name], cell: CellId): boolean;
  /** the inputs with a token renamed, where it has tokens */
  rename?(inputs: Inputs[Name], index: number, name: string): Inputs[Name];
  /** what a cell is called, in a sentence */
  cellName(id: CellId, scene: { inputs: Inputs[Name]; text: Text }): string;
}

/** Declares a part: remembers what was computed, so that exhibits that share it compute it once; anew once the encoder is there. */
export function definePart<Name extends keyof Inputs, Result>(part: Part<Name, Result>): Part<Name, Result> {
  let known = new WeakMap<Inputs[Name], Result>();
  let encoder: Engine['encoder'];
  return {
    ...part,
    compute(engine, inputs) {
      if (engine.encoder !== encoder) {
        known = new WeakMap();
        encoder = engine.encoder;
      }
      const result = known.get(inputs) ?? part.compute(engine, inputs);
      known.set(inputs, result);
      return result;
    },
  };
}
