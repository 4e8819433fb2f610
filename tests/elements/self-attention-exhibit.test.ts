import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import attentionSource from '../../cpp/attention.cpp?raw';
import cppSource from '../../cpp/self_attention.cpp?raw';
import pythonSource from '../../web/code/self_attention.py?raw';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { CodePanel } from '../../web/elements/code-panel.ts';
import type { MatrixView } from '../../web/elements/matrix-view.ts';
import { loadEngine } from '../../web/engine.ts';
import { Pool, pool } from '../../web/engine/pool.ts';
import type { SelfAttentionRun } from '../../web/views/self-attention-run.ts';
import { en } from '../../web/text/en.ts';
import { selfAttentionWords } from '../../web/text/exhibits/self-attention.ts';
import { button, drawn, inputOf, mountExhibit, shownIn, tablesOf } from './exhibit.ts';
import { focused, part, parts, textOf } from './mount.ts';
import { typeOver } from './typing.ts';

const words = selfAttentionWords.en;

afterEach(() => vi.restoreAllMocks());

async function opened(seed?: string): Promise<AttentionExhibit> {
  const exhibit = await mountExhibit('self-attention');
  // what was computed before is remembered: another seed is new
  if (seed !== undefined) await typeOver(inputOf(exhibit, 'seed'), seed);
  await drawn(exhibit);
  return exhibit;
}

/** The shape of each matrix, as the first table shows it. */
function shapes(exhibit: AttentionExhibit): Record<string, string> {
  const [table] = tablesOf(exhibit);
  const rows = table ? parts(table, 'tbody tr') : [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', , shape = ''] = Array.from(row.querySelectorAll('th, td'), textOf);
      return [name, shape];
    }),
  );
}

const view = (exhibit: AttentionExhibit) => parts<MatrixView>(exhibit, 'matrix-view')[0];
const runOf = (exhibit: AttentionExhibit) => part<SelfAttentionRun>(exhibit, 'self-attention-run');
const bars = (exhibit: AttentionExhibit) => parts(runOf(exhibit), 'progress-bar');
const said = (exhibit: AttentionExhibit) => parts(runOf(exhibit), 'p').map(textOf).join('');

async function press(exhibit: AttentionExhibit, name: string): Promise<void> {
  await userEvent.click(button(name === en.undo ? exhibit : runOf(exhibit), name));
  await drawn(exhibit);
}

/** Waits until nothing runs any more. */
async function settled(exhibit: AttentionExhibit): Promise<void> {
  await expect.poll(() => bars(exhibit).length, { timeout: 30_000 }).toBe(0);
  await drawn(exhibit);
}

test('shows the sources themselves', async () => {
  const panels = parts<CodePanel>(await opened(), 'code-panel');
  expect(panels.map(({ code }) => code)).toEqual([pythonSource, cppSource, attentionSource]);
  expect(cppSource).toContain('SelfAttention self_attention(');
});

describe('at a small size, with each keystroke', () => {
  test('shows every shape, and the picked row’s numbers', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'length'), '12');
    await drawn(exhibit);
    const [tokens, square] = ['[1, 12, 64]', '[1, 12, 12]'];
    expect(shapes(exhibit)).toEqual({ x: tokens, q: tokens, k: tokens, v: tokens, scores: square, scaled: square, weights: square, output: tokens }); // prettier-ignore
    expect(shownIn(exhibit).get('weightsSum.2')).toBe('1.0000');
    expect(shownIn(exhibit).get('divisor')).toBe('8');
  });

  test('another seed, row or item gives other numbers', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'batch'), '2');
    const before = shownIn(exhibit).get('output.2.0');
    const seen = new Set([before]);
    for (const [field, typed, id] of [
      ['seed', '7', 'output.2.0'],
      ['item', '1', 'output.2.0'],
      ['query', '5', 'output.5.0'],
    ] as const) {
      await typeOver(inputOf(exhibit, field), typed);
      await drawn(exhibit);
      seen.add(shownIn(exhibit).get(id));
    }
    expect(seen.size).toBe(4);
    expect(seen.has(undefined)).toBe(false);
  });

  test('a row that a shorter length has not is wished for until it is there again', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'length'), '1');
    await drawn(exhibit);
    expect(inputOf(exhibit, 'query').value).toBe('0');
    expect(shownIn(exhibit).get('weightsSum.0')).toBe('1.0000');
    await userEvent.keyboard('0');
    await drawn(exhibit);
    expect(inputOf(exhibit, 'query').value).toBe('2');
  });

  test('a size past the largest is refused in words, and the last good one stays', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'headSize'), '769');
    await drawn(exhibit);
    const field = inputOf(exhibit, 'headSize').closest('number-field') as HTMLElement;
    expect(textOf(field)).toContain(en.numberProblem(words.hiddenSize, '769', 'out-of-range', { least: 1, most: 768 }));
    expect(shapes(exhibit).x).toBe('[1, 9, 76]');
  });
});

