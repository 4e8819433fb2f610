/** A batch that is too large to be computed at each keystroke: computed when the reader asks for it, in the pool, an item a call. */
import type { SelfAttention } from './engine.ts';
import { type CallName, type EngineCall, pool } from './pool.ts';
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

/** Computes the batch, giving any other up; `told` hears of each item, of the end and of a failure. */
export async function startRun(sizes: Sizes, told: () => void): Promise<void> {
  cancelRun();
  const controller = new AbortController();
  const { signal } = controller;
  const run: Run = { batch: undefined, done: 0, running: true, failure: undefined };
  latest = { key: keyOf(sizes), run, controller };
  told();
  const start = performance.now();
  try {
    const args = drawing(sizes);
    const [[query, key, value], [all]] = await Promise.all([
      pool().run(calls('linear', args.layers), { signal }),
      pool().run(calls('standardNormal', [args.x]), { signal }),
    ]);
    if (!query || !key || !value || !all) throw new Error('[startRun] expected three layers and the vectors');
    const layers = { query, key, value };
    const x = itemsOf(sizes, all);
    const items: (SelfAttention | undefined)[] = x.map(() => undefined);
    const onAnswer = (index: number, answer: readonly SelfAttention[], done: number) => {
      items[index] = answer[0];
      run.done = done;
      run.batch = { layers, x, items, milliseconds: performance.now() - start };
      told();
    };
    await pool().run(
      calls(
        'selfAttention',
        x.map((item) => [item, layers] as const),
      ),
      { signal, onAnswer },
    );
  } catch (error) {
    // given up: it is nobody's any more
    if (signal.aborted) return;
    run.failure = error instanceof Error ? error.message : String(error);
  }
  run.running = false;
  told();
}

const calls = <Name extends CallName>(call: Name, args: readonly EngineCall<Name>['args'][]): EngineCall<Name>[] =>
  args.map((each) => ({ call, args: each }));
