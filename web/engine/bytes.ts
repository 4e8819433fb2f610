/** The engine's WebAssembly, which the page carries once and hands, compiled, to its workers. */
import engine from '../wasm/attention.wasm?gzip';
import kernel from '../wasm/fused_attention.wasm?gzip';
import { once } from './once.ts';

/** What an engine is instantiated from. */
export interface Compiled {
  /** all of it */
  engine: WebAssembly.Module;
  /** what fusedAttention computes with instead, where there is SIMD */
  kernel: WebAssembly.Module | undefined;
}

/** A module's bytes, as a host would send them. */
function plain(compressed: string): Response {
  const text = atob(compressed);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

/** The engine, compiled once per page: asynchronously, as some browsers refuse more than 4 kB on the main thread. */
export const compiledEngine = once(async (): Promise<Compiled> => {
  const [all, simd] = await Promise.all([
    WebAssembly.compileStreaming(plain(engine)),
    plain(kernel)
      .arrayBuffer()
      // without SIMD, a module that has it is not valid
      .then((bytes) => (WebAssembly.validate(bytes) ? WebAssembly.compile(bytes) : undefined)),
  ]);
  return { engine: all, kernel: simd };
});
