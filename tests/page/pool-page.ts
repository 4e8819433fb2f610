/** A page's script that has the pool and hands it to the tests. */
import { loadEngine } from '../../web/engine.ts';
import { pool } from '../../web/pool.ts';

const options = { headSize: 64, seed: 1, bins: 40 };

const draws = (parts: number, pairs: number) =>
  Array.from({ length: parts }, (_, part) => ({
    call: 'dotProductExperiment' as const,
    args: [{ ...options, pairs, firstPair: part * pairs }] as const,
  }));

/** ms of the longest task on this thread while `during` runs, where it is longer than 50. */
async function longestTask(during: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  const note = (entries: PerformanceEntryList) =>
    entries.forEach(({ duration }) => (longest = Math.max(longest, duration)));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  await during();
  note(observer.takeRecords());
  observer.disconnect();
  return longest;
}

const forTests = {
  /** Draws in parts; whether the answer is the same as in one call, and what the run was like. */
  async inParts(parts: number, pairs: number) {
    const engine = await loadEngine();
    const heard: number[] = [];
    let merged;
    const longest = await longestTask(async () => {
      const answers = await pool().run(draws(parts, pairs), { onAnswer: (_index, _answer, done) => heard.push(done) });
      merged = engine.mergeExperiments(answers);
    });
    const whole = engine.dotProductExperiment({ ...options, pairs: parts * pairs });
    return { isSame: JSON.stringify(merged) === JSON.stringify(whole), heard, longest };
  },

  /** Cancels a long run: ms until that is told, and until another run is answered. */
  async cancelled() {
    const controller = new AbortController();
    const run = pool().run(draws(1000, 1000), {
      signal: controller.signal,
      onAnswer: (_index, _answer, done) => done === 5 && setTimeout(() => controller.abort(new Error('enough'))),
    });
    let start = NaN;
    controller.signal.addEventListener('abort', () => (start = performance.now()));
    const reason = await run.then(
      () => 'not cancelled',
      (error: Error) => error.message,
    );
    const told = performance.now() - start;
    await pool().run(draws(1, 10));
    return { reason, told, next: performance.now() - start };
  },

  refused: () =>
    pool()
      .run([{ call: 'softmax', args: [[]] }])
      .catch((error: Error) => error.message),
};

export type ForTests = typeof forTests;
Object.assign(globalThis, { forTests });
