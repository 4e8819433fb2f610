/** Attention between all tokens of a sentence, with vectors that are drawn or learned. */
import { type CellId, parseCellId } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import type { Matrix } from '../engine/matrix.ts';
import { definePart } from '../part.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';
import type { Text } from '../text/text.ts';
import { numbered, tokenId } from '../tokens.ts';
import { learnedOf, prepareLearned } from './learned.ts';
import {
  completeMatrix,
  editMatrix,
  initialMatrix,
  isKept,
  isTypedOver,
  type MatrixInputs,
  matrixLimits,
  matrixParams,
  matrixTokens,
  paddingShown,
  showSource,
  type Vectors,
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
  const { causal, hidesPadding, places } = inputs;
  return lastMask([count, paddingShown(inputs), causal, hidesPadding, places], () => ({
    rows: count,
    cols: count,
    data: Float64Array.from({ length: count * count }, (_, place) =>
      Number(isKept(inputs, Math.floor(place / count), place % count)),
    ),
  }));
}

// so that the reader can check the scores by hand; four of what is learned change no weight by a ten-thousandth
const short = (number: number, decimals: number) => Number(number.toFixed(decimals)) || 0;

function compute(engine: Engine, inputs: MatrixInputs): MatrixResult {
  const learned = learnedOf(engine, inputs.source, inputs.sentence);
  const source = learned ? 'learned' : 'own';
  showSource(inputs, source);
  const tokens = matrixTokens(inputs);
  const count = tokens.length;
  const typed = inputs.typed[source];
  const headSize = learned?.encoded.q.cols ?? inputs.headSize;
  const drawn = learned ? undefined : drawnVectors(engine, inputs, tokens);
  const table = (quantity: Vectors, offset: number, made?: Matrix): Matrix => ({
    rows: count,
    cols: headSize,
    data: Float64Array.from({ length: count * headSize }, (_, place) => {
      const [i, d] = [Math.floor(place / headSize), place % headSize];
      const own = drawn
        ? short(drawn.data[i * drawn.cols + offset * headSize + d] ?? NaN, 2)
        : short(made?.data[place] ?? NaN, 4);
      return typed[quantity][`${i}.${d}`] ?? own;
    }),
  });
  const { q: queries, k: keys, v: values } = learned?.encoded ?? {};
  const [q, k, v] = [table('queries', 0, queries), table('keys', 1, keys), table('values', 2, values)];
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
  return { learned, q, k, v, mask, attention: engine.attention(q, k, v, { mask }), blind, blindWeights };
}

const named = new WeakMap<readonly string[], readonly string[]>();

/** The tokens as the tables call them: those that stand several times are numbered. */
export function tokenNames(inputs: MatrixInputs): readonly string[] {
  const tokens = matrixTokens(inputs);
  const names = named.get(tokens) ?? numbered(tokens);
  named.set(tokens, names);
  return names;
}

function cellName(id: CellId, { inputs, text }: { inputs: MatrixInputs; text: Text }): string {
  const names = tokenNames(inputs);
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
  params: matrixParams,
  complete: completeMatrix,
  prepare: (engine, { source }) => prepareLearned(engine, source),
  compute,
  cells: (_, result) => matrixCells(result),
  // not the number of tokens: that changes while a sentence is being typed, and what is half typed is to stay
  size: ({ source, headSize }) => (source === 'own' ? headSize : 64),
  limits: matrixLimits,
  edit: editMatrix,
  isTyped: isTypedOver,
  cellName,
});
