/** The kernel of fusedAttention as a module by itself, `cpp/fused_module.cpp`: lays its arguments out in its memory. */
import type { FusedRequest } from '../wasm/attention.mjs';
import { memoryFor } from './posting.ts';

/** fusedAttention of checked arguments, computed by one module rather than another. */
export type Kernel = (
  q: Float32Array,
  k: Float32Array,
  v: Float32Array,
  request: FusedRequest & { queries: number },
) => Float32Array;

/** Places in memory are in bytes, sizes in numbers. */
interface Exports {
  memory: WebAssembly.Memory;
  /** how many numbers of float32 a head needs besides */
  scratch(tokens: number, headSize: number): number;
  /** one head, which `attend` is about from now on; kept: a byte a token, or 0 where all are kept; output may be q */
  pack(
    q: number,
    k: number,
    v: number,
    kept: number,
    output: number,
    tokens: number,
    headSize: number,
    firstQuery: number,
    queries: number,
    causal: boolean,
    scratch: number,
  ): void;
  /** the block of queries that begins with this one; how many they are */
  attend(query: number): number;
}

/** bytes of a page of WebAssembly's memory */
const page = 65536;

function growTo(memory: WebAssembly.Memory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing <= 0) return;
  try {
    memory.grow(Math.ceil(missing / page));
  } catch {
    throw new Error('[fusedAttention] ran out of memory');
  }
}

export function kernelOf({ exports }: WebAssembly.Instance): Kernel {
  const { memory, scratch, pack, attend } = exports as unknown as Exports;
  // first comes what is the module's own
  const start = memory.buffer.byteLength;

  return (q, k, v, { heads, tokens, headSize, firstQuery, queries, causal, keptKeys }) => {
    // one head after the other in the same place: q, then its output; k; v; the kept keys; the kernel's own
    const [rows, keys] = [queries * headSize, tokens * headSize];
    let end = start;
    const room = (bytes: number) => {
      const place = end;
      // each at the start of a line of the cache
      end += Math.ceil(bytes / 64) * 64;
      return place;
    };
    const [atQ, atK, atV] = [room(4 * rows), room(4 * keys), room(4 * keys)];
    const atKept = keptKeys ? room(tokens) : 0;
    const atScratch = room(4 * scratch(tokens, headSize));
    growTo(memory, end);

    const floats = new Float32Array(memory.buffer);
    if (keptKeys) new Uint8Array(memory.buffer).set(keptKeys, atKept);
    const output = new Float32Array(memoryFor(q.byteLength));
    for (let head = 0; head < heads; head++) {
      floats.set(q.subarray(head * rows, (head + 1) * rows), atQ / 4);
      floats.set(k.subarray(head * keys, (head + 1) * keys), atK / 4);
      floats.set(v.subarray(head * keys, (head + 1) * keys), atV / 4);
      pack(atQ, atK, atV, atKept, atQ, tokens, headSize, firstQuery, queries, causal, atScratch);
      for (let query = 0; query < queries;) query += attend(query);
      output.set(floats.subarray(atQ / 4, atQ / 4 + rows), head * rows);
    }
    return output;
  };
}
