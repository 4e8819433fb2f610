/** The engine's WebAssembly, which the page carries once and hands, compiled, to its workers. */
import engine from '../wasm/attention.wasm?gzip';
import kernel from '../wasm/fused_attention.wasm?gzip';
import { unpacked } from './compressed.ts';
import { once } from './once.ts';

/** What an engine is instantiated from. */
export interface Compiled {
  /** all of it */
  engine: WebAssembly.Module;
  /** what fusedAttention computes with instead, where there is SIMD */
  kernel: WebAssembly.Module | undefined;
}

/** The engine, compiled once per page: asynchronously, as some browsers refuse more than 4 kB on the main thread. */
export const compiledEngine = once(async (): Promise<Compiled> => {
  const [all, simd] = await Promise.all([
    WebAssembly.compileStreaming(unpacked(engine)),
    unpacked(kernel)
      .arrayBuffer()
      // without SIMD, a module that has it is not valid
      .then((bytes) => (WebAssembly.validate(bytes) ? WebAssembly.compile(bytes) : undefined)),
  ]);
  return { engine: all, kernel: simd };
});
