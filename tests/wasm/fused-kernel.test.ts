/** The two modules that compute fusedAttention: with SIMD, and the engine's own where a browser has none. */
import { readFile } from 'node:fs/promises';
import { loadEngine } from 'attention-steps/engine';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from './refusals.ts';

const withSimd = await loadEngine();

/** The engine as a page has it whose browser knows no SIMD: its module is not valid there. */
async function loadBaseline() {
  const validate = vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  const file = new URL('../../dist/engine.mjs?baseline', import.meta.url);
  const { loadEngine: load } = (await import(/* @vite-ignore */ file.href)) as { loadEngine: typeof loadEngine };
  const instantiate = vi.spyOn(WebAssembly, 'instantiate');
  const engine = await load();
  const modules = instantiate.mock.calls.filter(([module]) => module instanceof WebAssembly.Module);
  expect(validate).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  return { engine, modules: modules.length };
}
const { engine: baseline, modules } = await loadBaseline();

const shapes = [
  [1, 1, 1],
  [2, 9, 5],
  [1, 9, 768],
  [3, 70, 16],
  [1, 300, 64],
  [2, 131, 33],
] as const;

test('without SIMD the engine is one module, and another engine than with it', () => {
  expect(modules).toBe(1);
  expect(baseline).not.toBe(withSimd);
});

describe('both modules give the same to the bit', () => {
  test.each(shapes)('%i heads of %i tokens of %i', (heads, tokens, headSize) => {
    const count = heads * tokens * headSize;
    const floats = (seed: number) => Float32Array.from(withSimd.standardNormal(1, count, seed).data);
    const [q, k, v] = [floats(1), floats(2), floats(3)];
    const keptKeys = Uint8Array.from({ length: tokens }, (_, j) => Number(j % 5 !== 2));
    for (const seen of [{}, { causal: true }, { keptKeys }, { causal: true, keptKeys }]) {
      const options = { heads, tokens, headSize, ...seen };
      expect(withSimd.fusedAttention(q, k, v, options)).toEqual(baseline.fusedAttention(q, k, v, options));
    }
  });

  test('some queries of each of 2 heads, and they are those of all', () => {
    const [heads, tokens, headSize, firstQuery, queries] = [2, 131, 33, 50, 70];
    const floats = (seed: number) =>
      Float32Array.from(withSimd.standardNormal(1, heads * tokens * headSize, seed).data);
    const [q, k, v] = [floats(1), floats(2), floats(3)];
    /** Those rows of each head. */
    const some = (of: Float32Array) =>
      [0, 1].flatMap((head) => {
        const first = (head * tokens + firstQuery) * headSize;
        return Array.from(of.subarray(first, first + queries * headSize));
      });
    for (const seen of [{}, { causal: true }]) {
      const options = { heads, tokens, headSize, ...seen };
      const of = (engine: typeof withSimd) =>
        engine.fusedAttention(Float32Array.from(some(q)), k, v, { ...options, firstQuery, queries });
      expect(of(withSimd)).toEqual(of(baseline));
      expect(Array.from(of(withSimd))).toEqual(some(withSimd.fusedAttention(q, k, v, options)));
    }
  });

  test('of −∞, +∞ and NaN', () => {
    const [q, k, v] = [Float32Array.of(1, -1, 0), Float32Array.of(-Infinity, 2, 1), Float32Array.of(NaN, 3, 5)];
    const options = { heads: 1, tokens: 3, headSize: 1 };
    for (const keptKeys of [undefined, [0, 1, 1], [1, 0, 0], [0, 0, 0]]) {
      const of = (engine: typeof withSimd) => engine.fusedAttention(q, k, v, { ...options, keptKeys });
      expect(of(withSimd)).toEqual(of(baseline));
    }
  });
});

test('both modules refuse the same', () => {
  const options = { heads: 1, tokens: 2, headSize: 1 };
  for (const wrong of [{ heads: 0 }, { tokens: 3 }, { keptKeys: [1] }, { keptKeys: [1, 2] }, { queries: 3 }]) {
    const of = (engine: typeof withSimd) =>
      refusal(() => engine.fusedAttention([1, 2], [1, 2], [1, 2], { ...options, ...wrong }));
    expect(of(withSimd)).toMatch(/^\[fusedAttention\] expected /);
    expect(of(withSimd)).toBe(of(baseline));
  }
});

test('what is asked for after the memory has grown is right, and the smaller one after the larger', () => {
  const ones = (tokens: number) => new Float32Array(tokens * 64).fill(1);
  const mean = (tokens: number) =>
    withSimd.fusedAttention(ones(tokens), ones(tokens), ones(tokens), { heads: 1, tokens, headSize: 64 });
  for (const tokens of [3, 2000, 5]) expect(mean(tokens)).toEqual(ones(tokens));
});

test('the kernel’s module is small, needs nothing of the page and has SIMD', async () => {
  const bytes = await readFile(new URL('../../web/wasm/fused_attention.wasm', import.meta.url));
  const module = await WebAssembly.compile(bytes);
  expect(WebAssembly.Module.imports(module)).toEqual([]);
  expect(bytes.length).toBeLessThan(8000);
});
