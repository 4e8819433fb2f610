/** Of many draws from a seed, in one go or in parts that many threads may draw: the calls, and their adapters over the module. */
import { readDraws, readExperiment, readList } from './arguments.ts';
import { type Numbers, readNumber, readNumbers } from './matrix.ts';
import { result } from './result.ts';
import type { AgainstTheory, Experiment, SaturationDraws, SaturationPoint } from './results.ts';
import type { AttentionModule } from '../wasm/attention.mjs';

export interface ExperimentCalls {
  /**
   * How saturated softmax is at each head size: the means over draws of one query, `keys` keys and a target among
   * them, with entries from N(0, 1). draws: up to 100,000; keys: up to 64.
   */
  saturationCurve(options: { headSizes: Numbers; draws: number; keys: number; seed: number }): SaturationPoint[];

  /** Some of the draws of one point of that curve, from firstDraw = 0 on: for a curve that is drawn in pieces. */
  saturationDraws(options: {
    headSize: number;
    draws: number;
    keys: number;
    seed: number;
    firstDraw?: number | undefined;
  }): SaturationDraws;

  /** The point of the curve that all draws of the parts give: to the bit the same in any split. */
  saturationPoint(parts: readonly SaturationDraws[]): SaturationPoint;

  /**
   * Draws pairs of vectors with entries from N(0, 1), pairs · 2 · headSize numbers, and sums up their dot products.
   * Pair i, counted from firstPair = 0, depends on the seed and i alone. headSize: up to 65536; pairs: up to 2⁴⁰;
   * bins: up to 4096, between ±4 √headSize.
   */
  dotProductExperiment(options: {
    headSize: number;
    pairs: number;
    seed: number;
    bins: number;
    firstPair?: number | undefined;
  }): Experiment;

  /**
   * One experiment out of several with the same edges and no pair in common: the same to the bit as all pairs in one
   * call, however they were split and in whatever order the parts come.
   */
  mergeExperiments(parts: readonly Experiment[]): Experiment;

  /**
   * What the parts of an experiment found together, beside what is to be expected: q·k of independent entries from
   * N(0, 1) has mean 0, variance d_k and excess kurtosis 6 ÷ d_k, and comes near to N(0, d_k) as d_k grows.
   */
  againstTheory(parts: readonly Experiment[], options: { headSize: number }): AgainstTheory;

  /** `dotProductExperiment` of the first pairs, and `againstTheory` of that. */
  dotProductsAgainstTheory(options: { headSize: number; pairs: number; seed: number; bins: number }): AgainstTheory;
}

/** @internal the module is no part of the types that ship */
export function experimentCalls(module: AttentionModule): ExperimentCalls {
  return {
    saturationCurve(options) {
      const call = 'saturationCurve';
      const { headSizes, draws, keys, seed } = options ?? {};
      const read = (name: string, value: unknown) => readNumber(call, name, value);
      const sizes = readNumbers(call, 'headSizes', headSizes);
      return result(module.saturationCurve(sizes, read('draws', draws), read('keys', keys), read('seed', seed)));
    },

    saturationDraws(options) {
      const { headSize, draws, keys, seed, firstDraw = 0 } = options ?? {};
      const read = (name: string, value: unknown) => readNumber('saturationDraws', name, value);
      return result(
        module.saturationDraws(
          read('headSize', headSize),
          read('draws', draws),
          read('keys', keys),
          read('seed', seed),
          read('firstDraw', firstDraw),
        ),
      );
    },

    saturationPoint: (parts) => result(module.saturationPoint(readList('saturationPoint', 'parts', parts, readDraws))),

    dotProductExperiment(options) {
      const { headSize, pairs, seed, bins, firstPair = 0 } = options ?? {};
      const read = (name: string, value: unknown) => readNumber('dotProductExperiment', name, value);
      return result(
        module.dotProductExperiment(
          read('headSize', headSize),
          read('pairs', pairs),
          read('seed', seed),
          read('bins', bins),
          read('firstPair', firstPair),
        ),
      );
    },

    mergeExperiments: (parts) =>
      result(module.mergeExperiments(readList('mergeExperiments', 'parts', parts, readExperiment))),

    againstTheory(parts, options) {
      const call = 'againstTheory';
      const experiments = readList(call, 'parts', parts, readExperiment);
      return result(module.againstTheory(experiments, readNumber(call, 'headSize', options?.headSize)));
    },

    dotProductsAgainstTheory(options) {
      const { headSize, pairs, seed, bins } = options ?? {};
      const read = (name: string, value: unknown) => readNumber('dotProductsAgainstTheory', name, value);
      return result(
        module.dotProductsAgainstTheory(
          read('headSize', headSize),
          read('pairs', pairs),
          read('seed', seed),
          read('bins', bins),
        ),
      );
    },
  };
}