describe('the matrix on show', () => {
  test('is the one whose name was pressed, rows and columns called by tokens where they are', async () => {
    const exhibit = await opened();
    const [table] = tablesOf(exhibit);
    const names = table ? parts<HTMLButtonElement>(table, 'button.pick') : [];
    await userEvent.click(names.find((each) => textOf(each) === 'weights') as HTMLElement);
    await drawn(exhibit);
    const matrix = view(exhibit) as MatrixView;
    expect([matrix.rows, matrix.cols]).toEqual([9, 9]);
    expect(matrix.rowHeaders?.[2]).toBe('2 喜');
    expect(matrix.columnHeader?.(8)).toBe('8 [SEP]');
  });

  test('explains its cells: an output is a row of weights times a column of values', async () => {
    const exhibit = await opened();
    await expect.poll(() => parts(view(exhibit) as MatrixView, '#cell-3-1').length).toBe(1);
    await userEvent.click(part(view(exhibit) as MatrixView, '#cell-3-1'));
    await drawn(exhibit);
    const { scene, text } = {
      scene: exhibit.store.state.explained,
      text: textOf(part(part(exhibit, 'cell-explanation'), '.own')),
    };
    expect(scene).toEqual({ exhibit: 'self-attention', cell: 'output.3.1' });
    // nine products
    expect(text.match(/×/g)).toHaveLength(9);
    const lit = part(view(exhibit) as MatrixView, '.explained');
    expect(text.startsWith(textOf(lit))).toBe(true);
  });
});

/** The last table: a row of words for each thing that is compared. */
function compared(exhibit: AttentionExhibit): Record<string, string[]> {
  const table = tablesOf(exhibit).at(-1);
  const rows = table ? parts(table, 'tbody tr') : [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...cells] = Array.from(row.querySelectorAll('th, td'), textOf);
      return [name, cells];
    }),
  );
}

/** q, k and v of an item, in float32. */
async function vectorsOf(length: number, size: number) {
  const engine = await loadEngine();
  const x = engine.standardNormal(length, size, 7);
  const project = (seed: number) => Float32Array.from(engine.applyLinear(engine.linear(size, size, seed), x).data);
  return { engine, q: project(4), k: project(5), v: project(6), sizes: { heads: 1, tokens: length, headSize: size } };
}

describe('the two ways', () => {
  const { cell, time, tooLarge } = words.ways;

  test('are shown with the numbers that each has in memory, and how far their outputs lie apart', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'batch'), '2');
    await typeOver(inputOf(exhibit, 'length'), '12');
    await drawn(exhibit);
    const rows = compared(exhibit);
    expect(rows[cell.entries]).toEqual(['6144', '6144']); // 4 · 2 · 12 · 64
    expect(rows[cell.pairs]).toEqual(['864', '0']); // 3 · 2 · 12 · 12
    expect(rows[cell.bytes]).toEqual(['56064', '24576']);
    expect(rows[time]).toEqual([expect.stringMatching(/^[\d.]+$/), expect.stringMatching(/^[\d.]+$/)]);
    expect(rows[cell.difference]?.[1]).toMatch(/^\d\.\d\d×10⁻[⁶⁷⁸]$/);
    const shown = shownIn(exhibit);
    expect(shown.get('streaming:output.2.0')).toBe(shown.get('output.2.0'));
  });

  test('explain what can be explained', async () => {
    const exhibit = await opened();
    for (const [cell, line] of [
      ['stepByStep:bytes', '20376 = 2304 × 8 + 243 × 8'],
      ['stepByStep:pairs', '243 = 3 × 1 × 9 × 9'],
      ['streaming:output.2.0', en.explain.leaf.unkept],
    ] as const) {
      exhibit.store.explain('self-attention', cell);
      await drawn(exhibit);
      expect(textOf(part(part(exhibit, 'cell-explanation'), '.own'))).toBe(line);
    }
  });

  test('are one where the tables are too large: streaming alone', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'headSize'), '4');
    await typeOver(inputOf(exhibit, 'length'), '1500');
    await drawn(exhibit);
    expect(compared(exhibit)[time]).toEqual([tooLarge, '—']);
    await press(exhibit, words.run);
    await settled(exhibit);
    expect(compared(exhibit)[time]).toEqual([tooLarge, expect.stringMatching(/^[\d.]+$/)]);
    expect(compared(exhibit)[cell.difference]).toBeUndefined();
    expect([shapes(exhibit).scores, shapes(exhibit).output]).toEqual(['—', '[1, 1500, 4]']);
    const { engine, q, k, v, sizes } = await vectorsOf(1500, 4);
    expect(view(exhibit)?.data).toEqual(engine.fusedAttention(q, k, v, sizes));
    expect(shownIn(exhibit).has('streaming:output.2.0')).toBe(true);
    expect(shownIn(exhibit).has('output.2.0')).toBe(false);
  });

  test('have room for 4096 tokens in all', async () => {
    const exhibit = await opened();
    await typeOver(inputOf(exhibit, 'headSize'), '4');
    await typeOver(inputOf(exhibit, 'batch'), '2');
    await typeOver(inputOf(exhibit, 'length'), '2049');
    await drawn(exhibit);
    const field = inputOf(exhibit, 'length').closest('number-field') as HTMLElement;
    expect(textOf(field)).toContain('2048');
    expect(shapes(exhibit).x).toBe('[2, 204, 4]');
  });
});

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
