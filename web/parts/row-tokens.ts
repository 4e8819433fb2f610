/** Tokens that come and go in a row. */
import * as article from '../article.ts';
import { miscounted, outside, placeAmong } from '../codec/form.ts';
import type { Refuse } from '../codec/params.ts';
import { replaced } from '../lists.ts';
import { tokensFor } from './learned.ts';
import { within } from './learned-params.ts';
import type { RowInputs } from './row.ts';

export const renameToken = (inputs: RowInputs, index: number, name: string): RowInputs => ({
  ...inputs,
  tokens: replaced(inputs.tokens, index, name),
});

/** `name`, or with a number after it if it is taken: two rows of one name cannot be told apart. */
function unusedName(tokens: readonly string[], name: string, count = 1): string {
  const candidate = count === 1 ? name : `${name} ${count}`;
  return tokens.includes(candidate) ? unusedName(tokens, name, count + 1) : candidate;
}

const zeros = (article.values[0] ?? []).map(() => 0);

/** A new token with a score of 0 and a value of zeros, after the others. */
export function addToken(inputs: RowInputs, name: string): RowInputs {
  return {
    ...inputs,
    tokens: [...inputs.tokens, unusedName(inputs.tokens, name)],
    scores: [...inputs.scores, 0],
    values: [...inputs.values, zeros],
  };
}

/** What a token has that nothing was told of. */
const filled = (index: number) => ({ tokens: String(index + 1), scores: 0, values: zeros });
const lists = ['tokens', 'scores', 'values'] as const;

/** Fits tokens, scores and values to as many as the first of them that was told has. */
export function completeRow(
  inputs: RowInputs,
  told: ReadonlySet<string>,
  refuse: Refuse,
  before: RowInputs,
): RowInputs {
  const { length: count } = inputs[lists.find((name) => told.has(name)) ?? 'tokens'];
  const fitted = lists.map((name): [string, unknown] => {
    const { length } = inputs[name];
    if (length !== count) refuse(name, miscounted(length, count));
    // what was not told is what it was before
    const from = length === count ? inputs : before;
    return [name, Array.from({ length: count }, (_, index) => from[name][index] ?? filled(index)[name])];
  });
  const { query, sentence, typed } = inputs;
  const { length: tokens } = tokensFor('learned', sentence);
  const all = {
    ...inputs,
    ...Object.fromEntries(fitted),
    asks: placeAmong(tokens, inputs.asks, before.asks, 'asks', refuse),
    typed: {
      scores: within(typed.scores, tokens, 2, 'typedscores', refuse),
      values: within(typed.values, tokens, 1, 'typedvalues', refuse),
    },
  };
  if (query === null || (query >= 0 && query < count)) return all;
  refuse('query', outside(query + 1, { least: 1, most: count }));
  return { ...all, query: (before.query ?? count) < count ? before.query : null };
}

export function removeToken(inputs: RowInputs, index: number): RowInputs {
  const others = <Entry>(list: readonly Entry[]) => list.filter((_, position) => position !== index);
  const { query } = inputs;
  return {
    ...inputs,
    query: query === null || query === index ? null : query - (query > index ? 1 : 0),
    tokens: others(inputs.tokens),
    scores: others(inputs.scores),
    values: others(inputs.values),
  };
}
