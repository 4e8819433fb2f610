/** The first pairs of a draw: all at once, but for those that the page opens on. */
import { beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../web/engine.ts';

const engine = await loadEngine();
const draw = () => ({ headSize: 64, pairs: 50_000, seed: 1 });
const live = () => new AbortController().signal;

beforeEach(() => vi.resetModules());
const fresh = () => import('../../web/parts/draws.ts');

test('the page’s first ones are drawn in several calls, and are the same', async () => {
  const { growthOf, prepareGrowth } = await fresh();
  const calls = vi.spyOn(engine, 'dotProductExperiment');
  const first = draw();
  await prepareGrowth(engine, first, live());
  expect(calls.mock.calls.map(([options]) => options)).toEqual(
    [0, 2500, 5000, 7500].map((firstPair) => ({ headSize: 64, pairs: 2500, seed: 1, bins: 64, firstPair })),
  );
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
  const { prepareGrowth } = await fresh();
  const calls = vi.spyOn(engine, 'dotProductExperiment').mockClear();
  const controller = new AbortController();
  const drawing = prepareGrowth(engine, draw(), controller.signal);
  controller.abort();
  await drawing;
  expect(calls).not.toHaveBeenCalled();
});
