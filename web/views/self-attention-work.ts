/** What the run of the exhibit on the code does, call by call of the pool. */
import { loadEngine, type Matrix, type SelfAttention } from '../engine.ts';
import { type CallName, type EngineCall, pool } from '../engine/pool.ts';
import { type Batch, type Drawn, drawing, isWritable, itemsOf, type Sizes } from '../parts/self-attention-batch.ts';
import { outputsOf, streamed, type Vectors, type Ways } from '../parts/self-attention-ways.ts';

/** How the work is followed, and given up. */
interface Following {
  signal: AbortSignal;
  /** hears how much is done, 0 to 1 */
  onProgress(progress: number): void;
  /** hears what there is of the batch */
  onRefined(batch: Batch): void;
}

const calls = <Name extends CallName>(call: Name, args: readonly EngineCall<Name>['args'][]): EngineCall<Name>[] =>
  args.map((each) => ({ call, args: each }));

/** A batch: step by step and streaming, or streaming alone where its tables are too large to be written down. */
export async function computeBatch(sizes: Sizes, following: Following): Promise<void> {
  const { signal } = following;
  const start = performance.now();
  const args = drawing(sizes);
  const [[query, key, value], [all]] = await Promise.all([
    pool().run(calls('linear', args.layers), { signal }),
    pool().run(calls('standardNormal', [args.x]), { signal }),
  ]);
  if (!query || !key || !value || !all) throw new Error('[run] expected three layers and the vectors');
  const drawn = { layers: { query, key, value }, x: itemsOf(sizes, all) };
  const items = isWritable(sizes) ? await attend(drawn, start, following) : undefined;
  const whenAttended = performance.now();
  const ways = await compare(sizes, items ?? (await project(drawn, signal)), following);
  following.onRefined({
    ...drawn,
    items: items ?? drawn.x.map(() => undefined),
    milliseconds: (items ? whenAttended : performance.now()) - start,
    ways,
  });
}

/** Every item, step by step. */
async function attend(drawn: Drawn, start: number, following: Following): Promise<SelfAttention[]> {
  const { signal, onProgress, onRefined } = following;
  const items: (SelfAttention | undefined)[] = drawn.x.map(() => undefined);
  const attending = drawn.x.map((item) => [item, drawn.layers] as const);
  const attended = await pool().run(calls('selfAttention', attending), {
    signal,
    onAnswer(index, answer, done, total) {
      items[index] = answer[0];
      onProgress(done / (total + 1));
      onRefined({ ...drawn, items, milliseconds: performance.now() - start });
    },
  });
  return attended.flat();
}

/** The q, k and v of every item alone. */
async function project({ layers, x }: Drawn, signal: AbortSignal): Promise<Vectors[]> {
  const by = (layer: keyof typeof layers): Promise<Matrix[]> => {
    const projecting = x.map((item) => [layers[layer], item] as const);
    return pool().run(calls('applyLinear', projecting), { signal });
  };
  const [q, k, v] = await Promise.all([by('query'), by('key'), by('value')]);
  return x.map((_, item) => ({ q: q[item], k: k[item], v: v[item] }) as Vectors);
}

/** From q, k and v on: streaming, and where there is room for the tables the steps once more, for the time they take. */
async function compare(sizes: Sizes, items: readonly Vectors[], { signal, onProgress }: Following): Promise<Ways> {
  const engine = await loadEngine();
  const [q, k, v, heads] = streamed(sizes, items);
  const isAlone = !isWritable(sizes);
  const start = performance.now();
  const output = await engine.fusedAttentionParallel(q, k, v, {
    ...heads,
    signal,
    onProgress(done, total) {
      if (isAlone) onProgress(done / total);
    },
  });
  const between = performance.now();
  const outputs = outputsOf(sizes, output);
  const streamMilliseconds = between - start;
  if (isAlone) return { stepMilliseconds: undefined, streamMilliseconds, outputs };
  const steps = items.map((item) => [item.q, item.k, item.v] as const);
  await pool().run(calls('attention', steps), { signal });
  return { stepMilliseconds: performance.now() - between, streamMilliseconds, outputs };
}
