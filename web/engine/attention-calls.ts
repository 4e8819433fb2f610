/** Of queries, keys and values, and of the layers that make them: the calls, and their adapters over the module. */
import { readBoolean, readLinear, readList, readOptional } from './arguments.ts';
import {
  type LinearInput,
  type Matrix,
  type MatrixInput,
  type Numbers,
  readMatrix,
  readNumber,
  readNumbers,
} from './matrix.ts';
import { result } from './result.ts';
import type {
  Attention,
  AttentionMemory,
  AttentionOperations,
  AttentionRow,
  HeadSplit,
  SelfAttention,
} from './results.ts';
import type { AttentionModule } from '../wasm/attention.mjs';

export interface AttentionCalls {
  /**
   * softmax(q kᵀ ÷ divisor) v (Vaswani et al. 2017, equation 1). q: [L, d_k]; k: [S, d_k]; v: [S, d_v];
   * divisor: √d_k unless given; mask: [L, S], 1 keeps and 0 drops. A dropped key takes no part, whatever it
   * holds; a query with no key left has all-zero weights and output.
   * As torch.nn.functional.scaled_dot_product_attention.
   */
  attention(
    q: MatrixInput,
    k: MatrixInput,
    v: MatrixInput,
    options?: { divisor?: number | undefined; mask?: MatrixInput | undefined },
  ): Attention;

  /**
   * Scale, softmax and weighted sum for one query. scores: [S]; values: [S, d_v]; headSize: d_k;
   * divisor: √headSize unless given; subtractMax: whether exp is taken of shifted (as computers do) or of
   * scaled (as the formula is written).
   */
  attentionRow(
    scores: Numbers,
    values: MatrixInput,
    options: { headSize: number; divisor?: number | undefined; subtractMax?: boolean | undefined },
  ): AttentionRow;

  /**
   * One head of self-attention. x: [L, hidden], or an array of such, a batch item each; each of the three layers:
   * weight of [outputs, hidden] and bias of [outputs]; the divisor is √(outputs of key).
   * Gives an array, a batch item each.
   */
  selfAttention(
    x: MatrixInput | readonly MatrixInput[],
    projections: { readonly query: LinearInput; readonly key: LinearInput; readonly value: LinearInput },
  ): SelfAttention[];

  /**
   * One of `heads` heads that share hiddenSize dimensions evenly, and its score ÷ √d_k; where they cannot, the remainder
   * alone. hiddenSize, heads: whole numbers from 1 to 65536; score: 1 unless given.
   */
  headSplit(hiddenSize: number, heads: number, options?: { score?: number | undefined }): HeadSplit;

  /** x · weightᵀ + bias, [rows, outputs], for x of [rows, inputs]. As torch.nn.functional.linear. */
  applyLinear(layer: LinearInput, x: MatrixInput): Matrix;

  /**
   * The multiplications, divisions and exps of softmax(q kᵀ ÷ √d_k) v for `tokens` of L, without the additions that
   * come along with the multiplications. tokens, headSize (d_k), valueSize (d_v): whole, from 1 to 65536.
   */
  attentionOperations(options: { tokens: number; headSize: number; valueSize: number }): AttentionOperations;

  /**
   * How much memory `attention` and `fusedAttention` take for q, k and v of [items, tokens, headSize], besides blocks of
   * a fixed size and a copy of one item’s k and v on each thread of `fusedAttention`. All whole, from 1 to 65536.
   */
  attentionMemory(options: { items: number; tokens: number; headSize: number }): AttentionMemory;
}

/** @internal the module is no part of the types that ship */
export function attentionCalls(module: AttentionModule): AttentionCalls {
  return {
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
          readBoolean(call, 'subtractMax', subtractMax),
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

    attentionOperations(options) {
      const { tokens, headSize, valueSize } = options ?? {};
      const read = (name: string, value: unknown) => readNumber('attentionOperations', name, value);
      const sizes = [read('headSize', headSize), read('valueSize', valueSize)] as const;
      return result(module.attentionOperations(read('tokens', tokens), ...sizes));
    },

    attentionMemory(options) {
      const { items, tokens, headSize } = options ?? {};
      const read = (name: string, value: unknown) => readNumber('attentionMemory', name, value);
      return result(module.attentionMemory(read('items', items), read('tokens', tokens), read('headSize', headSize)));
    },
  };
}
