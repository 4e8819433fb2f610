/** A page's script that has the pool and hands it to the tests. */
import { loadEngine } from '../../web/engine.ts';
import { type EngineCall, pool } from '../../web/engine/pool.ts';

const options = { headSize: 64, seed: 1, bins: 40 };

const draws = (parts: number, pairs: number) =>
  Array.from({ length: parts }, (_, part) => ({
    call: 'dotProductExperiment' as const,
    args: [{ ...options, pairs, firstPair: part * pairs }] as const,
  }));

const forTests = {
  /** Draws in parts: whether the answer is the same as in one call, what was heard on the way, and of other tasks. */
  async inParts(parts: number, pairs: number) {
    const engine = await loadEngine();
    const heard: number[] = [];
    let others = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      others += 1;
      port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
    const answers = await pool().run(draws(parts, pairs), { onAnswer: (_index, _answer, done) => heard.push(done) });
    port1.close();
    const merged = engine.mergeExperiments(answers);
    const whole = engine.dotProductExperiment({ ...options, pairs: parts * pairs });
    return { isSame: JSON.stringify(merged) === JSON.stringify(whole), heard, others };
  },

  /** Asks for what cannot be posted while others wait for their answers: what is said of it, and what they are given. */
  async unpostable() {
    const others = pool().run(draws(20, 2000));
    const call = { call: 'softmax', args: [[1], { divisor: () => 8 }] } as unknown as EngineCall<'softmax'>;
    const told = await pool()
      .run([call])
      .then(
        () => 'not refused',
        (error: Error) => error.name,
      );
    return { told, counts: (await others).map(({ count }) => count) };
  },

  /** Cancels a long run: what it is told, how many answers come afterwards, and that the next run is answered. */
  async cancelled() {
    const controller = new AbortController();
    let late = 0;
    const run = pool().run(draws(1000, 1000), {
      signal: controller.signal,
      onAnswer: (_index, _answer, done) => {
        if (controller.signal.aborted) late += 1;
        if (done === 5) setTimeout(() => controller.abort(new Error('enough')));
      },
    });
    const reason = await run.then(
      () => 'not cancelled',
      (error: Error) => error.message,
    );
    const [next] = await pool().run(draws(1, 10));
    return { reason, late, next: next?.count };
  },

  /** Attention of several heads: whether it is the same to the bit as in one call, and what is left of its arguments. */
  async attended() {
    const engine = await loadEngine();
    const sizes = { heads: 3, tokens: 700, headSize: 15, causal: true };
    const length = sizes.heads * sizes.tokens * sizes.headSize;
    const drawn = (seed: number) => Float32Array.from(engine.standardNormal(1, length, seed).data);
    const [q, k, v] = [drawn(1), drawn(2), drawn(3)] as const;
    const output = await engine.fusedAttentionParallel(q, k, v, sizes);
    const whole = engine.fusedAttention(q, k, v, sizes);
    return { isSame: String(output) === String(whole), left: [q, k, v].map((each) => each.length / length) };
  },

  refused: () =>
    pool()
      .run([{ call: 'softmax', args: [[]] }])
      .catch((error: Error) => error.message),
};

export type ForTests = typeof forTests;
Object.assign(globalThis, { forTests });
