/** The curve over head sizes: what it shows, and that it is drawn in pieces while the page goes on. */
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import { loadEngine } from '../../web/engine.ts';
import { ownThread } from '../../web/engine/pool.ts';
import type { LineChart } from '../../web/elements/line-chart.ts';
import { draws, headSizes, keys, measures, saturationCurve } from '../../web/parts/saturation-curve.ts';
import { variants } from '../../web/parts/saturation.ts';
import { saturationCurveWords } from '../../web/text/exhibits/saturation-curve.ts';
import { en as text } from '../../web/text/en.ts';
import { button, countingEngine, drawn, inputOf, mountExhibit, newStore, shownIn } from './exhibit.ts';
import { parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

afterEach(() => vi.restoreAllMocks());

const { en } = saturationCurveWords;
const charts = (exhibit: Element) => parts<LineChart>(exhibit, 'line-chart');
const status = (exhibit: Element) => parts(exhibit, '.controls [role=status]').map(textOf)[0];

/** What an exhibit shows once it is done with the seed. */
async function shownWhenDone(exhibit: AttentionExhibit): Promise<ReturnType<typeof shownIn>> {
  await expect.poll(() => [shownIn(exhibit).size > 0, status(exhibit)], { timeout: 20_000 }).toEqual([true, '']);
  await drawn(exhibit);
  return shownIn(exhibit);
}

/** An exhibit on a seed of its own, with an engine that counts. */
async function withSeed(seed: number) {
  const store = newStore();
  store.edit('saturationCurve', { seed });
  const { engine, calls } = await countingEngine();
  return { calls, exhibit: await mountExhibit('saturation-curve', { store, engine }) };
}

test('draws each measure raw and scaled over the head sizes, as the tables have it', async () => {
  const exhibit = await mountExhibit('saturation-curve');
  const shown = await shownWhenDone(exhibit);
  expect(charts(exhibit).map(({ label }) => label)).toEqual(measures.map((measure) => en.chart[measure]));
  for (const [index, measure] of measures.entries()) {
    const series = charts(exhibit)[index]?.series ?? [];
    expect(series.map(({ name }) => name)).toEqual([en.series.raw, en.series.scaled]);
    const points = (place: number) => series[place]?.points ?? [];
    for (const [place, variant] of variants.entries()) {
      expect(points(place).map(({ x }) => x)).toEqual(headSizes);
      const inTable = headSizes.map((_, i) => shown.get(`${variant}:${measure}.${i}`));
      expect(points(place).map(({ y }) => y.toFixed(4))).toEqual(inTable);
    }
  }
});

test('says with its numbers that the Jacobian falls while p − y rises', async () => {
  const exhibit = await mountExhibit('saturation-curve');
  const shown = await shownWhenDone(exhibit);
  const ends = (measure: string) => [0, 5].map((i) => shown.get(`raw:${measure}.${i}`) ?? '') as [string, string];
  const [jacobian, gradient] = [ends('jacobianNorm'), ends('gradientNorm')];
  expect(parts(exhibit, '.note').map(textOf)).toEqual([en.meaning(jacobian, gradient)]);
  expect([Number(jacobian[0]) > 0.36, Number(jacobian[1]) < 0.05]).toEqual([true, true]);
  expect([Number(gradient[0]) < 1, Number(gradient[1]) > 1.1]).toEqual([true, true]);
});

test('is drawn point by point after the page, and then at hand for that seed', async () => {
  const run = vi.spyOn(ownThread(), 'run');
  const { exhibit, calls } = await withSeed(101);
  // until then, what stands in its tag is shown
  expect(parts(exhibit, '[role=status]').map(textOf)).toEqual([text.loading]);
  expect(calls).toEqual([]);
  const shown = await shownWhenDone(exhibit);
  // in small pieces, which others may compute, or this thread between other tasks
  expect(run.mock.calls.map(([all]) => all.length > 5 * headSizes.length)).toEqual([true]);
  expect(calls.filter((call) => call === 'saturationPoint')).toHaveLength(headSizes.length);
  const [whole] = (await loadEngine()).saturationCurve({ headSizes: [1024], draws, keys, seed: 101 });
  expect(shown.get('raw:jacobianNorm.5')).toBe(whole?.raw.jacobianNorm.toFixed(4));
  calls.length = 0;
  const again = await mountExhibit('saturation-curve', { store: exhibit.store, engine: exhibit.engine as never });
  expect(shownIn(again)).toEqual(shown);
  expect(calls).toEqual([]);
});

test('keeps the old curve in sight while the new one is drawn, and the focus and what is typed with it', async () => {
  const { exhibit } = await withSeed(102);
  const before = await shownWhenDone(exhibit);
  const field = inputOf(exhibit, 'seed');
  await typeOver(field, '93');
  await drawn(exhibit);
  expect([field.value, status(exhibit), shownIn(exhibit)]).toEqual(['93', en.awaited, before]);
  const after = await shownWhenDone(exhibit);
  expect(after).not.toEqual(before);
  expect([field.isConnected, field.value]).toEqual([true, '93']);
  await userEvent.click(button(exhibit, en.again));
  expect(field.value).toBe('94');
  await userEvent.click(button(exhibit, text.undo));
  await drawn(exhibit);
  expect([status(exhibit), shownIn(exhibit)]).toEqual(['', after]);
});

test('of seeds typed on the way, none is drawn to the end', async () => {
  const { exhibit } = await withSeed(105);
  await shownWhenDone(exhibit);
  const run = vi.spyOn(ownThread(), 'run');
  for (const seed of [1051, 10512, 105123]) exhibit.store.edit('saturationCurve', { seed });
  await drawn(exhibit);
  await shownWhenDone(exhibit);
  const signals = run.mock.calls.map(([, options]) => options?.signal?.aborted);
  expect([signals.pop(), signals.every((aborted) => aborted)]).toEqual([false, true]);
});

test('that is moved while it is being drawn is drawn once', async () => {
  const run = vi.spyOn(ownThread(), 'run');
  const { exhibit } = await withSeed(106);
  const parent = exhibit.parentNode as ParentNode;
  exhibit.remove();
  parent.append(exhibit);
  expect((await shownWhenDone(exhibit)).size).toBeGreaterThan(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test('that was taken from the page while it was being drawn is drawn when it comes back', async () => {
  const run = vi.spyOn(ownThread(), 'run');
  const { exhibit } = await withSeed(112);
  const parent = exhibit.parentNode as ParentNode;
  exhibit.remove();
  await drawn(exhibit);
  expect(run.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  parent.append(exhibit);
  expect((await shownWhenDone(exhibit)).size).toBeGreaterThan(0);
});

test('that cannot be computed says why: at first over the numbers in its tag, later over the last curve', async () => {
  const prepare = vi.spyOn(saturationCurve, 'prepare').mockRejectedValueOnce(new Error('out of memory'));
  const { exhibit } = await withSeed(107);
  await expect.poll(() => parts(exhibit, '[role=status]').map(textOf)).toEqual([text.notComputed('out of memory')]);
  exhibit.store.edit('saturationCurve', { seed: 108 });
  const before = await shownWhenDone(exhibit);
  const problems = () => parts(exhibit, 'section > .problems').map(textOf);
  expect(problems()).toEqual([]);
  prepare.mockRejectedValueOnce('no reason');
  exhibit.store.edit('saturationCurve', { seed: 109 });
  await expect.poll(problems).toEqual([text.notComputed('no reason')]);
  expect([status(exhibit), shownIn(exhibit)]).toEqual(['', before]);
});

test('that fails after it was given up says nothing of it', async () => {
  const { exhibit } = await withSeed(110);
  const before = await shownWhenDone(exhibit);
  let fail: (error: Error) => void = () => expect.fail('nothing was prepared');
  vi.spyOn(saturationCurve, 'prepare').mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  exhibit.store.edit('saturationCurve', { seed: 111 });
  await drawn(exhibit);
  exhibit.store.undo();
  fail(new Error('too late'));
  await drawn(exhibit);
  expect([parts(exhibit, 'section > .problems').map(textOf), shownIn(exhibit)]).toEqual([[], before]);
});
