/** What is posted between threads: copied once, and then handed over rather than copied again. */

/** A copy of what is to be posted; of a typed array its own numbers alone, not all that lies in the memory behind it. */
export function copied(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return (value as Float32Array).slice();
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
