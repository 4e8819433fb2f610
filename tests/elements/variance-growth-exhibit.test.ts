/** What only `variance-growth` has: many draws, in a run that refines what is shown. */
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { DrawRun } from '../../web/views/draw-run.ts';
import type { HistogramChart } from '../../web/elements/histogram-chart.ts';
import { type Experiment, loadEngine } from '../../web/engine.ts';
import { Pool, pool, type Runner, type RunOptions } from '../../web/engine/pool.ts';
import { varianceGrowthWords } from '../../web/text/exhibits/variance-growth.ts';
import { expectAccessible } from './accessible.ts';
import { button, choose, drawn, mountExhibit, newStore, shownIn } from './exhibit.ts';
import { part, textOf } from './mount.ts';

const engine = await loadEngine();
const words = varianceGrowthWords.en;
const bins = 64;

afterEach(() => vi.restoreAllMocks());

const runOf = (exhibit: AttentionExhibit) => part<DrawRun>(exhibit, 'draw-run');
const chartOf = (exhibit: AttentionExhibit) => part<HistogramChart>(exhibit, 'histogram-chart');
const soFar = (exhibit: AttentionExhibit) => textOf(part(runOf(exhibit), '.row p'));
const start = (exhibit: AttentionExhibit) => part<HTMLButtonElement>(runOf(exhibit), 'button');

async function exhibitOf(draw: { headSize: number; pairs: number; seed: number }): Promise<AttentionExhibit> {
  const store = newStore();
  store.edit('varianceGrowth', { draw, scaled: false });
  return mountExhibit('variance-growth', { store });
}

/** Has the pool answer when it is told to. */
function heldPool() {
  const asked: { count: number; options: RunOptions<'dotProductExperiment'> }[] = [];
  const answer: ((calls: number) => void)[] = [];
  vi.spyOn(pool(), 'run').mockImplementation(((calls: { args: [{ pairs: number }] }[], options: never) => {
    const { onAnswer, signal } = options as RunOptions<'dotProductExperiment'>;
    asked.push({ count: calls.length, options });
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      answer.push((many) => {
        calls.slice(0, many).forEach(({ args }, index) => {
          onAnswer?.(index, engine.dotProductExperiment(args[0] as never), index + 1, calls.length);
        });
        if (many >= calls.length) resolve([] as Experiment[]);
      });
    });
  }) as unknown as Pool['run']);
  return { asked, answer: (many: number) => answer.at(-1)?.(many) };
}

test('a run draws what is missing and ends with what one call gives', async () => {
  const draw = { headSize: 16, pairs: 100_000, seed: 5 };
  const exhibit = await exhibitOf(draw);
  expect(soFar(exhibit)).toBe(words.run.soFar('10,000', '100,000'));
  expect(textOf(start(exhibit))).toBe(words.run.start('90,000'));
  await userEvent.click(start(exhibit));
  await expect.poll(() => soFar(exhibit)).toBe(words.run.soFar('100,000', '100,000'));
  expect([textOf(start(exhibit)), start(exhibit).ariaDisabled]).toEqual([words.run.all, 'true']);
  await drawn(exhibit);
  const whole = engine.dotProductExperiment({ ...draw, bins });
  expect(Array.from(chartOf(exhibit).counts)).toEqual(Array.from(whole.histogram.counts));
  expect(shownIn(exhibit).get('variance')).toBe((whole.m2 / whole.count).toFixed(4));
  await expectAccessible(exhibit);
});

test('what is shown refines as parts come in; the rest can be drawn after giving up', async () => {
  const { asked, answer } = heldPool();
  const exhibit = await exhibitOf({ headSize: 64, pairs: 50_000, seed: 5 });
  const before = shownIn(exhibit).get('variance');
  await userEvent.click(start(exhibit));
  await expect.poll(() => asked.map(({ count }) => count)).toEqual([4]);
  answer(2);
  await expect.poll(() => soFar(exhibit)).toBe(words.run.soFar('30,000', '50,000'));
  await drawn(exhibit);
  expect(shownIn(exhibit).get('variance')).not.toBe(before);
  const bar = part(runOf(exhibit), 'progress-bar');
  expect(part<HTMLProgressElement>(bar, 'progress').value).toBe(0.6);
  await expectAccessible(exhibit);
  await userEvent.click(part(bar, 'button'));
  await drawn(exhibit);
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  expect(runOf(exhibit).renderRoot.querySelector('progress-bar')).toBeNull();
  expect(runOf(exhibit).shadowRoot?.activeElement).toBe(start(exhibit));
  expect(textOf(start(exhibit))).toBe(words.run.start('20,000'));
  await userEvent.click(start(exhibit));
  await expect.poll(() => asked.map(({ count }) => count)).toEqual([4, 2]);
  answer(2);
  await expect.poll(() => textOf(start(exhibit))).toBe(words.run.all);
});

