/** The row of attention that several exhibits show from different sides. */
import * as article from '../article.ts';
import { type CellId, parseCellId } from '../derivation.ts';
import type { AttentionRow, Engine } from '../engine.ts';
import { isListOf, isNumber, isObject, isText } from '../from-link.ts';
import { longestName, mostTokens, rowLimits } from '../limits.ts';
import { replaced } from '../lists.ts';
import { matrixFromRows } from '../engine/matrix.ts';
import { definePart } from '../part.ts';
import type { Text } from '../text/text.ts';
import { renameToken } from './row-tokens.ts';
import { rowCells, type RowQuantity } from './row-rules.ts';

declare module '../state.ts' {
  interface Inputs {
    row: RowInputs;
  }
}

/** One query's row: the keys with their scores and values, and how softmax is to be computed. */
export interface RowInputs {
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
  query: 1,
  tokens: article.tokens,
  scores: article.scores,
  values: article.values,
  headSize: article.headSize,
  divisor: null,
  subtractMax: false,
};

function isRow(told: unknown): told is RowInputs {
  if (!isObject(told) || !Array.isArray(told.tokens)) return false;
  const count = told.tokens.length;
  const isName = (name: unknown) => isText(name, longestName);
  const isScore = (score: unknown) => isNumber(score);
  const dimensions = articleRow.values[0]?.length ?? 0;
  const isVector = (vector: unknown) => isListOf(vector, dimensions, isScore);
  return (
    count >= 1 &&
    count <= mostTokens &&
    isListOf(told.tokens, count, isName) &&
    isListOf(told.scores, count, isScore) &&
    isListOf(told.values, count, isVector) &&
    (told.query === null || isNumber(told.query, { integer: true, least: 0, most: count - 1 })) &&
    isNumber(told.headSize, rowLimits('headSize')) &&
    (told.divisor === null || isNumber(told.divisor, rowLimits('divisor'))) &&
    typeof told.subtractMax === 'boolean'
  );
}

const compute = (engine: Engine, inputs: RowInputs): AttentionRow =>
  engine.attentionRow(inputs.scores, matrixFromRows(inputs.values), {
    headSize: inputs.headSize,
    divisor: inputs.divisor ?? undefined,
    subtractMax: inputs.subtractMax,
  });

function editRow(inputs: RowInputs, cell: CellId, value: number): RowInputs {
  const { quantity, index } = parseCellId(cell);
  const [j = 0, d = 0] = index;
  switch (quantity) {
    case 'scores':
      return inputs.scores[j] === value ? inputs : { ...inputs, scores: replaced(inputs.scores, j, value) };
    case 'values':
      return { ...inputs, values: replaced(inputs.values, j, replaced(inputs.values[j] ?? [], d, value)) };
    case 'headSize':
      return { ...inputs, headSize: value };
    case 'divisor':
      return { ...inputs, divisor: value };
    default:
      throw new Error(`[row.edit] expected a cell that can be edited; found ${cell}`);
  }
}

function rowCellName(id: CellId, { inputs, text }: { inputs: RowInputs; text: Text }): string {
  const { quantity, index } = parseCellId(id);
  const perDimension = quantity === 'output';
  const [first, second] = index;
  return text.cell[quantity as RowQuantity]({
    token: perDimension || first === undefined ? undefined : inputs.tokens[first],
    dimension: perDimension ? (first ?? 0) + 1 : second === undefined ? undefined : second + 1,
  });
}

/** One query's row of attention, which several exhibits show from different sides. */
export const row = definePart<'row', AttentionRow>({
  name: 'row',
  initial: articleRow,
  isInputs: isRow,
  compute,
  cells: rowCells,
  size: ({ tokens }) => tokens.length,
  limits: rowLimits,
  edit: editRow,
  rename: renameToken,
  cellName: rowCellName,
});

/** The token that asks, if it is among the tokens. */
export const queryName = ({ inputs }: { inputs: RowInputs }): string | undefined =>
  inputs.query === null ? undefined : inputs.tokens[inputs.query];

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
