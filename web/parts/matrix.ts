/** Attention of all tokens with all: queries, keys and values from a seed, each to be changed. */
import * as article from '../article.ts';
import { type CellId, cellId, type Cells, each, makeCells, parseCellId, take } from '../derivation.ts';
import type { Attention, Engine, Matrix } from '../engine.ts';
import { isListOf, isNumber, isObject, isText } from '../from-link.ts';
import { longestSentence } from '../limits.ts';
import { definePart } from '../part.ts';
import { seededVectors } from '../seeded-vectors.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';
import type { Text } from '../text/text.ts';
import { hasNoKey, keepsKey, maskOf, matrixSteps, matrixTokens } from './matrix-mask.ts';

declare module '../state.ts' {
  interface Inputs {
    matrix: MatrixInputs;
  }
}

export interface MatrixInputs {
  sentence: string;
  /** how many [PAD] stand after it */
  pads: number;
  /** a row for each query: "1" for a key it sees, "0" for one it does not */
  mask: readonly string[];
  /** entries of queries, keys and values that the reader changed: the others come from the seed */
  edits: Readonly<Record<CellId, number>>;
  /** the query that is picked */
  query: number | null;
  /** the stage on show */
  step: number;
}

/** entries of a query or a key, and of a value */
export const headSize = 4;
export const valueSize = 3;
/** √headSize, what scores are divided by */
export const divisor = 2;
export const mostPads = 2;

const given = { queries: headSize, keys: headSize, values: valueSize };
type Given = keyof typeof given;

/** What a weight is where every key is masked, by each convention. */
type Conventions = Record<'zeros' | 'notANumber' | 'uniform', number>;

export interface MatrixResult extends Attention, Record<Given, Matrix> {
  /** asked of the engine where a query sees no key, else NaN */
  conventions: Conventions;
}

const limits = { least: -1000, most: 1000 };

function isGivenCell(cell: string, count: number): boolean {
  const { quantity, index } = parseCellId(cell);
  const [i = -1, d = -1] = index;
  const size = Object.hasOwn(given, quantity) ? given[quantity as Given] : 0;
  return i >= 0 && i < count && d >= 0 && d < size && cellId(quantity, i, d) === cell;
}

function isMatrix(told: unknown): told is MatrixInputs {
  if (!isObject(told) || !isText(told.sentence, longestSentence)) return false;
  if (!isNumber(told.pads, { integer: true, least: 0, most: mostPads }) || !isObject(told.edits)) return false;
  const count = matrixTokens({ sentence: told.sentence, pads: told.pads }).length;
  const isRow = (row: unknown): row is string => typeof row === 'string' && row.length === count && /^[01]+$/.test(row);
  return (
    isListOf(told.mask, count, isRow) &&
    Object.entries(told.edits).every(([cell, value]) => isGivenCell(cell, count) && isNumber(value, limits)) &&
    (told.query === null || isNumber(told.query, { integer: true, least: 0, most: count - 1 })) &&
    isNumber(told.step, { integer: true, least: 0, most: matrixSteps.length - 1 })
  );
}

function compute(engine: Engine, inputs: MatrixInputs): MatrixResult {
  const tokens = matrixTokens(inputs);
  const [q, k, v] = (Object.keys(given) as Given[]).map((quantity, seed) => {
    const { rows, cols, data } = seededVectors(engine, tokens, given[quantity], seed + 1);
    const edited = data.map((entry, place) => {
      return inputs.edits[cellId(quantity, Math.floor(place / cols), place % cols)] ?? entry;
    });
    return { rows, cols, data: edited };
  }) as [Matrix, Matrix, Matrix];
  const kept = Float64Array.from(inputs.mask.join(''), Number);
  const mask = { rows: tokens.length, cols: tokens.length, data: kept };
  const conventions = conventionsFor(engine, inputs);
  return { queries: q, keys: k, values: v, conventions, ...engine.attention(q, k, v, { divisor, mask }) };
}

function conventionsFor(engine: Engine, inputs: MatrixInputs): Conventions {
  if (!inputs.mask.some((_, i) => hasNoKey(inputs, i))) return { zeros: NaN, notANumber: NaN, uniform: NaN };
  const row = (score: number) => inputs.mask.map(() => score);
  const first = ({ weights: [weight = NaN] }: { weights: Float64Array | Float32Array }) => weight;
  return {
    zeros: first(engine.softmax(row(-Infinity))),
    notANumber: first(engine.naiveSoftmax(row(-Infinity), { precision: 'float64' })),
    uniform: first(engine.softmax(row(-1e9))),
  };
}

function cells(inputs: MatrixInputs, result: MatrixResult): Cells {
  const keys = Array.from(inputs.mask.keys());
  const entries = (quantity: Given, i: number) => each(given[quantity], (d) => cellId(quantity, i, d));
  const chosen = () => take('chosen');
  return makeCells(
    {
      queries: () => take('given'),
      keys: () => take('given'),
      values: () => take('given'),
      headSize: chosen,
      divisor: () => take('square root', 'headSize'),
      scores: ([i = 0, j = 0]) => take('dot product', ...entries('queries', i), ...entries('keys', j)),
      scaled: ([i = 0, j = 0]) =>
        keepsKey(inputs, i, j) ? take('divide', cellId('scores', i, j), 'divisor') : chosen(),
      weights: ([i = 0, j = 0]) => {
        if (!keepsKey(inputs, i, j)) return chosen();
        const seen = keys.filter((key) => keepsKey(inputs, i, key));
        return take('softmax', cellId('scaled', i, j), ...seen.map((key) => cellId('scaled', i, key)));
      },
      weightsSum: ([i = 0]) => take('sum', ...keys.map((j) => cellId('weights', i, j))),
      output: ([i = 0, d = 0]) =>
        take('dot product', ...keys.map((j) => cellId('weights', i, j)), ...keys.map((j) => cellId('values', j, d))),
    },
    (quantity, [i = 0, j = 0]) => {
      if (quantity === 'headSize') return headSize;
      if (quantity === 'divisor') return divisor;
      if (quantity === 'weightsSum') return result.weightsSum[i];
      const { rows, cols, data } = result[quantity];
      return i < rows && j < cols ? data[i * cols + j] : undefined;
    },
  );
}

function edit(inputs: MatrixInputs, cell: CellId, value: number): MatrixInputs {
  if (!isGivenCell(cell, inputs.mask.length)) {
    throw new Error(`[matrix.edit] expected a cell that can be edited; found ${cell}`);
  }
  return { ...inputs, edits: { ...inputs.edits, [cell]: value } };
}

function cellName(id: CellId, { inputs, text }: { inputs: MatrixInputs; text: Text }): string {
  const { quantity, index } = parseCellId(id);
  const [i = 0, j = 0] = index;
  const tokens = matrixTokens(inputs);
  return matrixWords[text.lang].cell[quantity as Given](tokens[i] ?? '', tokens[j] ?? '', j + 1);
}

/** All queries, keys and values of a sentence, and attention of each with each. */
export const matrix = definePart<'matrix', MatrixResult>({
  name: 'matrix',
  initial: {
    sentence: article.sentence,
    pads: 0,
    mask: maskOf('none', 9, 0),
    edits: {},
    query: 2,
    step: matrixSteps.length - 1,
  },
  isInputs: isMatrix,
  compute,
  cells,
  size: ({ mask }) => mask.length,
  limits: () => limits,
  edit,
  cellName,
});
