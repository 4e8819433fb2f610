/** Attention that streams over its keys, in float32 and at once, for long inputs. */
import { readBoolean, readOptional } from './arguments.ts';
import type { Kernel } from './fused-kernel.ts';
import { type Numbers, readFloats, readNumber, readNumbers } from './matrix.ts';
import { result } from './result.ts';
import type { AttentionModule, FusedRequest } from '../wasm/attention.mjs';

/** What `fusedAttention` is asked for besides the numbers. */
export interface FusedAttentionOptions {
  heads: number;
  tokens: number;
  headSize: number;
  /** whether a query sees the keys up to its own place alone */
  causal?: boolean | undefined;
  /** [tokens], for all heads: 1 keeps a key, 0 drops it; all are kept unless given */
  keptKeys?: Numbers | undefined;
  /** the place, from 0, of the first query among the tokens */
  firstQuery?: number | undefined;
  /** how many queries q holds of each head: those up to the last token unless given */
  queries?: number | undefined;
}

export interface FusedCalls {
  /**
   * softmax(q kᵀ ÷ √headSize) v of each head in float32, in one pass over the keys, without a table of tokens × tokens
   * (Milakov & Gimelshein 2018; Dao et al. 2022). q: [heads, queries, headSize]; k, v: [heads, tokens, headSize]. Gives
   * [heads, queries, headSize]. A row is the same to the bit whichever others are asked for with it. Dropped keys, −∞
   * and NaN: as in `attention`.
   */
  fusedAttention(q: Numbers, k: Numbers, v: Numbers, options: FusedAttentionOptions): Float32Array;
}

const call = 'fusedAttention';

/** Copies the options. Throws an Error if one is missing or is not what it should be. */
function readRequest(options: unknown): FusedRequest {
  const {
    heads,
    tokens,
    headSize,
    causal = false,
    keptKeys,
    firstQuery,
    queries,
  } = (options ?? {}) as Partial<FusedAttentionOptions>;
  return {
    heads: readNumber(call, 'heads', heads),
    tokens: readNumber(call, 'tokens', tokens),
    headSize: readNumber(call, 'headSize', headSize),
    causal: readBoolean(call, 'causal', causal),
    firstQuery: readOptional(call, 'firstQuery', firstQuery) ?? 0,
    queries: readOptional(call, 'queries', queries),
    keptKeys: keptKeys === undefined ? undefined : readNumbers(call, 'keptKeys', keptKeys),
  };
}

/** Whether arguments hold as many numbers as the sizes say. */
export const fits = (
  { heads, tokens, headSize }: Pick<FusedAttentionOptions, 'heads' | 'tokens' | 'headSize'>,
  arrays: readonly (Numbers | undefined)[],
): boolean =>
  [heads, tokens, headSize].every((size) => Number.isSafeInteger(size) && size > 0) &&
  arrays.every((numbers) => numbers?.length === heads * tokens * headSize);

/** @internal these calls of the module, which is no part of the types that ship; by the kernel where there is one */
export const fusedCalls = (module: AttentionModule, kernel: Kernel | undefined): FusedCalls => ({
  fusedAttention(q, k, v, options) {
    const numbers = [readFloats(call, 'q', q), readFloats(call, 'k', k), readFloats(call, 'v', v)] as const;
    const request = readRequest(options);
    if (!kernel) return result(module.fusedAttention(...numbers, request));
    const { heads, tokens, headSize, firstQuery, keptKeys } = request;
    const isPlain = firstQuery === 0 && request.queries === undefined && !keptKeys && fits(request, numbers);
    // what plainly fits is not asked about: to ask takes as long as attention over some tokens
    if (isPlain) return kernel(...numbers, { ...request, queries: tokens });
    const counts = [numbers[0].length, numbers[1].length, numbers[2].length] as const;
    const queries = result(
      module.fusedQueries(...counts, heads, tokens, headSize, firstQuery, request.queries, keptKeys),
    );
    return kernel(...numbers, { ...request, queries });
  },
});
