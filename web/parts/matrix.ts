/** Attention between all tokens of a sentence, with vectors that are drawn. */
import { cellId, type CellId, parseCellId } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import type { Matrix } from '../engine/matrix.ts';
import { definePart } from '../part.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';
import type { Text } from '../text/text.ts';
import { tokenId } from '../tokens.ts';
import {
  editMatrix,
  initialMatrix,
  isKept,
  isMatrix,
  type MatrixInputs,
  matrixLimits,
  matrixTokens,
} from './matrix-inputs.ts';
import { conventions, type Convention, matrixCells, type MatrixQuantity, type MatrixResult } from './matrix-rules.ts';

declare module '../state.ts' {
  interface Inputs {
    matrix: MatrixInputs;
  }
}

/** Remembers what was last made: `make` is called only when it is to be made `of` other things. */
function lastMade<Made>(): (of: readonly unknown[], make: () => Made) => Made {
  let last: { of: string; made: Made } | undefined;
  return (of, make) => {
    const now = JSON.stringify(of);
    if (last?.of !== now) last = { of: now, made: make() };
    return last.made;
  };
}
// a number that is typed needs no other vectors and no other mask
const lastDrawn = lastMade<Matrix>();
const lastMask = lastMade<Matrix>();

/** For each token its query, key and value, one after the other. A token has the same ones wherever it stands. */
const drawnVectors = (engine: Engine, { seed, headSize }: MatrixInputs, tokens: readonly string[]): Matrix =>
  lastDrawn([seed, headSize, tokens], () => engine.tokenVectors(tokens.map(tokenId), 3 * headSize, seed));

/** 1 where a query sees a key, else 0. */
function maskOf(inputs: MatrixInputs, count: number): Matrix {
  const { padding, causal, hidesPadding, places } = inputs;
  return lastMask([count, padding, causal, hidesPadding, places], () => ({
    rows: count,
    cols: count,
    data: Float64Array.from({ length: count * count }, (_, place) =>
      Number(isKept(inputs, Math.floor(place / count), place % count)),
    ),
  }));
}

// to two decimals, so that the reader can check the scores by hand
const short = (drawn: number) => Number(drawn.toFixed(2)) || 0;

function compute(engine: Engine, inputs: MatrixInputs): MatrixResult {
  const tokens = matrixTokens(inputs);
  const count = tokens.length;
  const { headSize, typed } = inputs;
  const drawn = drawnVectors(engine, inputs, tokens);
  const table = (quantity: 'queries' | 'keys' | 'values', offset: number): Matrix => ({
    rows: count,
    cols: headSize,
    data: Float64Array.from({ length: count * headSize }, (_, place) => {
      const [i, d] = [Math.floor(place / headSize), place % headSize];
      return typed[cellId(quantity, i, d)] ?? short(drawn.data[i * drawn.cols + offset * headSize + d] ?? NaN);
    }),
  });
  const [q, k, v] = [table('queries', 0), table('keys', 1), table('values', 2)];
  const mask = maskOf(inputs, count);
  const blind = tokens.flatMap((_, i) => (mask.data.subarray(i * count, (i + 1) * count).includes(1) ? [] : [i]));
  const row = (convention: Convention) => Array<number>(count).fill(conventions[convention]);
  const blindWeights =
    blind.length === 0
      ? {}
      : {
          formula: engine.naiveSoftmax(row('formula'), { precision: 'float64' }).weights,
          'large-negative': engine.softmax(row('large-negative')).weights,
        };
  return { q, k, v, mask, attention: engine.attention(q, k, v, { mask }), blind, blindWeights };
}

const subscript = (count: number) => Array.from(String(count), (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

/** The tokens as the tables call them: those that stand several times are numbered. */
export function tokenNames(inputs: MatrixInputs): string[] {
  const tokens = matrixTokens(inputs);
  const isRepeated = (token: string) => tokens.indexOf(token) !== tokens.lastIndexOf(token);
  const seen = new Map<string, number>();
  return tokens.map((token) => {
    const place = (seen.get(token) ?? 0) + 1;
    seen.set(token, place);
    return isRepeated(token) ? `${token}${subscript(place)}` : token;
  });
}

const named = new WeakMap<MatrixInputs, readonly string[]>();

function cellName(id: CellId, { inputs, text }: { inputs: MatrixInputs; text: Text }): string {
  const names = named.get(inputs) ?? tokenNames(inputs);
  named.set(inputs, names);
  const words = matrixWords[text.lang];
  const { variant, quantity, index } = parseCellId(id);
  const [i = 0, j = 0] = index;
  const name = words.cell[quantity as MatrixQuantity]({ of: names[i] ?? '', to: names[j] ?? '', dimension: j + 1 });
  return variant === '' ? name : words.byConvention(name, words.conventions[variant as Convention].name);
}

/** Attention between all tokens of a sentence. */
export const matrix = definePart<'matrix', MatrixResult>({
  name: 'matrix',
  initial: initialMatrix,
  isInputs: isMatrix,
  compute,
  cells: matrixCells,
  // not the number of tokens: that changes while a sentence is being typed, and what is half typed is to stay
  size: ({ headSize }) => headSize,
  limits: matrixLimits,
  edit: editMatrix,
  cellName,
});
