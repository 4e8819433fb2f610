/** The first pairs of a draw: all at once, but for those that the page opens on. */
import { beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../web/engine.ts';

const engine = await loadEngine();
const draw = () => ({ headSize: 64, pairs: 50_000, seed: 1 });
const live = () => new AbortController().signal;

beforeEach(() => vi.resetModules());
/** The module as a new page has it, and what its own thread is asked to run. */
async function fresh() {
  const { ownThread } = await import('../../web/engine/pool.ts');
  return { run: vi.spyOn(ownThread(), 'run'), ...(await import('../../web/parts/draws.ts')) };
}

test('the page’s first ones are drawn in several calls, and are the same', async () => {
  const { growthOf, prepareGrowth, run } = await fresh();
  const first = draw();
  await prepareGrowth(engine, first, live());
  expect(run.mock.calls.map(([calls]) => calls)).toEqual([
    [0, 2500, 5000, 7500].map((firstPair) => ({
      call: 'dotProductExperiment',
      args: [{ headSize: 64, pairs: 2500, seed: 1, bins: 64, firstPair }],
    })),
  ]);
  const atOnce = vi.spyOn(engine, 'dotProductsAgainstTheory');
  const growth = growthOf(engine, first);
  expect(atOnce).not.toHaveBeenCalled();
  expect(growth).toEqual(growthOf(engine, draw()));
  expect(atOnce).toHaveBeenCalledOnce();
});

test('others are at hand', async () => {
  const { growthOf, prepareGrowth } = await fresh();
  growthOf(engine, draw());
  expect(prepareGrowth(engine, draw(), live())).toBeUndefined();
});

test('a draw that another takes the place of is given up', async () => {
  const { growthOf, prepareGrowth } = await fresh();
  const controller = new AbortController();
  const given = draw();
  const drawing = prepareGrowth(engine, given, controller.signal);
  controller.abort();
  await expect(drawing).rejects.toThrow(controller.signal.reason as Error);
  // it was not drawn: it is, at once, when it is wanted after all
  const atOnce = vi.spyOn(engine, 'dotProductsAgainstTheory').mockClear();
  growthOf(engine, given);
  expect(atOnce).toHaveBeenCalledOnce();
});
