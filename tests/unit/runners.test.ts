/** Where the pool's calls run: workers where they may be started, else this thread. */
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/engine.ts';
import { pool } from '../../web/engine/pool.ts';
import { mayStart, workerUrl } from '../../web/engine/runners.ts';

const engine = await loadEngine();

describe('where there are no workers', () => {
  const options = { headSize: 16, seed: 3, bins: 20 };
  const pairs = 70_000;

  test.each([1, 2, 7])('this thread computes, other tasks in between: the same in %i parts', async (parts) => {
    const size = pairs / parts;
    let others = 0;
    const timer = setInterval(() => (others += 1), 0);
    const answers = await pool().run(
      Array.from({ length: parts }, (_, part) => ({
        call: 'dotProductExperiment' as const,
        args: [{ ...options, pairs: size, firstPair: part * size }] as const,
      })),
      { onAnswer: (_index, answer) => expect(answer.count).toBe(size) },
    );
    clearInterval(timer);
    expect(engine.mergeExperiments(answers)).toEqual(engine.dotProductExperiment({ ...options, pairs }));
    // between the parts
    if (parts === 7) expect(others).toBeGreaterThan(0);
  });

  test('an error is told in the words of the engine', async () => {
    await expect(pool().run([{ call: 'softmax', args: [[]] }])).rejects.toThrow(/^\[softmax\] expected/);
  });
});

test('the worker’s file lies beside the script', () => {
  const url = workerUrl('http://a.example/x/attention-steps.js');
  expect(url.href).toMatch(/^http:\/\/a\.example\/x\/attention-steps-worker\.js\?v=\w*$/);
});

test.each([
  ['http://a.example/x/attention-steps.js', 'http://a.example', true],
  ['http://b.example/attention-steps.js', 'http://a.example', false],
  ['http://a.example/attention-steps.js', 'null', false],
  ['file:///x/attention-steps.js', 'null', false],
  ['file:///x/attention-steps.js', 'file://', false],
])('that a worker beside %s may be started by a page of %s is %s', (script, origin, expected) => {
  expect(mayStart(workerUrl(script), origin)).toBe(expected);
});
