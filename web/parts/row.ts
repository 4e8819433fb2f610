/** The row of attention that several exhibits show from different sides. */
import * as article from '../article.ts';
import { flag, line, number, orNull, somePlace } from '../codec/form.ts';
import { grid, list } from '../codec/lists.ts';
import { type CellId, parseCellId } from '../derivation.ts';
import type { AttentionRow } from '../engine.ts';
import { longestName, mostTokens, rowLimits } from '../limits.ts';
import { replaced } from '../lists.ts';
import { definePart } from '../part.ts';
import type { Text } from '../text/text.ts';
import { completeRow, renameToken } from './row-tokens.ts';
import { lesson, longestLearned, prepareLearned, type Source, tokensFor } from './learned.ts';
import { sentenceForm, sourceParam } from './learned-params.ts';
import {
  allRowCells,
  computeRow,
  isLearnedRow,
  isTypedOver,
  nothingTyped,
  type RowResult,
  shownRow,
  type Typed,
  typeOver,
} from './row-learned.ts';
import type { RowQuantity } from './row-rules.ts';

declare module '../state.ts' {
  interface Inputs {
    row: RowInputs;
  }
}

/** One query's row: the keys with their scores and values, and how softmax is to be computed. */
export interface RowInputs {
  /** whether it is the reader's own, or the encoder's for a token of a sentence */
  source: Source;
  sentence: string;
  /** which token of the sentence asks */
  asks: number;
  /** typed over the encoder's numbers: scores by "query.token", values by "token.dimension" */
  typed: Readonly<Record<Typed, Readonly<Record<string, number>>>>;
  /** which token asks; null once it has been removed */
  query: number | null;
  tokens: readonly string[];
  scores: readonly number[];
  /** a row for each token, all of one length */
  values: readonly (readonly number[])[];
  /** d_k */
  headSize: number;
  /** what scores are divided by; null: √d_k */
  divisor: number | null;
  /** whether exp is taken of the scaled score less the row's maximum, or as the article prints it */
  subtractMax: boolean;
}

const articleRow: RowInputs = {
  source: 'own',
  sentence: article.sentence,
  asks: 2,
  typed: nothingTyped,
  query: 1,
  tokens: article.tokens,
  scores: article.scores,
  values: article.values,
  headSize: article.headSize,
  divisor: null,
  subtractMax: false,
};

const dimensions = article.values[0]?.length ?? 0;

const mostLearned = longestLearned + 2;

/** What is typed over a number of the encoder's leaves the reader's own row as it is. */
function editRow(inputs: RowInputs, cell: CellId, value: number): RowInputs {
  const over = typeOver(inputs, cell, value);
  if (over) return over;
  const { quantity, index } = parseCellId(cell);
  const [j = 0, d = 0] = index;
  switch (quantity) {
    case 'scores':
      return inputs.scores[j] === value ? inputs : { ...inputs, scores: replaced(inputs.scores, j, value) };
    case 'values':
      return { ...inputs, values: replaced(inputs.values, j, replaced(inputs.values[j] ?? [], d, value)) };
    case 'headSize':
      // the encoder's is what it is
      if (isLearnedRow(inputs)) break;
      return { ...inputs, headSize: value };
    case 'divisor':
      return { ...inputs, divisor: value };
    default:
  }
  throw new Error(`[row.edit] expected a cell that can be edited; found ${cell}`);
}

function rowCellName(id: CellId, { inputs, text }: { inputs: RowInputs; text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const tokens = variant === '' ? shownRow(inputs).tokens : article.tokens;
  const perDimension = quantity === 'output';
  const [first, second] = index;
  const name = text.cell[quantity as RowQuantity]({
    token: perDimension || first === undefined ? undefined : tokens[first],
    dimension: perDimension ? (first ?? 0) + 1 : second === undefined ? undefined : second + 1,
  });
  return variant === '' ? name : (lesson()?.words[text.lang].softmax.inArticle(name) ?? name);
}

/** One query's row of attention, which several exhibits show from different sides. */
export const row = definePart<'row', RowResult>({
  name: 'row',
  initial: articleRow,
  params: {
    source: sourceParam,
    sentence: ['sentence', sentenceForm],
    asks: ['asks', somePlace],
    typed: {
      scores: ['typedscores', grid(number(), mostLearned, mostLearned)],
      values: ['typedvalues', grid(number(), mostLearned, dimensions)],
    },
    scores: ['scores', list(number(), 1, mostTokens)],
    tokens: ['tokens', list(line(longestName), 1, mostTokens)],
    values: ['values', list(list(number(), dimensions, dimensions), 1, mostTokens, ';')],
    query: ['query', orNull(somePlace, 'none')],
    headSize: ['dk', number(rowLimits('headSize'))],
    divisor: ['divisor', orNull(number(rowLimits('divisor')), 'sqrt')],
    subtractMax: ['submax', flag],
  },
  complete: completeRow,
  prepare: (engine, { source }) => prepareLearned(engine, source),
  compute: computeRow,
  cells: (_, result) => allRowCells(result),
  size: ({ source, sentence, tokens }) => (source === 'own' ? tokens : tokensFor(source, sentence)).length,
  limits: rowLimits,
  edit: editRow,
  isTyped: isTypedOver,
  rename: renameToken,
  cellName: rowCellName,
});

/** The token that asks, if it is among the tokens. */
export function queryName({ inputs }: { inputs: RowInputs }): string | undefined {
  const { query, tokens } = shownRow(inputs);
  return query === null ? undefined : tokens[query];
}

/** Below this, float64 has fewer figures the smaller a number is: it ends at 4.9e-324. */
const fewFigures = 1e-290;

/** Says why a row has no weights, where it has none. */
export function rowNotes({ result, text }: { result: AttentionRow; text: Text }): string[] {
  const { notes } = text;
  if (result.max === -Infinity) return [notes.attendsToNothing];
  if (!Number.isFinite(result.max)) return [notes.scaledOverflow];
  if (result.sum === Infinity) return [notes.overflow];
  if (result.sum === 0) return [notes.underflow];
  return result.sum < fewFigures ? [notes.partialUnderflow] : [];
}
