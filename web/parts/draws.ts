/** Random draws in slices: what has been drawn so far, and what is still missing. */
import type { AgainstTheory, Engine, Experiment } from '../engine.ts';
import { type EngineCall, ownThread } from '../engine/pool.ts';

/** Pairs of random vectors to be drawn. */
export interface Draw {
  headSize: number;
  pairs: number;
  seed: number;
}

/** Some of the pairs of a draw. */
export interface Slice {
  firstPair: number;
  pairs: number;
}

/** What a draw has given so far. */
export interface Growth {
  found: AgainstTheory;
  missing: readonly Slice[];
}

/** of the histogram: at d_k = 64 each is 1 wide */
const bins = 64;
/** random entries of queries (and as many of keys) in a slice: some 20 ms on one core */
const entriesInSlice = 640_000;
/** pairs in a slice of short vectors, where a pair costs more than its entries */
const mostInSlice = 100_000;
/** pairs that are drawn at first, where a slice has as many */
const pairsAtFirst = 10_000;
/** the tasks in which the page's first ones are: the engine's code is still slow then */
const firstTasks = 4;
let isFirst = true;

const sliceSize = (headSize: number) => Math.min(mostInSlice, Math.floor(entriesInSlice / headSize));

/** The pairs from `from` up to `to`, sliced. */
function slices(from: number, to: number, size: number): Slice[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => {
    const firstPair = from + index * size;
    return { firstPair, pairs: Math.min(size, to - firstPair) };
  });
}

/** What is missing once the first pairs are drawn. */
const rest = (draw: Draw) => slices(firstPairs(draw), draw.pairs, sliceSize(draw.headSize));

const known = new WeakMap<Draw, Growth>();

const firstPairs = ({ headSize, pairs }: Draw) => Math.min(pairs, sliceSize(headSize), pairsAtFirst);

/** What a draw has given so far; at first, what little is drawn at once. */
export function growthOf(engine: Engine, draw: Draw): Growth {
  const { headSize, seed } = draw;
  const pairs = firstPairs(draw);
  isFirst = false;
  const growth = known.get(draw) ?? {
    found: engine.dotProductsAgainstTheory({ headSize, pairs, seed, bins }),
    missing: rest(draw),
  };
  known.set(draw, growth);
  return growth;
}

/** The call that draws a slice. */
export const callOf = ({ headSize, seed }: Draw, { firstPair, pairs }: Slice): EngineCall<'dotProductExperiment'> => ({
  call: 'dotProductExperiment',
  args: [{ headSize, seed, bins, pairs, firstPair }],
});

/** Draws the first pairs of the page's first draw, in several tasks; undefined for others, which `growthOf` has at once. */
export const prepareGrowth = (engine: Engine, draw: Draw, signal: AbortSignal): Promise<void> | undefined =>
  isFirst ? drawFirst(engine, draw, signal) : undefined;

async function drawFirst(engine: Engine, draw: Draw, signal: AbortSignal): Promise<void> {
  const pairs = firstPairs(draw);
  const calls = slices(0, pairs, Math.ceil(pairs / firstTasks)).map((slice) => callOf(draw, slice));
  const parts = await ownThread().run(calls, { signal });
  known.set(draw, { found: engine.againstTheory(parts, draw), missing: rest(draw) });
}

/** Adds slices that have been drawn. */
export function grow(engine: Engine, draw: Draw, drawn: ReadonlyMap<Slice, Experiment>): void {
  if (drawn.size === 0) return;
  const { found, missing } = growthOf(engine, draw);
  known.set(draw, {
    found: engine.againstTheory([found.experiment, ...drawn.values()], draw),
    missing: missing.filter((slice) => !drawn.has(slice)),
  });
}
