import { allOf } from '../codec/state.ts';
import type { Engine } from '../engine.ts';
import type { Part } from '../part.ts';
import type { Inputs, State } from '../state.ts';

/**
 * Says to the page around an exhibit that it shows other inputs of `state` than before, by an `attention-change` event:
 * the whole `state` as messages tell it, and the engine's `result`, undefined for one that is no data. Both are copies,
 * made when they are asked for.
 */
export function announce(exhibit: Element, show: string, part: Part, state: State, engine: Engine): void {
  const inputs: Inputs[keyof Inputs] = state.inputs[part.name];
  const detail = {
    show,
    get state() {
      return allOf(state, show);
    },
    get result() {
      const result = part.compute(engine, inputs);
      try {
        return structuredClone(result);
      } catch {
        // the quiz's: how its numbers are computed is part of it
        return undefined;
      }
    },
  };
  exhibit.dispatchEvent(new CustomEvent('attention-change', { detail, bubbles: true, composed: true }));
}
