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
  /** whether its typed arrays are nobody else's, and may be handed over rather than copied */
  owned?: boolean;
}
export type AnyCall = { [Name in CallName]: EngineCall<Name> }[CallName];
export type Answer<Name extends CallName> = ReturnType<Calls[Name]>;

export interface RunOptions<Name extends CallName> {
  /** gives the run up: what is being computed at that moment is thrown away, the rest is not begun */
  signal?: AbortSignal | undefined;
  /** hears each answer as it comes, in whatever order, and how many of how many are there now */
  onAnswer?: ((index: number, answer: Answer<Name>, done: number, total: number) => void) | undefined;
}

/** Computes calls. Rejects with what the engine throws. */
export interface Runner {
  (call: AnyCall): Promise<unknown>;
  /** how many calls it may have at a time, those that wait for their turn with it among them; one unless it says */
  atOnce?: number;
}

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
  /** how many calls each runner has */
  private readonly loads = new Map<Runner, number>();
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
    this.starting ??= this.start((runner) => this.join(runner)).catch((error: Error) => {
      // another run may have more luck
      this.starting = undefined;
      for (const run of [...this.waiting]) run.failed(error);
    });
  }

  private join(runner: Runner): void {
    this.add(runner, 0);
    this.handOut();
  }

  private add(runner: Runner, calls: number): void {
    this.loads.set(runner, (this.loads.get(runner) ?? 0) + calls);
  }

  /** Of those that may have another call, who has fewest. */
  private next(): Runner | undefined {
    const open = [...this.loads].filter(([{ atOnce = 1 }, calls]) => calls < atOnce);
    return open.sort(([, some], [, others]) => some - others)[0]?.[0];
  }

  private handOut(): void {
    for (let run = this.waiting[0]; run; run = this.waiting[0]) {
      const runner = this.next();
      if (!runner) return;
      const index = run.next++;
      this.waiting.shift();
      if (run.next < run.calls.length) this.waiting.push(run);
      this.add(runner, 1);
      void this.compute(runner, run, index);
    }
  }

  private async compute(runner: Runner, run: Run, index: number): Promise<void> {
    try {
      const answer = await runner(run.calls[index] as AnyCall);
      run.answered(index, answer);
    } catch (error) {
      run.failed(error as Error);
    }
    this.add(runner, -1);
    this.handOut();
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
