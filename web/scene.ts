import type { Engine } from './engine.ts';
import type { Exhibit, LiveScene } from './exhibit.ts';
import { exhibits } from './registry.ts';
import type { Store } from './store.ts';
import type { Text } from './text/text.ts';

/** What an exhibit draws from now: its part of the store's inputs, computed, and how the reader looks at it. */
export function liveScene(
  exhibit: Exhibit,
  engine: Engine,
  store: Store,
  text: Text,
  current: number | undefined,
): LiveScene {
  const { inputs: all, settings, explained } = store.state;
  const inputs = all[exhibit.part.name];
  const result = exhibit.part.compute(engine, inputs);
  const cells = exhibit.part.cells(inputs, result);
  const isOwn = explained?.exhibit === exhibit.name && cells.has(explained.cell);
  // a cell explained in another exhibit lights its operands here too, where both show the same inputs
  const isShared = explained !== null && exhibits.get(explained.exhibit)?.part === exhibit.part;
  const lit = isShared && cells.has(explained.cell) ? cells.derivation(explained.cell).operands : [];
  return {
    inputs,
    result,
    cells,
    text,
    digits: settings.digits,
    explained: isOwn ? explained.cell : null,
    explanation: null,
    lit: new Set(lit),
    current,
    generation: store.generation(exhibit.part.name),
    look: (changed) => store.look(exhibit.part.name, changed),
    change: (changed, subject) => store.edit(exhibit.part.name, changed, subject ?? null),
  };
}
