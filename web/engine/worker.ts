/**
 * A worker of the pool: computes the engine's calls off the main thread, one at a time. Bundled apart from the page's
 * script (tools/worker-plugin.ts) and without the WebAssembly, which the page posts it first, compiled.
 */
import type { Compiled } from './bytes.ts';
import type { Calls } from './calls.ts';
import { instantiateEngine } from './instantiate.ts';
import type { AnyCall } from './pool.ts';
import { buffersIn, exchange } from './posting.ts';

/** What the page posts: first the modules, then calls. */
export type Request = { compiled: Compiled } | { call: AnyCall };

/**
 * What it is answered: once that the worker is ready, then each call's answer, and memory that it was sent and has no
 * more use for; or what went wrong.
 */
export type Reply = 'ready' | { answer: unknown; spare: readonly ArrayBuffer[] } | { error: string };

/** The part of a worker's global scope that is used; the DOM's types have a window's. */
interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(reply: Reply, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as Scope;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function compute(engine: Calls, { call, args }: AnyCall): void {
  const answer: unknown = (engine[call] as (...args: readonly unknown[]) => unknown)(...args);
  // its memory stays for the next answer, and what that leaves goes back: the caller's next copies are made there
  const spare = exchange(buffersIn(args));
  // it owns its memory
  scope.postMessage({ answer, spare }, [...buffersIn(answer), ...spare]);
}

let engine: Calls | undefined;

async function receive(request: Request): Promise<void> {
  if ('compiled' in request) {
    engine = await instantiateEngine(request.compiled);
    scope.postMessage('ready');
  } else if (engine) {
    compute(engine, request.call);
  }
}

scope.onmessage = ({ data }) => {
  receive(data).catch((error: unknown) => scope.postMessage({ error: messageOf(error) }));
};
scope.onmessageerror = () => scope.postMessage({ error: '[worker] expected a message that can be read' });
