/** The engine's calls over a compiled module, on any thread: without the WebAssembly's bytes, which a worker is sent. */
import { readDraws, readExperiment, readLinear, readList, readOptional } from './arguments.ts';
import type { Engine } from './calls.ts';
import { contextCalls } from './contexts.ts';
import { type Numbers, readMatrix, readNumber, readNumbers } from './matrix.ts';
import { result } from './result.ts';
import createAttentionModule, { type AttentionModule, type Failure } from '../wasm/attention.mjs';

/** An engine of its own memory, from the compiled module. */
export async function instantiateEngine(compiled: WebAssembly.Module): Promise<Engine> {
  const module = await new Promise<AttentionModule>((resolve, reject) => {
    createAttentionModule({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), reject);
        return {};
      },
    }).then(resolve, reject);
  });
  return engineOf(module);
}

function engineOf(module: AttentionModule): Engine {
  /** A call of a row and, perhaps, a divisor. */
  const ofRow =
    <Result>(call: string, run: (row: Float64Array, divisor: number) => Result | Failure) =>
    (scores: Numbers, options?: { divisor?: number | undefined }) =>
      result(run(readNumbers(call, 'scores', scores), readOptional(call, 'divisor', options?.divisor) ?? 1));

  /** A call of two vectors. */
  const ofTwo =
    <Result>(
      call: string,
      [first, second]: [string, string],
      run: (one: Float64Array, other: Float64Array) => Result | Failure,
    ) =>
    (one: Numbers, other: Numbers) =>
      result(run(readNumbers(call, first, one), readNumbers(call, second, other)));

  function naiveSoftmax(scores: Numbers, options: { divisor?: number | undefined; precision: string }) {
    const call = 'naiveSoftmax';
    const precision = options?.precision;
    if (precision === 'float32') return ofRow(call, module.naiveSoftmax32)(scores, options);
    if (precision === 'float64') return ofRow(call, module.naiveSoftmax64)(scores, options);
    throw new Error(`[${call}] expected precision 'float32' or 'float64'; found ${String(precision)}`);
  }

  return {
    softmax: ofRow('softmax', module.softmax),
    naiveSoftmax: naiveSoftmax as Engine['naiveSoftmax'],
    largestExponent: { float32: module.largestExponent32, float64: module.largestExponent64 },

    softmaxPrecisions(scores, options) {
      const call = 'softmaxPrecisions';
      const divisor = readOptional(call, 'divisor', options?.divisor) ?? 1;
      const offset = readOptional(call, 'offset', options?.offset) ?? 0;
      return result(module.softmaxPrecisions(readNumbers(call, 'scores', scores), divisor, offset));
    },

    alternatives: ofRow('alternatives', module.alternatives),
    entropy: (weights) => result(module.entropy(readNumbers('entropy', 'weights', weights))),

    crossEntropy(scores, options) {
      const call = 'crossEntropy';
      const { target, divisor } = options ?? {};
      return result(
        module.crossEntropy(
          readNumbers(call, 'scores', scores),
          readNumber(call, 'target', target),
          readOptional(call, 'divisor', divisor) ?? 1,
        ),
      );
    },

    saturation(scores, options) {
      const call = 'saturation';
      const { headSize, divisor, target } = options ?? {};
      return result(
        module.saturation(
          readNumbers(call, 'scores', scores),
          readOptional(call, 'headSize', headSize),
          headSize === undefined ? readNumber(call, 'divisor', divisor) : readOptional(call, 'divisor', divisor),
          readNumber(call, 'target', target),
        ),
      );
    },

    attention(q, k, v, options) {
      const call = 'attention';
      const { divisor, mask } = options ?? {};
      return result(
        module.attention(
          readMatrix(call, 'queries', q),
          readMatrix(call, 'keys', k),
          readMatrix(call, 'values', v),
          readOptional(call, 'divisor', divisor),
          mask === undefined ? undefined : readMatrix(call, 'mask', mask),
        ),
      );
    },

    attentionRow(scores, values, options) {
      const call = 'attentionRow';
      const { headSize, divisor, subtractMax = true } = options ?? {};
      return result(
        module.attentionRow(
          readNumbers(call, 'scores', scores),
          readMatrix(call, 'values', values),
          readNumber(call, 'headSize', headSize),
          readOptional(call, 'divisor', divisor),
          subtractMax,
        ),
      );
    },

    selfAttention(x, projections) {
      const call = 'selfAttention';
      const query = readLinear(call, 'query', projections?.query);
      const key = readLinear(call, 'key', projections?.key);
      const value = readLinear(call, 'value', projections?.value);
      const batch = Array.isArray(x) ? readList(call, 'x', x, readMatrix) : [readMatrix(call, 'x', x)];
      return batch.map((item) => result(module.selfAttention(item, query, key, value)));
    },

    headSplit(hiddenSize, heads, options) {
      const read = (name: string, value: unknown) => readNumber('headSplit', name, value);
      const score = readOptional('headSplit', 'score', options?.score) ?? 1;
      return result(module.headSplit(read('hiddenSize', hiddenSize), read('heads', heads), score));
    },

    applyLinear: (layer, x) =>
      result(module.applyLinear(readLinear('applyLinear', 'layer', layer), readMatrix('applyLinear', 'x', x))),
    dotProduct: ofTwo('dotProduct', ['query', 'key'], module.dotProduct),
    cosineSimilarity: ofTwo('cosineSimilarity', ['a', 'b'], module.cosineSimilarity),
    variance: (values) => result(module.variance(readNumbers('variance', 'values', values))),

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

    ...contextCalls(module, result),

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
