/** The engine's calls on this thread, before what needs other threads is added. */
import { compiledEngine } from './bytes.ts';
import type { Calls } from './calls.ts';
import { instantiateEngine } from './instantiate.ts';

let loading: Promise<Calls> | undefined;

/** Made once per page. */
export function loadCalls(): Promise<Calls> {
  loading ??= compiledEngine().then(instantiateEngine);
  return loading;
}
