/** The pool: who is given which call, and what becomes of answers, errors and runs that are given up. */
import { describe, expect, test, vi } from 'vitest';
import { type EngineCall, Pool, type Runner } from '../../web/engine/pool.ts';

type EntropyCall = EngineCall<'entropy'>;
/** A call that the runners of these tests know by its number. */
const numbered = (number: number): EntropyCall => ({ call: 'entropy', args: [[number]] });
const calls = (count: number) => Array.from({ length: count }, (_, index) => numbered(index));
const numberOf = ({ args }: { args: readonly unknown[] }) => (args[0] as number[])[0] ?? NaN;

const poolOf = (...runners: Runner[]) =>
  new Pool((join) => {
    runners.forEach(join);
    return Promise.resolve();
  });

/** A runner whose answers are let go one by one. */
function heldRunner() {
  const taken: number[] = [];
  const letGo: (() => void)[] = [];
  const runner: Runner = (call) =>
    new Promise((resolve) => {
      taken.push(numberOf(call));
      letGo.push(() => resolve(numberOf(call)));
    });
  return { runner, taken, next: () => letGo.shift()?.() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a run', () => {
  test('gives the answers in the order of the calls, and tells of each as it comes', async () => {
    const held = [heldRunner(), heldRunner(), heldRunner()];
    const onAnswer = vi.fn();
    const run = poolOf(...held.map(({ runner }) => runner)).run([10, 11, 12].map(numbered), {
      onAnswer,
    });
    await settled();
    // the later the call, the sooner the answer
    for (const { next } of [...held].reverse()) next();
    expect(await run).toEqual([10, 11, 12]);
    expect(onAnswer.mock.calls).toEqual([
      [2, 12, 1, 3],
      [1, 11, 2, 3],
      [0, 10, 3, 3],
    ]);
  });

  test('of no calls has no answers', async () => expect(await poolOf().run([])).toEqual([]));

  test('is handed out one call a runner, and goes on with runners that join later', async () => {
    const [first, second] = [heldRunner(), heldRunner()];
    let join: (runner: Runner) => void = () => {};
    const run = new Pool((joining) => {
      join = joining;
      join(first.runner);
      return Promise.resolve();
    }).run(calls(3));
    await settled();
    expect([first.taken, second.taken]).toEqual([[0], []]);
    join(second.runner);
    expect(second.taken).toEqual([1]);
    first.next();
    second.next();
    await settled();
    first.next();
    second.next();
    expect(await run).toEqual([0, 1, 2]);
  });

  test('lies ready for a runner that may have two at once, but those that have none come first', async () => {
    const [first, second] = [heldRunner(), heldRunner()];
    for (const { runner } of [first, second]) runner.atOnce = 2;
    const run = poolOf(first.runner, second.runner).run(calls(6));
    await settled();
    expect([first.taken, second.taken].map((taken) => taken.length)).toEqual([2, 2]);
    second.next();
    second.next();
    await settled();
    expect([first.taken, second.taken].map((taken) => taken.length)).toEqual([2, 4]);
    for (const { next } of [first, first, second, second]) next();
    expect(await run).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('goes to idle runners before it waits for one that is busy', async () => {
    const [first, second] = [heldRunner(), heldRunner()];
    for (const { runner } of [first, second]) runner.atOnce = 2;
    const shared = poolOf(first.runner, second.runner);
    // the first to join has taken two
    const start = shared.run(calls(4));
    await settled();
    for (const { next } of [first, first, second, second]) next();
    await start;
    const run = shared.run(calls(2));
    expect([first.taken, second.taken].map((taken) => taken.length)).toEqual([3, 3]);
    for (const { next } of [first, second]) next();
    expect(await run).toEqual([0, 1]);
  });

  test('takes turns with another', async () => {
    const { runner, taken, next } = heldRunner();
    const shared = poolOf(runner);
    const both = [shared.run(calls(3)), shared.run([numbered(7), numbered(8)])];
    for (let turn = 0; turn < 5; turn++) {
      await settled();
      next();
    }
    expect(await Promise.all(both)).toEqual([
      [0, 1, 2],
      [7, 8],
    ]);
    expect(taken).toEqual([0, 1, 7, 2, 8]);
  });
});

describe('cancelling', () => {
  test('rejects at once with the reason, and what comes later is thrown away; the next run is answered', async () => {
    const { runner, taken, next } = heldRunner();
    const controller = new AbortController();
    const onAnswer = vi.fn();
    const shared = poolOf(runner);
    const run = shared.run(calls(5), { signal: controller.signal, onAnswer });
    await settled();
    controller.abort('enough');
    await expect(run).rejects.toBe('enough');
    const another = shared.run([numbered(9)]);
    next();
    await settled();
    next();
    expect(await another).toEqual([9]);
    expect(taken).toEqual([0, 9]);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test('before it begins, begins nothing', async () => {
    const { runner, taken } = heldRunner();
    await expect(poolOf(runner).run(calls(2), { signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
    expect(taken).toEqual([]);
  });
});

describe('errors', () => {
  test('of a call end its run, and no other', async () => {
    const shared = poolOf((call) =>
      numberOf(call) === 1 ? Promise.reject(new Error('no such number')) : Promise.resolve(numberOf(call)),
    );
    const run = shared.run(calls(3));
    const another = shared.run([numbered(5)]);
    await expect(run).rejects.toThrow('no such number');
    expect(await another).toEqual([5]);
  });

  test('of the start end the runs that wait; a later one tries again', async () => {
    let tries = 0;
    const shared = new Pool((join) => {
      if (tries++ === 0) return Promise.reject(new Error('out of memory'));
      join((call) => Promise.resolve(numberOf(call)));
      return Promise.resolve();
    });
    await expect(shared.run(calls(1))).rejects.toThrow('out of memory');
    expect(await shared.run(calls(1))).toEqual([0]);
  });

  test('of whoever hears the answers end the run', async () => {
    const run = poolOf(() => Promise.resolve(1)).run(calls(2), {
      onAnswer: () => {
        throw new Error('cannot draw');
      },
    });
    await expect(run).rejects.toThrow('cannot draw');
  });
});
