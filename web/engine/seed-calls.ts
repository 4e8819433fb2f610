/** Of numbers drawn from a seed: the calls, and their adapters over the module. */
import { type Matrix, type Numbers, readNumber, readNumbers } from './matrix.ts';
import { result } from './result.ts';
import type { Linear, TwoContexts } from './results.ts';
import type { AttentionModule } from '../wasm/attention.mjs';

/**
 * The seed: a whole number from 0 to 2⁵³ − 1: the same on every machine. Numbers come of Philox 4x32-10 by counter;
 * normal ones by the inverse distribution function (AS 241).
 */
export interface SeedCalls {
  /** A layer as torch.nn.Linear starts from: U(−1 ÷ √inputs, 1 ÷ √inputs), in weight and bias. */
  linear(inputs: number, outputs: number, seed: number): Linear;

  /** Independent numbers from N(0, 1), [rows, cols]. */
  standardNormal(rows: number, cols: number, seed: number): Matrix;

  /** A vector of N(0, 1) for each id, [ids, size]: of the seed and the id alone, so the same in every sentence. */
  tokenVectors(ids: Numbers, size: number, seed: number): Matrix;

  /**
   * One row of self-attention, softmax(xₜ xᵀ ÷ √size) x, for the same token t in two contexts, whose vectors x are as
   * tokenVectors draws them, each its own query, key and value. token: the id of t; first, second: the ids of the
   * contexts' tokens, t among them.
   */
  twoContexts(options: { token: number; first: Numbers; second: Numbers; size: number; seed: number }): TwoContexts;
}

/** @internal the module is no part of the types that ship */
export function seedCalls(module: AttentionModule): SeedCalls {
  return {
    linear(inputs, outputs, seed) {
      const read = (name: string, value: unknown) => readNumber('linear', name, value);
      return result(module.linear(read('inputs', inputs), read('outputs', outputs), read('seed', seed)));
    },

    standardNormal(rows, cols, seed) {
      const read = (name: string, value: unknown) => readNumber('standardNormal', name, value);
      return result(module.standardNormal(read('rows', rows), read('cols', cols), read('seed', seed)));
    },

    tokenVectors(ids, size, seed) {
      const call = 'tokenVectors';
      const row = readNumbers(call, 'ids', ids);
      return result(module.tokenVectors(row, readNumber(call, 'size', size), readNumber(call, 'seed', seed)));
    },

    twoContexts(options) {
      const call = 'twoContexts';
      const { token, first, second, size, seed } = options ?? {};
      const read = (name: string, value: unknown) => readNumber(call, name, value);
      const contexts = [readNumbers(call, 'first', first), readNumbers(call, 'second', second)] as const;
      return result(module.twoContexts(read('token', token), ...contexts, read('size', size), read('seed', seed)));
    },
  };
}
