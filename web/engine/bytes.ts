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

/** Asynchronously: some browsers refuse to compile more than 4 kB on the main thread. */
function moduleOf(compressed: string): Promise<WebAssembly.Module> {
  const text = atob(compressed);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const plain = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compileStreaming(new Response(plain, { headers: { 'Content-Type': 'application/wasm' } }));
}

async function compile(): Promise<Compiled> {
  // without SIMD, a module that has it is not valid
  const simd = moduleOf(kernel).catch(() => undefined);
  return { engine: await moduleOf(engine), kernel: await simd };
}
