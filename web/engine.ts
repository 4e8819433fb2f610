/**
 * The engine's door: `cpp/`, compiled to WebAssembly, as typed functions. Everything is copied across the
 * boundary, both ways: arguments may be reused or changed afterwards, results stay valid for ever.
 * A call with unusable arguments throws an Error: `[function] expected …; found …`.
 */
import { type MatrixInput, type Numbers, readMatrix, readNumber, readNumbers } from './matrix.ts';
import type { Attention, AttentionRow, NaiveSoftmax, Softmax } from './results.ts';
import createAttentionModule, { type AttentionModule, type Failure } from './wasm/attention.mjs';
import wasmUrl from './wasm/attention.wasm?inline';

export type { Matrix, MatrixInput, Numbers } from './matrix.ts';
export type { Attention, AttentionRow, NaiveSoftmax, Softmax } from './results.ts';

export interface Engine {
  /**
   * softmax(scores ÷ divisor), safe from overflow: weightsᵢ = e^(scaledᵢ − max) ÷ Σⱼ e^(scaledⱼ − max).
   * scores: [S], S ≥ 1; divisor: positive and finite. −∞ gets a weight of exactly 0; NaN stays NaN.
   * As torch.softmax(scores / divisor, dim=-1).
   */
  softmax(scores: Numbers, options?: { divisor?: number | undefined }): Softmax;

  /** softmax straight from the formula, with no maximum subtracted: overflows where `softmax` does not. */
  naiveSoftmax(
    scores: Numbers,
    options: { divisor?: number | undefined; precision: 'float32' },
  ): NaiveSoftmax<Float32Array>;
  naiveSoftmax(
    scores: Numbers,
    options: { divisor?: number | undefined; precision: 'float64' },
  ): NaiveSoftmax<Float64Array>;
  naiveSoftmax(
    scores: Numbers,
    options: { divisor?: number | undefined; precision: 'float32' | 'float64' },
  ): NaiveSoftmax;

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
}

let loading: Promise<Engine> | undefined;

/** The engine, made once per page: every call gets the same promise. */
export function loadEngine(): Promise<Engine> {
  loading ??= instantiate().then(engineOf);
  return loading;
}

async function instantiate(): Promise<AttentionModule> {
  const base64 = wasmUrl.slice(wasmUrl.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  // asynchronously: some browsers refuse to compile more than 4 kB on the main thread
  const compiled = await WebAssembly.compile(bytes);
  return new Promise((resolve, reject) => {
    createAttentionModule({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

function result<Result extends object>(answer: Result | Failure): Result {
  if (!('error' in answer)) return answer;
  // the core names its functions in snake_case; here they go by their JavaScript names
  throw new Error(
    answer.error.replace(/^\[\w+\]/, (name) => name.replace(/_(\w)/g, (_, c: string) => c.toUpperCase())),
  );
}

function engineOf(module: AttentionModule): Engine {
  const optionalNumber = (call: string, name: string, value: unknown) =>
    value === undefined ? undefined : readNumber(call, name, value);

  function naiveSoftmax(scores: Numbers, options: { divisor?: number | undefined; precision: string }) {
    const call = 'naiveSoftmax';
    const row = readNumbers(call, 'scores', scores);
    const divisor = optionalNumber(call, 'divisor', options?.divisor) ?? 1;
    const precision = options?.precision;
    if (precision === 'float32') return result(module.naiveSoftmax32(row, divisor));
    if (precision === 'float64') return result(module.naiveSoftmax64(row, divisor));
    throw new Error(`[${call}] expected precision 'float32' or 'float64'; found ${String(precision)}`);
  }

  return {
    softmax(scores, options) {
      const call = 'softmax';
      const { divisor } = options ?? {};
      return result(module.softmax(readNumbers(call, 'scores', scores), optionalNumber(call, 'divisor', divisor) ?? 1));
    },

    naiveSoftmax: naiveSoftmax as Engine['naiveSoftmax'],

    attention(q, k, v, options) {
      const call = 'attention';
      const { divisor, mask } = options ?? {};
      return result(
        module.attention(
          readMatrix(call, 'queries', q),
          readMatrix(call, 'keys', k),
          readMatrix(call, 'values', v),
          optionalNumber(call, 'divisor', divisor),
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
          optionalNumber(call, 'divisor', divisor),
          subtractMax,
        ),
      );
    },
  };
}
