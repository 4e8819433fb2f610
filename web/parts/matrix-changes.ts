/** Changes of the tokens and of the mask, where what the reader set before is to stay with its tokens. */
import { tokensOf } from '../tokens.ts';
import { isKept, type MatrixInputs, matrixTokens, mostPadding } from './matrix-inputs.ts';

/** Where each token of `before` stands in `after`, of what is alike at the beginning and at the end; undefined if gone. */
function placesAfter(before: readonly string[], after: readonly string[]): (i: number) => number | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return (i) => (i < head ? i : i >= before.length - tail ? i + after.length - before.length : undefined);
}

/** `entries` by ids whose indices of tokens (those `isToken` says) have moved; those of tokens that are gone are dropped. */
function moved<Value>(
  entries: Readonly<Record<string, Value>>,
  place: (i: number) => number | undefined,
  isToken: (part: number) => boolean,
): Record<string, Value> {
  const kept = Object.entries(entries).flatMap(([id, value]): [string, Value][] => {
    const parts = id.split('.').map((each, part) => (isToken(part) ? place(Number(each)) : each));
    return parts.includes(undefined) ? [] : [[parts.join('.'), value]];
  });
  return Object.fromEntries(kept);
}

/** The inputs with other tokens: typed numbers, mask and picked row stay with the tokens that stay. */
function withTokens(inputs: MatrixInputs, changed: Partial<MatrixInputs>): MatrixInputs {
  const next = { ...inputs, ...changed };
  const after = matrixTokens(next);
  const place = placesAfter(matrixTokens(inputs), after);
  return {
    ...next,
    typed: moved(inputs.typed, place, (part) => part === 1),
    places: moved(inputs.places, place, () => true),
    query: place(inputs.query) ?? Math.min(inputs.query, after.length - 1),
    firstQuery: inputs.firstQuery < after.length ? inputs.firstQuery : 0,
    firstKey: inputs.firstKey < after.length ? inputs.firstKey : 0,
  };
}

export const withSentence = (inputs: MatrixInputs, sentence: string): MatrixInputs =>
  tokensOf(sentence).join('\n') === tokensOf(inputs.sentence).join('\n')
    ? { ...inputs, sentence }
    : withTokens(inputs, { sentence });

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
  hidesPadding: false,
  places: {},
});
