/** Attention on all cores: split by heads and queries into calls of the pool, which give the same to the bit. */
import type { Calls } from './calls.ts';
import { type FusedAttentionOptions, fits } from './fused-calls.ts';
import { described, type Numbers, readFloats, readNumbers } from './matrix.ts';
import { type EngineCall, pool } from './pool.ts';
import { copyOf, keep } from './posting.ts';
import { type HeadPart, partsOf, workOf, worthWorkers } from './parts.ts';

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
   * What `fusedAttention` gives, and refuses in its own name, from a pool of workers, each with an engine of its own; little work is
   * done at once, without them. Where there are no workers, as in Node, this thread works, with other tasks in between.
   * The arguments may be changed as soon as it has been called.
   */
  fusedAttentionParallel(q: Numbers, k: Numbers, v: Numbers, options: ParallelOptions): Promise<Float32Array>;
}

const call = 'fusedAttention';
const ownName = 'fusedAttentionParallel';

/** What the types do not let through: all tokens are asked for here. */
function requireAllQueries({ firstQuery, queries }: Partial<FusedAttentionOptions>): void {
  if (firstQuery === undefined && queries === undefined) return;
  throw new Error(`[${ownName}] expected no firstQuery or queries; found ${firstQuery} and ${queries}`);
}

/** What the types do not let through either, and would fail deep within or only when first called. */
function requireFollowers(signal: unknown, onProgress: unknown): void {
  const isSignal = typeof (signal as Partial<Signal> | undefined)?.throwIfAborted === 'function';
  if (signal !== undefined && !isSignal)
    throw new Error(`[${ownName}] expected signal to be an AbortSignal; found ${described(signal)}`);
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw new Error(`[${ownName}] expected onProgress to be a function; found ${described(onProgress)}`);
}

/** What is refused in the name of the call that computes, in this one's. */
function inOwnName(error: unknown): unknown {
  const isRefused = error instanceof Error && error.message.startsWith(`[${call}]`);
  if (isRefused) error.message = error.message.replace(call, ownName);
  return error;
}

async function attend(calls: Calls, given: readonly [Numbers, Numbers, Numbers], asked: ParallelOptions) {
  const { signal, onProgress, ...options } = asked;
  requireFollowers(signal, onProgress);
  signal?.throwIfAborted();
  requireAllQueries(options);
  const { heads, tokens, headSize, causal, keptKeys } = options;
  const isFit = fits(options, given) && (keptKeys === undefined || keptKeys?.length === tokens);
  // what does not fit is refused there
  if (!isFit || workOf(options) < worthWorkers) return calls[call](...given, options);

  const kept = keptKeys && readNumbers(call, 'keptKeys', keptKeys);
  const size = tokens * headSize;
  const all = given.map((numbers, index) => readFloats(call, 'qkv'.charAt(index), numbers));
  // queries, keys and values of each head: the caller's own at first
  let inputs = Array.from({ length: heads }, (_, head) =>
    all.map((numbers) => numbers.subarray(head * size, (head + 1) * size)),
  );
  const parts = partsOf(options);
  const isHeadsOnly = parts.length === heads;
  let areCopies = false;
  const callOf = ({ head, first, count }: HeadPart): EngineCall<typeof call> => {
    const seen = causal ? first + count : tokens;
    const shape = { heads: 1, tokens: seen, headSize, causal, firstQuery: first, queries: count };
    return {
      call,
      // a copy that one part alone needs
      get owned() {
        return areCopies && isHeadsOnly;
      },
      // looked at when a runner is there for it
      get args() {
        const [q, k, v] = inputs[head] as [Float32Array, Float32Array, Float32Array];
        return [
          q.subarray(first * headSize, (first + count) * headSize),
          k.subarray(0, seen * headSize),
          v.subarray(0, seen * headSize),
          { ...shape, keptKeys: kept?.slice(0, seen) },
        ] as const;
      },
    };
  };

  const output = new Float32Array(heads * size);
  const running = pool().run(parts.map(callOf), {
    signal: signal as AbortSignal | undefined,
    onAnswer(index, answer, done, total) {
      const { head, first } = parts[index] as HeadPart;
      output.set(answer, head * size + first * headSize);
      keep([answer.buffer as ArrayBuffer]);
      onProgress?.(done, total);
    },
  });
  // copied while the workers are busy with the first parts; a head at a time, for memory anew from the system is slow
  inputs = inputs.map((head) => head.map(copyOf));
  areCopies = true;
  await running;
  return output;
}

/** @internal the rest of the engine is no part of its own types */
export const parallelCalls = (calls: Calls): ParallelCalls => ({
  async fusedAttentionParallel(q, k, v, options = {} as ParallelOptions) {
    try {
      return await attend(calls, [q, k, v], options);
    } catch (error) {
      throw inOwnName(error);
    }
  },
});
