/** At a large size the exhibit of the code runs when it is told to, and can be given up. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadEngine } from '../../web/engine.ts';
import { Pool, pool } from '../../web/engine/pool.ts';
import { en } from '../../web/text/en.ts';
import { selfAttentionWords } from '../../web/text/exhibits/self-attention.ts';
import { button, drawn, inputOf, shownIn } from './exhibit.ts';
import { focused, part } from './mount.ts';
import { bars, compared, opened, press, runOf, said, settled, shapes, view } from './self-attention.ts';
import { typeOver } from './typing.ts';

const words = selfAttentionWords.en;

afterEach(() => vi.restoreAllMocks());

describe('at a large size', () => {
  test('shows no numbers that are not computed, but how to begin', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'headSize'), '256');
    await drawn(exhibit);
    expect(said(exhibit)).toBe(words.notRun('[1, 9, 256]'));
    expect(new Set(Object.values(shapes(exhibit)))).toEqual(new Set(['—']));
    expect(view(exhibit)).toBeUndefined();
    // the memory is known before anything runs
    const shown = [...shownIn(exhibit)].filter(([id]) => !/:(entries|pairs|bytes)$/.test(id));
    expect(shown).toEqual([['divisor', '16']]);
  });

  test('runs at a press, in the pool, and gives the engine’s numbers', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'batch'), '3');
    await typeOver(inputOf(exhibit, 'headSize'), '256');
    await drawn(exhibit);
    await press(exhibit, words.run);
    await settled(exhibit);
    expect(said(exhibit)).toMatch(/^Computed in C\+\+, in [\d.]+ ms\.$/);
    expect(shapes(exhibit).output).toBe('[3, 9, 256]');
    const engine = await loadEngine();
    const layers = [4, 5, 6].map((seed) => engine.linear(256, 256, seed));
    const [query, key, value] = layers;
    if (!query || !key || !value) throw new Error('three layers');
    const all = engine.standardNormal(27, 256, 7);
    const x = { rows: 9, cols: 256, data: all.data.subarray(2 * 9 * 256) };
    await typeOver(inputOf(exhibit, 'item'), '2');
    await drawn(exhibit);
    const [item] = engine.selfAttention(x, { query, key, value });
    expect(view(exhibit)?.data).toEqual(item?.output.data);
    // both ways were timed
    expect(compared(exhibit)[words.ways.time]?.join()).toMatch(/^[\d.]+,[\d.]+$/);
    expect(compared(exhibit)[words.ways.cell.difference]?.[1]).toMatch(/×10⁻/);
  });

  test('a preset runs the article’s', async () => {
    const exhibit = await opened();
    await press(exhibit, words.article('[1, 9, 768]'));
    await expect.poll(() => shapes(exhibit).output, { timeout: 30_000 }).toBe('[1, 9, 768]');
    await settled(exhibit);
    expect([shapes(exhibit).output, shapes(exhibit).weights]).toEqual(['[1, 9, 768]', '[1, 9, 9]']);
    expect(shownIn(exhibit).get('divisor')).toBe('27.7128');
    expect(shownIn(exhibit).get('weightsSum.2')).toBe('1.0000');
    await press(exhibit, en.undo);
    expect(shapes(exhibit).output).toBe('[1, 9, 64]');
  });

  test('can be given up', async () => {
    vi.spyOn(Pool.prototype, 'run').mockImplementation(
      (_, options) =>
        new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('given up')))),
    );
    const exhibit = await opened('20');
    await press(exhibit, words.article('[1, 9, 768]'));
    await expect.poll(() => bars(exhibit).length).toBe(1);
    await userEvent.click(part(bars(exhibit)[0] as HTMLElement, 'button'));
    await settled(exhibit);
    expect(said(exhibit)).toBe(words.notRun('[1, 9, 768]'));
    expect(focused()).toBe(button(runOf(exhibit), words.run));
  });

  test('is given up when other sizes are typed', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    vi.spyOn(Pool.prototype, 'run').mockImplementation((_, options) => {
      signals.push(options?.signal);
      return new Promise(() => {});
    });
    const exhibit = await opened('21');
    await press(exhibit, words.article('[1, 9, 768]'));
    await expect.poll(() => signals.length).toBeGreaterThan(0);
    await typeOver(inputOf(exhibit, 'headSize'), '700');
    await drawn(exhibit);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
    expect(said(exhibit)).toBe(words.notRun('[1, 9, 700]'));
  });

  test('says so if it cannot be computed, and can be tried again', async () => {
    vi.spyOn(pool(), 'run').mockRejectedValueOnce(new Error('no memory')).mockRejectedValueOnce(new Error('no memory'));
    const exhibit = await opened('22');
    await press(exhibit, words.article('[1, 9, 768]'));
    await expect.poll(() => said(exhibit)).toBe(words.failed('no memory'));
    await press(exhibit, words.run);
    await expect.poll(() => shapes(exhibit).output, { timeout: 30_000 }).toBe('[1, 9, 768]');
  });
});
