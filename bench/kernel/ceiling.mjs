// @ts-check
// The ceiling: how many 128-bit multiplications and additions WebAssembly does here, with nothing from memory.

const f32 = 0x7d;
const v128 = 0x7b;
const simd = 0xfd;
const splat = [simd, 0x13];
const add = [simd, 0xe4, 0x01];
const multiply = [simd, 0xe6, 0x01];
const extractFirst = [simd, 0x1f, 0];

/** @param {number} local */
const get = (local) => [0x20, local];
/** @param {number} local */
const set = (local) => [0x21, local];

/**
 * A WebAssembly module with `run(times: i32, factor: f32, summand: f32): f32`, in which every one of so many
 * independent vectors becomes itself · factor + summand, again and again; gives the sum of their first lanes. All start
 * at 0.
 * @param {number} vectors at most 16, for each number here must fit in a byte
 */
export function ceilingModule(vectors) {
  const accumulators = Array.from({ length: vectors }, (_, i) => 3 + i);
  const factor = 3 + vectors;
  const summand = factor + 1;
  const step = accumulators.flatMap((i) => [
    ...get(i),
    ...get(factor),
    ...multiply,
    ...get(summand),
    ...add,
    ...set(i),
  ]);
  const code = [
    ...[1, vectors + 2, v128],
    ...[...get(1), ...splat, ...set(factor)],
    ...[...get(2), ...splat, ...set(summand)],
    // loop: step, then times = times − 1, again unless that is 0
    ...[0x03, 0x40, ...step, ...get(0), 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b],
    ...accumulators.flatMap((local, i) => [...get(local), ...extractFirst, ...(i > 0 ? [0x92] : [])]),
    0x0b,
  ];
  const length = (/** @type {readonly unknown[]} */ { length }) => [(length & 0x7f) | 0x80, length >> 7];
  const section = (/** @type {number} */ id, /** @type {number[]} */ content) => [id, ...length(content), ...content];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 3, 0x7f, f32, f32, 1, f32]),
    ...section(3, [1, 0]),
    ...section(7, [1, 3, ...new TextEncoder().encode('run'), 0, 0]),
    ...section(10, [1, ...length(code), ...code]),
  ]);
}

/** As many as hide the latencies and stay in registers; more are not better on every machine. */
const vectorsTried = [8, 10, 12];

/**
 * Contestants of a race, by name, and the FLOPs of a run of each.
 * @returns {Promise<Map<string, { flops: number, run: () => number }>>}
 */
export async function ceilings() {
  const times = 300_000;
  const entries = vectorsTried.map(async (vectors) => {
    const { instance } = await WebAssembly.instantiate(ceilingModule(vectors));
    const run = /** @type {(times: number, factor: number, summand: number) => number} */ (instance.exports.run);
    const entry = { flops: times * vectors * 4 * 2, run: () => run(times, 0.999, 1e-3) };
    return /** @type {const} */ ([`ceiling, ${vectors} vectors`, entry]);
  });
  return new Map(await Promise.all(entries));
}
