/** Tokens that come and go in a row. */
import { replaced } from '../lists.ts';
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

/** A new token with a score of 0 and a value of zeros, after the others. */
export const addToken = (inputs: RowInputs, name: string): RowInputs => ({
  ...inputs,
  tokens: [...inputs.tokens, unusedName(inputs.tokens, name)],
  scores: [...inputs.scores, 0],
  values: [...inputs.values, Array.from(inputs.values[0] ?? [], () => 0)],
});

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
