/**
 * Long work in small pieces: calls of the engine, handed out to workers, or on the main thread one between other
 * tasks where no worker starts. What is computed does not depend on who computes it.
 */
import type { Calls } from './calls.ts';
import { startHere, startRunners } from './runners.ts';

/** The engine's functions that answer at once. */
export type CallName = {
  [Name in keyof Calls]: Calls[Name] extends (...args: never) => unknown ? Name : never;
}[keyof Calls];

/** A call to be made: of a function that depends on its arguments alone, as all of the engine's do. */
export interface EngineCall<Name extends CallName> {
  call: Name;
  args: Readonly<Parameters<Calls[Name]>>;
}
export type AnyCall = { [Name in CallName]: EngineCall<Name> }[CallName];
export type Answer<Name extends CallName> = ReturnType<Calls[Name]>;

export interface RunOptions<Name extends CallName> {
  /** gives the run up: what is being computed at that moment is thrown away, the rest is not begun */
  signal?: AbortSignal | undefined;
  /** hears each answer as it comes, in whatever order, and how many of how many are there now */
  onAnswer?: ((index: number, answer: Answer<Name>, done: number, total: number) => void) | undefined;
}

/** Computes a call; is given the next only when it has answered. Rejects with what the engine throws. */
export type Runner = (call: AnyCall) => Promise<unknown>;

/** Starts the runners there are to be and tells each, once it can run; settles when there will be no more. */
export type StartRunners = (join: (runner: Runner) => void) => Promise<void>;

interface Run {
  calls: readonly AnyCall[];
  /** the first call that nobody has taken yet */
  next: number;
  /** what is told after it is over is nobody's */
  answered(index: number, answer: unknown): void;
  failed(error: Error): void;
}

export class Pool {
  /** with calls that nobody has taken yet; they take turns */
  private readonly waiting: Run[] = [];
  private readonly idle: Runner[] = [];
  private starting: Promise<void> | undefined;

  constructor(private readonly start: StartRunners) {}

  /**
   * Makes the calls and gives their answers in the calls' order. Rejects with the first error that a call throws, or
   * with the signal's reason at once. The smaller the calls, the sooner others get their turn.
   */
  run<Name extends CallName>(
    calls: readonly EngineCall<Name>[],
    { signal, onAnswer }: RunOptions<Name> = {},
  ): Promise<Answer<Name>[]> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (calls.length === 0) return resolve([]);
      const answers: Answer<Name>[] = [];
      let done = 0;
      let over = false;
      const end = () => {
        over = true;
        signal?.removeEventListener('abort', abort);
        const place = this.waiting.indexOf(run);
        if (place >= 0) this.waiting.splice(place, 1);
      };
      const run: Run = {
        calls: calls as readonly AnyCall[],
        next: 0,
        answered(index, answer) {
          if (over) return;
          answers[index] = answer as Answer<Name>;
          done += 1;
          onAnswer?.(index, answer as Answer<Name>, done, calls.length);
          if (done < calls.length) return;
          end();
          resolve(answers);
        },
        failed(error) {
          if (over) return;
          end();
          reject(error);
        },
      };
      const abort = () => run.failed(signal?.reason as Error);
      signal?.addEventListener('abort', abort);
      this.waiting.push(run);
      this.begin();
      this.handOut();
    });
  }

  private begin(): void {
    this.starting ??= this.start((runner) => this.free(runner)).catch((error: Error) => {
      // another run may have more luck
      this.starting = undefined;
      for (const run of [...this.waiting]) run.failed(error);
    });
  }

  private free(runner: Runner): void {
    this.idle.push(runner);
    this.handOut();
  }

  private handOut(): void {
    for (let run = this.waiting[0]; run; run = this.waiting[0]) {
      const runner = this.idle.pop();
      if (!runner) return;
      const index = run.next++;
      this.waiting.shift();
      if (run.next < run.calls.length) this.waiting.push(run);
      void this.compute(runner, run, index);
    }
  }

  private async compute(runner: Runner, run: Run, index: number): Promise<void> {
    const call = run.calls[index];
    if (!call) return;
    try {
      const answer = await runner(call);
      run.answered(index, answer);
    } catch (error) {
      run.failed(error as Error);
    }
    this.free(runner);
  }
}

let ofPage: Pool | undefined;
let ofThread: Pool | undefined;

/** The pool of the page; its workers start with its first run. */
export function pool(): Pool {
  ofPage ??= new Pool(startRunners);
  return ofPage;
}

/** The same on this thread alone, between other tasks: for what a page draws unasked, which is not worth a worker. */
export function ownThread(): Pool {
  ofThread ??= new Pool(startHere);
  return ofThread;
}
