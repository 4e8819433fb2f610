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

/** A module's bytes, as a host would send them. */
function plain(compressed: string): Response {
  const text = atob(compressed);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

// asynchronously: some browsers refuse to compile more than 4 kB on the main thread
async function compile(): Promise<Compiled> {
  const compiled = WebAssembly.compileStreaming(plain(engine));
  const simd = await plain(kernel).arrayBuffer();
  // without SIMD, a module that has it is not valid
  return {
    kernel: WebAssembly.validate(simd) ? await WebAssembly.compile(simd) : undefined,
    engine: await compiled,
  };
}
