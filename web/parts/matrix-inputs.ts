/** What the reader can change of attention between all tokens, and what follows from each change. */
import * as article from '../article.ts';
import { type CellId, parseCellId } from '../derivation.ts';
import { isNumber, isObject, isText } from '../from-link.ts';
import { longestSentence } from '../limits.ts';
import type { Limits } from '../number.ts';
import { tokensOf } from '../tokens.ts';

export interface MatrixInputs {
  sentence: string;
  /** settles the queries, keys and values that are drawn */
  seed: number;
  /** d_k; values are as long */
  headSize: number;
  /** numbers typed over drawn ones, by their cell */
  typed: Readonly<Record<CellId, number>>;
  /** how many [PAD] stand after the sentence */
  padding: number;
  /** whether no query sees the keys after its own token */
  causal: boolean;
  /** whether no query sees [PAD] */
  hidesPadding: boolean;
  /** places of the mask that the reader set one by one, by "query.key": true keeps, whatever else the mask says */
  places: Readonly<Record<string, boolean>>;
  /** the stage on show */
  step: number;
  /** the query whose row is picked */
  query: number;
  /** whether to choose a cell is to mask it, not to ask for its arithmetic */
  masking: boolean;
  /** of more tokens than are shown at once, the first row and the first column on show */
  firstQuery: number;
  firstKey: number;
}

export const initialMatrix: MatrixInputs = {
  sentence: article.sentence,
  seed: 1,
  headSize: 4,
  typed: {},
  padding: 0,
  causal: false,
  hidesPadding: false,
  places: {},
  step: 1,
  query: 2,
  masking: false,
  firstQuery: 0,
  firstKey: 0,
};

export const stageCount = 5;
export const mostPadding = 4;
const largestSeed = Number.MAX_SAFE_INTEGER;
const mostHeadSize = 8;
const mostTokens = longestSentence + 2 + mostPadding;

/** What may be typed into a cell, or for the seed. */
export function matrixLimits(cell: CellId): Limits {
  if (cell === 'seed') return { integer: true, least: 0, most: largestSeed };
  if (cell === 'headSize') return { integer: true, least: 1, most: mostHeadSize };
  return { least: -1e6, most: 1e6 };
}

const known = new WeakMap<MatrixInputs, readonly string[]>();

/** The sentence's tokens, and [PAD] after them. */
export function matrixTokens(inputs: MatrixInputs): readonly string[] {
  const tokens = known.get(inputs) ?? [...tokensOf(inputs.sentence), ...Array<string>(inputs.padding).fill('[PAD]')];
  known.set(inputs, tokens);
  return tokens;
}

/** Whether the mask lets query `i` see key `j`. */
export function isKept(inputs: MatrixInputs, i: number, j: number): boolean {
  const isPadding = j >= matrixTokens(inputs).length - inputs.padding;
  return inputs.places[`${i}.${j}`] ?? !((inputs.causal && j > i) || (inputs.hidesPadding && isPadding));
}

const isIndex = (index: string | undefined, count: number) =>
  /^(0|[1-9]\d*)$/.test(index ?? '') && Number(index) < count;

const isTyped = ([cell, value]: [string, unknown]) => {
  const [quantity = '', i, d, ...more] = cell.split('.');
  return (
    ['queries', 'keys', 'values'].includes(quantity) &&
    isIndex(i, mostTokens) &&
    isIndex(d, mostHeadSize) &&
    more.length === 0 &&
    isNumber(value, matrixLimits(cell))
  );
};

const isPlace = ([place, keeps]: [string, unknown]) => {
  const indices = place.split('.');
  return indices.length === 2 && indices.every((index) => isIndex(index, mostTokens)) && typeof keeps === 'boolean';
};

export function isMatrix(told: unknown): told is MatrixInputs {
  if (!isObject(told) || !isObject(told.typed) || !isObject(told.places)) return false;
  const upTo = (most: number) => ({ integer: true, least: 0, most });
  return (
    isText(told.sentence, longestSentence) &&
    isNumber(told.seed, matrixLimits('seed')) &&
    isNumber(told.headSize, matrixLimits('headSize')) &&
    Object.entries(told.typed).every(isTyped) &&
    isNumber(told.padding, upTo(mostPadding)) &&
    [told.causal, told.hidesPadding, told.masking].every((choice) => typeof choice === 'boolean') &&
    Object.entries(told.places).every(isPlace) &&
    isNumber(told.step, upTo(stageCount - 1)) &&
    [told.query, told.firstQuery, told.firstKey].every((index) =>
      isNumber(index, upTo(matrixTokens(told as unknown as MatrixInputs).length - 1)),
    )
  );
}

/** The inputs with the number in a cell replaced; another seed or head size makes all numbers anew. */
export function editMatrix(inputs: MatrixInputs, cell: CellId, value: number): MatrixInputs {
  if (cell === 'seed') return { ...inputs, seed: value, typed: {} };
  if (cell === 'headSize') return { ...inputs, headSize: value };
  if (!['queries', 'keys', 'values'].includes(parseCellId(cell).quantity))
    throw new Error(`[matrix.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, typed: { ...inputs.typed, [cell]: value } };
}
