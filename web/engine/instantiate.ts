/** The engine's calls over compiled modules, on any thread: without the WebAssembly's bytes, which a worker is sent. */
import { attentionCalls } from './attention-calls.ts';
import type { Compiled } from './bytes.ts';
import type { Calls } from './calls.ts';
import { experimentCalls } from './experiment-calls.ts';
import { fusedCalls } from './fused-calls.ts';
import { kernelOf } from './fused-kernel.ts';
import { rowCalls } from './row-calls.ts';
import { seedCalls } from './seed-calls.ts';
import { vectorCalls } from './vector-calls.ts';
import createAttentionModule, { type AttentionModule } from '../wasm/attention.mjs';

/** An engine of its own memory, from the compiled modules. */
export async function instantiateEngine({ engine, kernel }: Compiled): Promise<Calls> {
  const module = await new Promise<AttentionModule>((resolve, reject) => {
    createAttentionModule({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(engine, imports).then((instance) => done(instance, engine), reject);
        return {};
      },
    }).then(resolve, reject);
  });
  const fused = kernel && kernelOf(await WebAssembly.instantiate(kernel, {}));
  return {
    ...rowCalls(module),
    ...attentionCalls(module),
    ...fusedCalls(module, fused),
    ...vectorCalls(module),
    ...seedCalls(module),
    ...experimentCalls(module),
  };
}
