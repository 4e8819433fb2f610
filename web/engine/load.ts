/** The engine's calls on this thread, before what needs other threads is added. */
import { compiledEngine } from './bytes.ts';
import type { Calls } from './calls.ts';
import { instantiateEngine } from './instantiate.ts';
import { once } from './once.ts';

/** Made once per page. */
export const loadCalls = once((): Promise<Calls> => compiledEngine().then(instantiateEngine));
