/** Of vectors, and of lists of numbers: the calls, and their adapters over the module. */
import { type Numbers, readNumbers } from './matrix.ts';
import { result } from './result.ts';
import type { CosineSimilarity, DotProduct, Variance } from './results.ts';
import type { AttentionModule, Failure } from '../wasm/attention.mjs';

export interface VectorCalls {
  /** q · k = Σᵢ queryᵢ · keyᵢ, product by product. query, key: [d_k]. */
  dotProduct(query: Numbers, key: Numbers): DotProduct;

  /** The cosine of the angle between a and b, [n]: a · b ÷ (|a| · |b|). NaN for a vector of zeros. */
  cosineSimilarity(a: Numbers, b: Numbers): CosineSimilarity;

  /** How far two results lie apart: maxᵢ |aᵢ − bᵢ|; NaN where one has a NaN. a, b: [n]. */
  largestDifference(a: Numbers, b: Numbers): number;

  /** The population variance of values, [n], step by step. As torch.var(values, correction=0). */
  variance(values: Numbers): Variance;
}

/** @internal the module is no part of the types that ship */
export function vectorCalls(module: AttentionModule): VectorCalls {
  /** A call of two vectors. */
  const ofTwo =
    <Result>(
      call: string,
      [first, second]: [string, string],
      run: (one: Float64Array, other: Float64Array) => Result | Failure,
    ) =>
    (one: Numbers, other: Numbers) =>
      result(run(readNumbers(call, first, one), readNumbers(call, second, other)));

  return {
    dotProduct: ofTwo('dotProduct', ['query', 'key'], module.dotProduct),
    cosineSimilarity: ofTwo('cosineSimilarity', ['a', 'b'], module.cosineSimilarity),
    largestDifference: ofTwo('largestDifference', ['a', 'b'], module.largestDifference),
    variance: (values) => result(module.variance(readNumbers('variance', 'values', values))),
  };
}
