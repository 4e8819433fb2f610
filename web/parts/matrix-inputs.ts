/** What the reader can change of attention between all tokens, and what follows from each change. */
import * as article from '../article.ts';
import { everyPlace, flag, number, place, placeAmong, somePlace } from '../codec/form.ts';
import { grid } from '../codec/lists.ts';
import type { Params, Refuse } from '../codec/params.ts';
import { type CellId, parseCellId } from '../derivation.ts';
import { longestSentence } from '../limits.ts';
import type { Limits } from '../number.ts';
import { type Source, tokensFor } from './learned.ts';
import { firstDimensionOf, sentenceForm, sourceParam, within } from './learned-params.ts';

/** What is drawn for each token. */
export type Vectors = 'queries' | 'keys' | 'values';

type Overtyped = Readonly<Record<Vectors, Readonly<Record<string, number>>>>;

export interface MatrixInputs {
  /** whether queries, keys and values are drawn or the encoder's */
  source: Source;
  sentence: string;
  /** settles the queries, keys and values that are drawn */
  seed: number;
  /** d_k; values are as long */
  headSize: number;
  /** numbers typed over those of each source, by "token.dimension" */
  typed: Readonly<Record<Source, Overtyped>>;
  /** how many [PAD] stand after the sentence where vectors are drawn: the encoder has none */
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
  /** of more dimensions, the first on show */
  firstDimension: number;
}

export const nothingTyped: Overtyped = { queries: {}, keys: {}, values: {} };

export const initialMatrix: MatrixInputs = {
  source: 'own',
  sentence: article.sentence,
  seed: 1,
  headSize: 4,
  typed: { own: nothingTyped, learned: nothingTyped },
  padding: 0,
  causal: false,
  hidesPadding: false,
  places: {},
  step: 1,
  query: 2,
  masking: false,
  firstQuery: 0,
  firstKey: 0,
  firstDimension: 0,
};

export const stageCount = 5;
export const mostPadding = 4;
const largestSeed = Number.MAX_SAFE_INTEGER;
const mostHeadSize = 8;
/** dimensions that are shown at once; the encoder's vectors have more */
export const dimensionsOnShow = mostHeadSize;
const mostDimensions = 64;
const mostTokens = longestSentence + 2 + mostPadding;

/** What may be typed into a cell, or for the seed. */
export function matrixLimits(cell: CellId): Limits {
  if (cell === 'seed') return { integer: true, least: 0, most: largestSeed };
  if (cell === 'headSize') return { integer: true, least: 1, most: mostHeadSize };
  return { least: -1e6, most: 1e6 };
}

const shownSources = new WeakMap<MatrixInputs, Source>();

/** Whose numbers are on show: not the encoder's, where it could not be had. */
export const sourceShown = (inputs: MatrixInputs): Source => shownSources.get(inputs) ?? inputs.source;

/** Tells whose numbers are on show. */
export const showSource = (inputs: MatrixInputs, source: Source): unknown => shownSources.set(inputs, source);

/** How many [PAD] are on show. */
export const paddingShown = (inputs: MatrixInputs): number => (sourceShown(inputs) === 'own' ? inputs.padding : 0);

const known = new WeakMap<MatrixInputs, Partial<Record<Source, readonly string[]>>>();

/** The sentence's tokens, and [PAD] after them, of the numbers on show or of another source's. */
export function matrixTokens(inputs: MatrixInputs, source = sourceShown(inputs)): readonly string[] {
  const tokens = known.get(inputs)?.[source] ?? [
    ...tokensFor(source, inputs.sentence),
    ...Array<string>(source === 'own' ? inputs.padding : 0).fill('[PAD]'),
  ];
  known.set(inputs, { ...known.get(inputs), [source]: tokens });
  return tokens;
}

/** Whether the mask lets query `i` see key `j`. */
export function isKept(inputs: MatrixInputs, i: number, j: number): boolean {
  const isPadding = j >= matrixTokens(inputs).length - paddingShown(inputs);
  return inputs.places[`${i}.${j}`] ?? !((inputs.causal && j > i) || (inputs.hidesPadding && isPadding));
}

