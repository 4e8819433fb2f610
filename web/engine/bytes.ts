/** The engine's WebAssembly, which the page carries once and hands, compiled, to its workers. */
import engine from '../wasm/attention.wasm?gzip';
import kernel from '../wasm/fused_attention.wasm?gzip';

/** What an engine is instantiated from. */
export interface Compiled {
  /** all of it */
  engine: WebAssembly.Module;
  /** what fusedAttention computes with instead, where there is SIMD */
  kernel: WebAssembly.Module | undefined;
}

let compiling: Promise<Compiled> | undefined;

/** The engine, compiled once per page. */
export function compiledEngine(): Promise<Compiled> {
  compiling ??= compile();
  return compiling;
}

function plain(compressed: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(compressed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

// asynchronously: some browsers refuse to compile more than 4 kB on the main thread
async function compile(): Promise<Compiled> {
  const [all, simd] = await Promise.all([plain(engine), plain(kernel)]);
  const compiled = WebAssembly.compile(all);
  // without SIMD, a module that has it is not valid
  return {
    kernel: WebAssembly.validate(simd) ? await WebAssembly.compile(simd) : undefined,
    engine: await compiled,
  };
}
