/** Attention by steps and streaming, side by side: their memory, their time, and how far their outputs lie apart. */
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../web/engine.ts';
import { en } from '../../web/text/en.ts';
import { selfAttentionWords } from '../../web/text/exhibits/self-attention.ts';
import { drawn, inputOf, shownIn } from './exhibit.ts';
import { part, textOf } from './mount.ts';
import { compared, opened, press, settled, shapes, view } from './self-attention.ts';
import { typeOver } from './typing.ts';

const words = selfAttentionWords.en;

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