const vectors = grid(number(matrixLimits('queries')), mostTokens, mostDimensions);

export const matrixParams: Params<MatrixInputs> = {
  source: sourceParam,
  sentence: ['sentence', sentenceForm],
  seed: ['seed', number(matrixLimits('seed'))],
  headSize: ['dk', number(matrixLimits('headSize'))],
  typed: {
    own: { queries: ['queries', vectors], keys: ['keys', vectors], values: ['values', vectors] },
    learned: { queries: ['typedqueries', vectors], keys: ['typedkeys', vectors], values: ['typedvalues', vectors] },
  },
  padding: ['pad', number({ integer: true, least: 0, most: mostPadding })],
  causal: ['causal', flag],
  hidesPadding: ['hidepad', flag],
  places: ['mask', grid(flag, mostTokens, mostTokens)],
  step: ['step', place(stageCount)],
  query: ['query', somePlace],
  masking: ['masking', flag],
  firstQuery: ['row', somePlace],
  firstKey: ['column', somePlace],
  firstDimension: ['dimension', everyPlace(dimensionsOnShow, mostDimensions)],
};

/** What was typed over each source's vectors, changed. */
export const eachTyped = (
  typed: MatrixInputs['typed'],
  change: (entries: Overtyped[Vectors], source: Source, of: string) => Overtyped[Vectors],
): MatrixInputs['typed'] => {
  const ofSource = (source: Source) =>
    Object.fromEntries(
      Object.entries(typed[source]).map(([of, entries]) => [of, change(entries, source, of)]),
    ) as Overtyped;
  return { own: ofSource('own'), learned: ofSource('learned') };
};

/**
 * Refuses tokens past the last; one that was not told is the last instead. Drawn vectors have no dimensions out of sight.
 */
export function completeMatrix(told: MatrixInputs, _: unknown, refuse: Refuse, before: MatrixInputs): MatrixInputs {
  const count = matrixTokens(told).length;
  const among = (field: 'query' | 'firstQuery' | 'firstKey', name: string) =>
    placeAmong(count, told[field], before[field], name, refuse);
  return {
    ...told,
    query: among('query', 'query'),
    firstQuery: among('firstQuery', 'row'),
    firstKey: among('firstKey', 'column'),
    firstDimension: firstDimensionOf(told, refuse),
    typed: eachTyped(told.typed, (entries, source, of) =>
      within(entries, matrixTokens(told, source).length, 1, (source === 'own' ? '' : 'typed') + of, refuse),
    ),
  };
}

const isVectors = (quantity: string): quantity is Vectors => Object.hasOwn(nothingTyped, quantity);

/** Whether the number in a cell is typed over another. */
export function isTypedOver(inputs: MatrixInputs, cell: CellId): boolean {
  const { quantity, index } = parseCellId(cell);
  return isVectors(quantity) && Object.hasOwn(inputs.typed[sourceShown(inputs)][quantity], index.join('.'));
}

/** The inputs with nothing typed over the numbers of a source. */
export const asMade = (inputs: MatrixInputs, source: Source): MatrixInputs => ({
  ...inputs,
  typed: { ...inputs.typed, [source]: nothingTyped },
});

/** The inputs with the number in a cell replaced; another seed draws all numbers anew. */
export function editMatrix(inputs: MatrixInputs, cell: CellId, value: number): MatrixInputs {
  if (cell === 'seed') return { ...asMade(inputs, 'own'), seed: value };
  if (cell === 'headSize' && inputs.source === 'own') return { ...inputs, headSize: value };
  const { quantity, index } = parseCellId(cell);
  if (!isVectors(quantity)) throw new Error(`[matrix.edit] expected a cell that can be edited; found ${cell}`);
  const source = sourceShown(inputs);
  const { [source]: before } = inputs.typed;
  const typed = { ...before, [quantity]: { ...before[quantity], [index.join('.')]: value } };
  const next = { ...inputs, typed: { ...inputs.typed, [source]: typed } };
  // until it is computed: several numbers are typed at once, where they are pasted
  showSource(next, source);
  return next;
}
