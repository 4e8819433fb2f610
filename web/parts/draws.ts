/** Random draws in slices: what has been drawn so far, and what is still missing. */
import type { AgainstTheory, Engine, Experiment } from '../engine.ts';
import type { EngineCall } from '../engine/pool.ts';

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
/** pairs that are drawn at once, where a slice has as many */
const pairsAtOnce = 10_000;

const sliceSize = (headSize: number) => Math.min(mostInSlice, Math.floor(entriesInSlice / headSize));

/** The pairs from `from` on, sliced. */
function slices({ headSize, pairs }: Draw, from: number): Slice[] {
  const size = sliceSize(headSize);
  return Array.from({ length: Math.ceil((pairs - from) / size) }, (_, index) => {
    const firstPair = from + index * size;
    return { firstPair, pairs: Math.min(size, pairs - firstPair) };
  });
}

const known = new WeakMap<Draw, Growth>();

/** What a draw has given so far; at first, what little is drawn at once. */
export function growthOf(engine: Engine, draw: Draw): Growth {
  const { headSize, seed } = draw;
  const pairs = Math.min(draw.pairs, sliceSize(headSize), pairsAtOnce);
  const growth = known.get(draw) ?? {
    found: engine.dotProductsAgainstTheory({ headSize, pairs, seed, bins }),
    missing: slices(draw, pairs),
  };
  known.set(draw, growth);
  return growth;
}

/** The call that draws a slice. */
export const callOf = ({ headSize, seed }: Draw, { firstPair, pairs }: Slice): EngineCall<'dotProductExperiment'> => ({
  call: 'dotProductExperiment',
  args: [{ headSize, seed, bins, pairs, firstPair }],
});

/** Adds slices that have been drawn. */
export function grow(engine: Engine, draw: Draw, drawn: ReadonlyMap<Slice, Experiment>): void {
  if (drawn.size === 0) return;
  const { found, missing } = growthOf(engine, draw);
  known.set(draw, {
    found: engine.againstTheory([found.experiment, ...drawn.values()], draw),
    missing: missing.filter((slice) => !drawn.has(slice)),
  });
}
