/** A batch that is too large to be computed at each keystroke: computed when the reader asks for it, item by item. */
import type { Engine, Linear, SelfAttention } from './engine.ts';
import { type Batch, drawing, itemsOf, keyOf, type Sizes } from './self-attention-batch.ts';

export interface Run {
  /** what has been computed; undefined until all is drawn */
  batch: Batch | undefined;
  /** how many of the batch's items */
  done: number;
  running: boolean;
  /** what went wrong, if anything did */
  failure: string | undefined;
}

/** The last run; earlier ones would fill the memory. */
let latest: { key: string; run: Run; controller: AbortController } | undefined;

/** The run of these sizes, unless another has come since. */
export const runOf = (sizes: Sizes): Run | undefined => (latest?.key === keyOf(sizes) ? latest.run : undefined);

/** Gives up what is running. */
export function cancelRun(): void {
  latest?.controller.abort();
  latest = undefined;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Computes the batch, giving any other up; `told` hears of each item, of the end and of a failure. */
export async function startRun(engine: Engine, sizes: Sizes, told: () => void): Promise<void> {
  cancelRun();
  const controller = new AbortController();
  const { signal } = controller;
  const run: Run = { batch: undefined, done: 0, running: true, failure: undefined };
  latest = { key: keyOf(sizes), run, controller };
  told();
  const start = performance.now();
  try {
    const args = drawing(sizes);
    await nextTask();
    const [query, key, value] = args.layers.map((layer) => engine.linear(...layer)) as [Linear, Linear, Linear];
    const layers = { query, key, value };
    const x = itemsOf(sizes, engine.standardNormal(...args.x));
    const items: (SelfAttention | undefined)[] = x.map(() => undefined);
    for (const [index, item] of x.entries()) {
      await nextTask();
      signal.throwIfAborted();
      items[index] = engine.selfAttention(item, layers)[0];
      run.batch = { layers, x, items, milliseconds: performance.now() - start };
      run.done = index + 1;
      told();
    }
  } catch (error) {
    if (!signal.aborted) run.failure = error instanceof Error ? error.message : String(error);
  }
  run.running = false;
  told();
}
