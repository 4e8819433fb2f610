// @ts-check
// How much WebAssembly memory somebody has taken; a memory never shrinks, so that is the peak.

const { Memory, Instance, instantiate } = WebAssembly;

/** @type {Set<WebAssembly.Memory>} */
let made = new Set();

/** @param {unknown} value */
function note(value) {
  if (value instanceof Memory) made.add(value);
}

WebAssembly.Memory = class extends Memory {
  /** @param {WebAssembly.MemoryDescriptor} descriptor */
  constructor(descriptor) {
    super(descriptor);
    note(this);
  }
};

WebAssembly.Instance = class extends Instance {
  /**
   * @param {WebAssembly.Module} module
   * @param {WebAssembly.Imports} [imports]
   */
  constructor(module, imports) {
    super(module, imports);
    Object.values(this.exports).forEach(note);
  }
};

/** @type {(source: any, imports?: WebAssembly.Imports) => Promise<any>} */
async function instantiateAndNote(source, imports) {
  const result = await instantiate(source, imports);
  const { exports } = /** @type {any} */ (result).instance ?? result;
  Object.values(exports).forEach(note);
  return result;
}
WebAssembly.instantiate = instantiateAndNote;

/**
 * Does something that makes its WebAssembly instances, one such thing at a time.
 * @template Result
 * @param {() => Promise<Result>} start
 * @returns {Promise<{ result: Result, bytes: () => number }>} and how many bytes their memories have by now
 */
export async function watchingMemory(start) {
  const mine = (made = new Set());
  const result = await start();
  const bytes = () => [...mine].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  return { result, bytes };
}
