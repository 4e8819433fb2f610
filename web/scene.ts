import type { CellId } from './derivation.ts';
import type { Engine } from './engine.ts';
import type { Exhibit, LiveScene } from './exhibit.ts';
import { exhibits } from './registry.ts';
import type { Digits } from './number.ts';
import type { Inputs } from './state.ts';
import type { Store } from './store.ts';
import type { Text } from './text/text.ts';

/** What the reader does with an exhibit that no other one need know. */
export interface Attending {
  /** the row last entered */
  current: number | undefined;
  /** the cell pointed at */
  pointed: CellId | null;
  onPaper: boolean;
  digits: Digits;
  /** whether it is to be looked at, not changed */
  locked: boolean;
}

/**
 * What an exhibit draws from now: its part of the store's inputs, computed, and how the reader looks at it.
 * `computed`: the inputs whose results are shown, for as long as those of the store are being computed.
 */
export function liveScene(
  exhibit: Exhibit,
  engine: Engine,
  store: Store,
  text: Text,
  { current, pointed, onPaper, digits, locked }: Attending,
  computed: Inputs[keyof Inputs],
): LiveScene {
  const { inputs: all, explained } = store.state;
  const inputs = all[exhibit.part.name];
  const result = exhibit.part.compute(engine, computed);
  const cells = exhibit.part.cells(inputs, result);
  const isOwn = explained?.exhibit === exhibit.name && cells.has(explained.cell);
  // a cell explained in another exhibit lights its operands here too, where both show the same inputs
  const isShared = explained !== null && exhibits.get(explained.exhibit)?.part === exhibit.part;
  const leading = (pointed !== null && cells.has(pointed) && exhibit.leadingTo?.(pointed, cells)) || [];
  const lit = isShared && cells.has(explained.cell) ? cells.derivation(explained.cell).operands : [];
  return {
    inputs,
    result,
    cells,
    text,
    digits,
    explained: isOwn ? explained.cell : null,
    explanation: null,
    awaited: computed !== inputs,
    lit: new Set([...lit, ...leading]),
    current,
    onPaper,
    generation: store.generation(exhibit.part.name),
    look: (changed) => store.look(exhibit.part.name, changed),
    change: (changed, subject) => locked || store.edit(exhibit.part.name, changed, subject ?? null),
  };
}
