/** Attention on all cores: split by heads and queries into calls of the pool, which give the same to the bit. */
import type { Calls } from './calls.ts';
import type { FusedAttentionOptions } from './fused-calls.ts';
import { type Numbers, readFloats, readNumbers } from './matrix.ts';
import { type EngineCall, pool } from './pool.ts';
import { mostAtOnce, type Part, partsOf, workOf } from './parts.ts';

/** An AbortSignal, as far as it is listened to: of platforms that have none, the types are to hold too. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What `fusedAttention` is asked for, of all tokens, and how the work on it is followed. */
export interface ParallelOptions extends Omit<FusedAttentionOptions, 'firstQuery' | 'queries'> {
  /** gives it up: the promise is rejected with the signal's reason at once */
  signal?: Signal | undefined;
  /** hears how many of how many parts are there */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface ParallelCalls {
  /**
   * What `fusedAttention` gives, and refuses, from a pool of workers, each with an engine of its own; little work is
   * done at once, without them. Where there are no workers, as in Node, this thread works, with other tasks in between.
   * The arguments may be changed as soon as it has been called.
   */
  fusedAttentionParallel(q: Numbers, k: Numbers, v: Numbers, options: ParallelOptions): Promise<Float32Array>;
}

/** in whose name arguments are refused */
const call = 'fusedAttention';

type Sizes = Pick<FusedAttentionOptions, 'heads' | 'tokens' | 'headSize'>;

/** Whether the arguments are as many as the sizes say. */
const fits = ({ heads, tokens, headSize }: Sizes, arrays: readonly (Numbers | undefined)[]): boolean =>
  [heads, tokens, headSize].every((size) => Number.isSafeInteger(size) && size > 0) &&
  arrays.every((numbers) => numbers?.length === heads * tokens * headSize);

/** Its own copy. Throws as readFloats does. */
function ownFloats(name: string, value: Numbers): Float32Array {
  const floats = readFloats(call, name, value);
  return floats === value ? floats.slice() : floats;
}

/** @internal the rest of the engine is no part of its own types */
export const parallelCalls = (calls: Calls): ParallelCalls => ({
  async fusedAttentionParallel(q, k, v, { signal, onProgress, ...options } = {} as ParallelOptions) {
    signal?.throwIfAborted();
    const { tokens, headSize, causal, keptKeys } = options;
    const isFit = fits(options, [q, k, v]) && (keptKeys === undefined || keptKeys?.length === tokens);
    // what does not fit is refused there
    if (!isFit || workOf(options) <= mostAtOnce) return calls.fusedAttention(q, k, v, options);

    const [queries, keys, values] = [ownFloats('q', q), ownFloats('k', k), ownFloats('v', v)];
    const kept = keptKeys && readNumbers(call, 'keptKeys', keptKeys);
    /** `count` rows of a head, not copied before a worker is there for them. */
    const rows = (of: Float32Array, head: number, first: number, count: number) =>
      of.subarray((head * tokens + first) * headSize, (head * tokens + first + count) * headSize);
    const callOf = ({ head, first, count }: Part): EngineCall<'fusedAttention'> => {
      const seen = causal ? first + count : tokens;
      return {
        call,
        args: [
          rows(queries, head, first, count),
          rows(keys, head, 0, seen),
          rows(values, head, 0, seen),
          {
            heads: 1,
            tokens: seen,
            headSize,
            causal,
            keptKeys: kept?.subarray(0, seen),
            firstQuery: first,
            queries: count,
          },
        ],
      };
    };

    const output = new Float32Array(q.length);
    const parts = partsOf(options);
    await pool().run(parts.map(callOf), {
      signal: signal as AbortSignal | undefined,
      onAnswer(index, answer, done, total) {
        const { head, first } = parts[index] as Part;
        output.set(answer, (head * tokens + first) * headSize);
        onProgress?.(done, total);
      },
    });
    return output;
  },
});