test('another draw ends the run; another look at the same does not', async () => {
  const { asked } = heldPool();
  const exhibit = await exhibitOf({ headSize: 64, pairs: 50_000, seed: 5 });
  await userEvent.click(start(exhibit));
  await expect.poll(() => asked).toHaveLength(1);
  await choose(exhibit, words.scaled);
  expect(asked[0]?.options.signal?.aborted).toBe(false);
  await userEvent.click(button(exhibit, '256'));
  await drawn(exhibit);
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  expect(soFar(exhibit)).toBe(words.run.soFar('2,500', '50,000'));
});

test('a run goes on where the exhibit is moved, and is given up once it is gone', async () => {
  const { asked } = heldPool();
  const exhibit = await exhibitOf({ headSize: 64, pairs: 50_000, seed: 5 });
  const parent = exhibit.parentNode as ParentNode;
  await userEvent.click(start(exhibit));
  await expect.poll(() => asked).toHaveLength(1);
  exhibit.remove();
  parent.append(exhibit);
  await drawn(exhibit);
  expect(asked[0]?.options.signal?.aborted).toBe(false);
  part(runOf(exhibit), 'progress-bar');
  exhibit.remove();
  await drawn(exhibit);
  expect(asked[0]?.options.signal?.aborted).toBe(true);
});

test('undo brings back a draw with all that was drawn of it', async () => {
  const exhibit = await exhibitOf({ headSize: 16, pairs: 60_000, seed: 5 });
  await userEvent.click(start(exhibit));
  await expect.poll(() => textOf(start(exhibit))).toBe(words.run.all);
  await drawn(exhibit);
  const all = shownIn(exhibit);
  await userEvent.click(button(exhibit, '4'));
  await drawn(exhibit);
  expect(shownIn(exhibit)).not.toEqual(all);
  exhibit.store.undo();
  await drawn(exhibit);
  expect(shownIn(exhibit)).toEqual(all);
});

test('÷ √d_k makes the variance 1 by theory, and all but 1 as measured', async () => {
  const exhibit = await mountExhibit('variance-growth');
  expect(shownIn(exhibit).get('expectedVariance')).toBe('64.0000');
  await choose(exhibit, words.scaled);
  const shown = shownIn(exhibit);
  expect(shown.get('scaled:expectedVariance')).toBe('1.0000');
  expect(Math.abs(Number(shown.get('scaled:variance')) - 1)).toBeLessThan(0.1);
  expect([chartOf(exhibit).edges[0], chartOf(exhibit).edges[bins]]).toEqual([-4, 4]);
});

test('small head sizes are not yet normal, and the exhibit says so', async () => {
  const exhibit = await mountExhibit('variance-growth');
  const says = () => exhibit.renderRoot.textContent.includes(words.notNormal);
  expect(says()).toBe(false);
  await userEvent.click(button(exhibit, '1'));
  await drawn(exhibit);
  expect(says()).toBe(true);
});

test('giving up ends the run at once: what is still being drawn is thrown away, what was drawn is kept', async () => {
  const release: (() => void)[] = [];
  const runner: Runner = ({ args }) =>
    new Promise((resolve) => release.push(() => resolve(engine.dotProductExperiment(args[0] as never))));
  const held = new Pool((join) => Promise.resolve(join(runner)));
  vi.spyOn(pool(), 'run').mockImplementation((calls, options) => held.run(calls, options));
  const exhibit = await exhibitOf({ headSize: 64, pairs: 50_000, seed: 6 });
  await userEvent.click(start(exhibit));
  await expect.poll(() => release).toHaveLength(1);
  release[0]?.();
  await expect.poll(() => soFar(exhibit)).toBe(words.run.soFar('20,000', '50,000'));
  await expect.poll(() => release).toHaveLength(2);
  await userEvent.click(part(part(runOf(exhibit), 'progress-bar'), 'button'));
  await drawn(exhibit);
  expect(runOf(exhibit).renderRoot.querySelector('progress-bar')).toBeNull();
  const kept = shownIn(exhibit);
  release[1]?.();
  // a call of the pool's next run is taken once that answer has been heard
  const after = held.run([{ call: 'dotProductExperiment', args: [{ headSize: 1, pairs: 1, seed: 1, bins }] }]);
  await expect.poll(() => release).toHaveLength(3);
  release[2]?.();
  await after;
  exhibit.requestUpdate();
  await drawn(exhibit);
  expect([soFar(exhibit), shownIn(exhibit)]).toEqual([words.run.soFar('20,000', '50,000'), kept]);
});

test('a run that fails says why', async () => {
  vi.spyOn(pool(), 'run').mockRejectedValue(new Error('out of memory'));
  const exhibit = await exhibitOf({ headSize: 64, pairs: 50_000, seed: 5 });
  await userEvent.click(start(exhibit));
  await expect.poll(() => textOf(part(runOf(exhibit), '[role="alert"]'))).toBe(words.run.failed('out of memory'));
});
