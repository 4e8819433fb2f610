/** What is posted between threads: copied once, and then handed over rather than copied again. */

/** bytes that are kept for what is to come; more would be too dear for what they save */
const mostKept = 8_388_608;
/** what came back, the latest first */
let kept: readonly ArrayBuffer[] = [];

/** Keeps memory that was posted and has come back: to get it anew can take longer than to fill it. */
export function keep(buffers: readonly ArrayBuffer[]): void {
  let room = mostKept;
  kept = [...buffers, ...kept].filter(({ byteLength }) => (room -= byteLength) >= 0);
}

/** Keeps these alone, and gives all that was kept before. */
export function exchange(buffers: readonly ArrayBuffer[]): readonly ArrayBuffer[] {
  const earlier = kept;
  kept = [];
  keep(buffers);
  return earlier;
}

/** So many bytes, kept ones where there are as many; whoever asks writes all of them. */
export function memoryFor(bytes: number): ArrayBuffer {
  const found = kept.find(({ byteLength }) => byteLength === bytes);
  kept = kept.filter((each) => each !== found);
  return found ?? new ArrayBuffer(bytes);
}

/** A copy of a typed array's own numbers alone, not of all that lies in the memory behind it. */
export function copyOf<Numbers extends Float32Array>(numbers: Numbers): Numbers {
  const copy = new (numbers.constructor as new (buffer: ArrayBuffer) => Numbers)(memoryFor(numbers.byteLength));
  copy.set(numbers);
  return copy;
}

/** A copy of what is to be posted. */
export function copied(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return copyOf(value as Float32Array);
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, copied(entry)]));
}

/** The buffers of all typed arrays in it, to be handed over with it. */
export const buffersIn = (value: unknown): ArrayBuffer[] => [...new Set(views(value))];

function views(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(views) : [];
}
