/** Changes of the tokens and of the mask, where what the reader set before is to stay with its tokens. */
import { type Source, tokensFor } from './learned.ts';
import {
  eachTyped,
  isKept,
  type MatrixInputs,
  matrixTokens,
  mostPadding,
  showSource,
  sourceShown,
} from './matrix-inputs.ts';
import { moved, placesAfter } from './moved.ts';

type Place = ReturnType<typeof placesAfter>;

/** The inputs with the mask and what is looked at where the tokens have moved to. */
function onTokens(inputs: MatrixInputs, place: Place): MatrixInputs {
  const { length } = matrixTokens(inputs);
  return {
    ...inputs,
    places: moved(inputs.places, place, 2),
    query: Math.min(place(inputs.query) ?? inputs.query, length - 1),
    firstQuery: inputs.firstQuery < length ? inputs.firstQuery : 0,
    firstKey: inputs.firstKey < length ? inputs.firstKey : 0,
  };
}

/** The inputs with other tokens: typed numbers, mask and picked row stay with the tokens that stay. */
function withTokens(inputs: MatrixInputs, changed: Partial<MatrixInputs>): MatrixInputs {
  const next = { ...inputs, ...changed };
  const places = (source: Source) => placesAfter(matrixTokens(inputs, source), matrixTokens(next, source));
  const shown = sourceShown(inputs);
  const kept = { ...next, typed: eachTyped(inputs.typed, (entries, source) => moved(entries, places(source), 1)) };
  showSource(kept, shown);
  const made = onTokens(kept, places(shown));
  showSource(made, shown);
  return made;
}

export const withSentence = (inputs: MatrixInputs, sentence: string): MatrixInputs => withTokens(inputs, { sentence });

/**
 * The numbers of another source. What was typed over each one's is kept; so are the [PAD], which the encoder has not, with
 * their mask.
 */
export function withSource(inputs: MatrixInputs, source: Source): MatrixInputs {
  const tokens = (of: Source) => tokensFor(of, inputs.sentence);
  return onTokens({ ...inputs, source, firstDimension: 0 }, placesAfter(tokens(sourceShown(inputs)), tokens(source)));
}

export const withPadding = (inputs: MatrixInputs, padding: number): MatrixInputs =>
  withTokens(inputs, { padding: Math.min(Math.max(padding, 0), mostPadding) });

/** Hides [PAD], or shows it again; where there is none to hide, puts two. */
export const withPaddingHidden = (inputs: MatrixInputs, hidesPadding: boolean): MatrixInputs => ({
  ...(hidesPadding && inputs.padding === 0 ? withPadding(inputs, 2) : inputs),
  hidesPadding,
});

/** Drops one key for one query, or lets it be seen again. */
export const togglePlace = (inputs: MatrixInputs, i: number, j: number): MatrixInputs => ({
  ...inputs,
  places: { ...inputs.places, [`${i}.${j}`]: !isKept(inputs, i, j) },
});

/** Drops every key for one query. */
export const withRowMasked = (inputs: MatrixInputs, i: number): MatrixInputs => ({
  ...inputs,
  places: { ...inputs.places, ...Object.fromEntries(matrixTokens(inputs).map((_, j) => [`${i}.${j}`, false])) },
});

/** No mask at all. */
export const unmasked = (inputs: MatrixInputs): MatrixInputs => ({
  ...inputs,
  causal: false,
  hidesPadding: sourceShown(inputs) === 'learned' && inputs.hidesPadding,
  places: {},
});

/** Whether there is any. */
export const isMasked = (inputs: MatrixInputs): boolean =>
  inputs.causal || (sourceShown(inputs) === 'own' && inputs.hidesPadding) || Object.keys(inputs.places).length > 0;
