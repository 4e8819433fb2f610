/**
 * What the pool's calls run on. A worker is started from its file where the page's origin has one: a strict policy
 * allows that alone. A page opened from disk or in a sandboxed frame may not, but may run the file as a script, which
 * then hands over its text, and starts the worker from that; so does a page that is one file. Where none starts, the main
 * thread computes.
 */
import { script, version, worker } from 'virtual:worker-script';
import { beside, runScript } from './beside.ts';
import { type Compiled, compiledEngine } from './bytes.ts';
import { loadCalls } from './load.ts';
import { nextTask } from './next-task.ts';
import type { AnyCall, Runner, StartRunners } from './pool.ts';
import { buffersIn, copied, keep } from './posting.ts';
import type { Reply, Request } from './worker.ts';

/** more would cost more memory than they save time */
const mostWorkers = 16;
/** How many there are to be: one for each core, as far as the platform tells how many it has. */
export const workers = (): number =>
  typeof navigator === 'undefined' ? 1 : Math.min(navigator.hardwareConcurrency || 1, mostWorkers);
/** ms until a worker that says nothing counts as failed */
const patience = 10_000;

/** Where the worker's file lies: beside the page's script. */
export const workerUrl = (script: string): URL => beside('attention-steps-worker.js', version, script);

/** Whether a page of this origin may start a worker from that file. */
export const mayStart = (file: URL, origin: string): boolean =>
  /^https?:$/.test(file.protocol) && file.origin === origin;

/** The text of the worker's file, once that has been run as a script of the page. */
const handedOver = (): string | undefined => (globalThis as { attentionStepsWorker?: string }).attentionStepsWorker;

function fromText(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    // by then it is being fetched
    URL.revokeObjectURL(url);
  }
}

interface Asking {
  /** rejects if the worker fails, and for what cannot be posted, which leaves the worker as it is */
  ask(request: Request): Promise<Reply>;
  hasFailed: boolean;
}

/** How a worker is asked: replies come in the order of the requests. All that wait for one are rejected if it fails. */
function asking(worker: Worker): Asking {
  const waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = [];
  const fail = (message: string) => {
    made.hasFailed = true;
    worker.terminate();
    waiting.splice(0).forEach(({ reject }) => reject(new Error(message)));
  };
  worker.onmessage = ({ data }: MessageEvent<Reply>) => waiting.shift()?.resolve(data);
  worker.onmessageerror = () => fail('[pool] expected an answer');
  worker.onerror = (event) => {
    // told by the rejection, not on the console
    event.preventDefault();
    fail(event.message || '[pool] expected a worker');
  };
  const made: Asking = {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        try {
          worker.postMessage(request, 'call' in request ? buffersIn(request.call) : []);
        } catch (error) {
          waiting.pop();
          throw error;
        }
      }),
    hasFailed: false,
  };
  return made;
}

/** Computes on this thread, each call as a task of its own. */
const onThisThread: Runner = async (request) => {
  const engine = await loadCalls();
  await nextTask();
  const { call, args } = request;
  return (engine[call] as (...args: readonly unknown[]) => unknown)(...args);
};

/** This thread, and no other. */
export const startHere: StartRunners = (join) => Promise.resolve(join(onThisThread));

/** Computes on a worker; once that has failed, on this thread. */
function runnerOf(worker: Asking): Runner {
  const runner: Runner = async (call) => {
    // nobody would answer
    if (worker.hasFailed) return onThisThread(call);
    // whoever made the call keeps what is theirs; `args` may be made anew each time they are looked at
    const { owned = false, ...asked } = call;
    const reply = await worker.ask({ call: (owned ? asked : copied(asked)) as AnyCall });
    if (typeof reply === 'object' && 'answer' in reply) {
      keep(reply.spare);
      return reply.answer;
    }
    throw new Error(typeof reply === 'object' ? reply.error : `[pool] expected an answer; found ${reply}`);
  };
  // the next lies there when it has answered: what is posted takes as long to come as some calls to be computed
  runner.atOnce = 2;
  return runner;
}

/** A runner on a worker that has said that it is ready; undefined if it does not come to that. */
async function started(open: () => Worker, compiled: Compiled): Promise<Runner | undefined> {
  let worker: Worker | undefined;
  try {
    worker = open();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    const asked = asking(worker);
    if ((await Promise.race([asked.ask({ compiled }), late])) === 'ready') return runnerOf(asked);
  } catch {
    // some browsers throw where others report later; either way the next way is tried
  }
  worker?.terminate();
  return undefined;
}

/** How this page can open a worker; undefined if it cannot. */
async function opener(): Promise<(() => Worker) | undefined> {
  // a page that holds the script itself has no file beside it, but may hold the worker's script, too
  const file = worker ? new URL(`${worker}?v=${version}`) : script ? workerUrl(script) : undefined;
  if (file && mayStart(file, self.origin)) return () => new Worker(file);
  // a worker may have workers of its own, but runs no other scripts
  if (file && typeof document !== 'undefined') await runScript(file);
  const text = handedOver();
  return text === undefined ? undefined : () => fromText(text);
}

/** Workers for all cores, or this thread. */
export const startRunners: StartRunners = async (join) => {
  if (typeof Worker === 'undefined') return startHere(join);
  const compiled = await compiledEngine();
  const open = await opener();
  // one first: where it does not start, no other will
  const first = open && (await started(open, compiled));
  if (!first) return startHere(join);
  join(first);
  await Promise.all(
    Array.from({ length: workers() - 1 }, async () => {
      const runner = await started(open, compiled);
      if (runner) join(runner);
    }),
  );
};
