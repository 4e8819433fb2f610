/**
 * What the pool's calls run on. A worker is started from its file where the page's origin has one: a strict policy
 * allows that alone. A page opened from disk or in a sandboxed frame may not, but may run the file as a script, which
 * then hands over its text, and starts the worker from that. Where none starts, the main thread computes.
 */
import { script, version } from 'virtual:worker-script';
import { type Compiled, compiledEngine } from './bytes.ts';
import { loadCalls } from './load.ts';
import { nextTask } from './next-task.ts';
import type { AnyCall, Runner, StartRunners } from './pool.ts';
import { buffersIn, copied } from './posting.ts';
import type { Reply, Request } from './worker.ts';

/** more would cost more memory than they save time */
const mostWorkers = 16;
/** How many there are to be: one for each core, as far as the platform tells how many it has. */
export const workers = (): number =>
  typeof navigator === 'undefined' ? 1 : Math.min(navigator.hardwareConcurrency || 1, mostWorkers);
/** ms until a worker that says nothing counts as failed */
const patience = 10_000;

/** Where the worker's file lies: beside the page's script. A cached file of another version must not answer. */
export const workerUrl = (script: string): URL => new URL(`attention-steps-worker.js?v=${version}`, script);

/** Whether a page of this origin may start a worker from that file. */
export const mayStart = (file: URL, origin: string): boolean =>
  /^https?:$/.test(file.protocol) && file.origin === origin;

/** The text of the worker's file, by running it as a script; undefined where it does not come. */
function textOf(file: URL): Promise<string | undefined> {
  const script = document.createElement('script');
  script.src = file.href;
  return new Promise((resolve) => {
    const done = () => {
      script.remove();
      resolve((globalThis as { attentionStepsWorker?: string }).attentionStepsWorker);
    };
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    document.head.append(script);
  });
}

function fromText(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    // by then it is being fetched
    URL.revokeObjectURL(url);
  }
}

/** Posts a request and gives the reply to it; rejects if the worker fails. */
function ask(worker: Worker, request: Request): Promise<Reply> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
    worker.onmessageerror = () => reject(new Error('[pool] expected an answer'));
    worker.onerror = (event) => {
      // told by the rejection, not on the console
      event.preventDefault();
      reject(new Error(event.message || '[pool] expected a worker'));
    };
    worker.postMessage(request, 'call' in request ? buffersIn(request.call) : []);
  });
}

/** Computes on this thread, each call as a task of its own. */
const onThisThread: Runner = async ({ call, args }) => {
  const engine = await loadCalls();
  await nextTask();
  return (engine[call] as (...args: readonly unknown[]) => unknown)(...args);
};

/** This thread, and no other. */
export const startHere: StartRunners = (join) => Promise.resolve(join(onThisThread));

/** Computes on a worker; once that has failed, on this thread. */
function runnerOf(worker: Worker): Runner {
  let hasFailed = false;
  return async (call) => {
    // nobody would answer
    if (hasFailed) return onThisThread(call);
    // whoever made the call keeps what is theirs
    const reply = await ask(worker, { call: copied(call) as AnyCall }).catch((error: unknown) => {
      hasFailed = true;
      worker.terminate();
      throw error;
    });
    if (typeof reply === 'object' && 'answer' in reply) return reply.answer;
    throw new Error(typeof reply === 'object' ? reply.error : `[pool] expected an answer; found ${reply}`);
  };
}

/** A runner on a worker that has said that it is ready; undefined if it does not come to that. */
async function started(open: () => Worker, compiled: Compiled): Promise<Runner | undefined> {
  let worker: Worker | undefined;
  try {
    worker = open();
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    if ((await Promise.race([ask(worker, { compiled }), late])) === 'ready') return runnerOf(worker);
  } catch {
    // some browsers throw where others report later; either way the next way is tried
  }
  worker?.terminate();
  return undefined;
}

/** How this page can open a worker; undefined if it cannot. */
async function opener(): Promise<(() => Worker) | undefined> {
  // a page that holds the script itself has no file beside it
  if (script === '') return undefined;
  const file = workerUrl(script);
  if (mayStart(file, self.origin)) return () => new Worker(file);
  // a worker may have workers of its own, but runs no other scripts
  const text = typeof document === 'undefined' ? undefined : await textOf(file);
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
