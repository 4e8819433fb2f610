/** The engine's calls over a compiled module, on any thread: without the WebAssembly's bytes, which a worker is sent. */
import { attentionCalls } from './attention-calls.ts';
import type { Calls } from './calls.ts';
import { experimentCalls } from './experiment-calls.ts';
import { fusedCalls } from './fused-calls.ts';
import { rowCalls } from './row-calls.ts';
import { seedCalls } from './seed-calls.ts';
import { vectorCalls } from './vector-calls.ts';
import createAttentionModule, { type AttentionModule } from '../wasm/attention.mjs';

/** An engine of its own memory, from the compiled module. */
export async function instantiateEngine(compiled: WebAssembly.Module): Promise<Calls> {
  const module = await new Promise<AttentionModule>((resolve, reject) => {
    createAttentionModule({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), reject);
        return {};
      },
    }).then(resolve, reject);
  });
  return {
    ...rowCalls(module),
    ...attentionCalls(module),
    ...fusedCalls(module),
    ...vectorCalls(module),
    ...seedCalls(module),
    ...experimentCalls(module),
  };
}
