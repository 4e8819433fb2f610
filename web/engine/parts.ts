/** How attention is split over the pool. What it gives does not depend on that; how long it takes does. */
import { workers } from './runners.ts';

/** Some queries of one head. */
export interface HeadPart {
  head: number;
  /** the first of them */
  first: number;
  count: number;
}

interface Work {
  heads: number;
  tokens: number;
  headSize: number;
}

/** Pairs of multiplications, one for a score and one for the output: some 10⁹ a second at worst, 10 times that at best. */
export const workOf = ({ heads, tokens, headSize }: Work): number => heads * tokens * tokens * headSize;

/** less than this, some 2 ms, is done as soon as workers have been asked and have answered */
export const worthWorkers = 20_000_000;
/** more than this at a time would keep waiting whoever follows or cancels it, unless it is one block of queries */
const mostInPart = 200_000_000;
/** queries of a block: they are computed together, and so are not to be parted */
const together = 64;
/** fewer blocks than these are not worth the keys and values that have to be sent along */
const fewest = 2;
/** parts for each worker, so that none waits long for the last */
const forEach = 4;

/** The parts for so many workers. Of causal attention the later queries see more keys: the longest parts come first. */
export function partsOf(work: Work, count = workers()): HeadPart[] {
  const { heads, tokens, headSize } = work;
  const forHead = Math.ceil((forEach * count) / heads);
  const most = Math.floor(mostInPart / (tokens * headSize) / together);
  const blocks = Math.min(Math.max(Math.ceil(tokens / forHead / together), fewest), Math.max(most, 1));
  const rows = blocks * together;
  const firsts = Array.from({ length: Math.ceil(tokens / rows) }, (_, index) => index * rows).reverse();
  return firsts.flatMap((first) =>
    Array.from({ length: heads }, (_, head) => ({ head, first, count: Math.min(rows, tokens - first) })),
  );
}
