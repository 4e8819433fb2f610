/** A page's script that has the pool and hands it to the tests. */
import { type Experiment, loadEngine } from '../../web/engine.ts';
import { pool } from '../../web/pool.ts';

const options = { headSize: 64, seed: 1, bins: 40 };

const draws = (parts: number, pairs: number) =>
  Array.from({ length: parts }, (_, part) => ({
    call: 'dotProductExperiment' as const,
    args: [{ ...options, pairs, firstPair: part * pairs }] as const,
  }));

let answers: Experiment[] = [];

const forTests = {
  /** Draws in parts, and tells of each. */
  async inParts(parts: number, pairs: number) {
    const heard: number[] = [];
    const onAnswer = (_index: number, _answer: unknown, done: number) => heard.push(done);
    answers = await pool().run(draws(parts, pairs), { onAnswer });
    return heard;
  },

  /** Whether those parts give, together, what one call gives. */
  async isSame() {
    const engine = await loadEngine();
    const merged = engine.mergeExperiments(answers);
    const whole = engine.dotProductExperiment({ ...options, pairs: merged.count });
    return JSON.stringify(merged) === JSON.stringify(whole);
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
