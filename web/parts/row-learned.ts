/** The encoder's row for one token of a sentence, in place of a row of the reader's own. */
import type { CellId, Cells } from '../derivation.ts';
import type { AttentionRow, Engine } from '../engine.ts';
import { matrixFromRows } from '../engine/matrix.ts';
import { numbered } from '../tokens.ts';
import { type Learned, learnedOf, lesson, tokensFor } from './learned.ts';
import { rowCells } from './row-rules.ts';
import type { RowInputs } from './row.ts';

/** What a row comes to, and which: the inputs' own, or the encoder's. */
export interface RowResult extends AttentionRow {
  inputs: RowInputs;
  learned: Learned | undefined;
  /** the article's row and what it comes to, where the encoder's is of the same sentence and token */
  article: (AttentionRow & { inputs: RowInputs }) | undefined;
}

/** The numbers of the encoder's that can be typed over. */
export type Typed = 'scores' | 'values';

export const nothingTyped: RowInputs['typed'] = { scores: {}, values: {} };

const shown = new WeakMap<RowInputs, RowInputs>();

/** The row on show: the inputs with the encoder's numbers in place of theirs, where these are wanted and have come. */
export const shownRow = (inputs: RowInputs): RowInputs => shown.get(inputs) ?? inputs;

/** Whether the encoder's row is on show. */
export const isLearnedRow = (inputs: RowInputs): boolean => shownRow(inputs) !== inputs;

/** The tokens of a row of the encoder's, each by a name of its own. */
export const learnedTokens = ({ sentence }: RowInputs): string[] => numbered(tokensFor('learned', sentence));

export function computeRow(engine: Engine, inputs: RowInputs): RowResult {
  const computed = (row: RowInputs) => ({
    ...engine.attentionRow(row.scores, matrixFromRows(row.values), {
      headSize: row.headSize,
      divisor: row.divisor ?? undefined,
      subtractMax: row.subtractMax,
    }),
    inputs: row,
  });
  const learned = learnedOf(engine, inputs.source, inputs.sentence);
  const row = (learned && lesson()?.learnedRow(inputs, learned, learnedTokens(inputs))) ?? inputs;
  shown.set(inputs, row);
  const article = learned && lesson()?.articleRow(row);
  return { ...computed(row), learned, article: article && computed(article) };
}

/** The cells of the row on show, and of the article's beside it. */
export function allRowCells({ inputs, learned, article, ...row }: RowResult): Cells {
  const own = rowCells(inputs, row);
  return (learned && lesson()?.learnedRowCells(own, article && rowCells(article.inputs, article))) ?? own;
}

/** Whether a cell of the encoder's row is the reader's. */
export const isTypedOver = (inputs: RowInputs, id: CellId): boolean =>
  (isLearnedRow(inputs) && lesson()?.isTypedOver(inputs, shownRow(inputs).query, id)) ?? false;

/** The encoder's row with a number typed over one of its own; undefined where that is none of the encoder's. */
export function typeOver(inputs: RowInputs, id: CellId, value: number): RowInputs | undefined {
  const row = shownRow(inputs);
  const next = row === inputs ? undefined : lesson()?.typeOver(inputs, row.query, id, value);
  // until it is computed: several numbers are typed at once, where they are pasted
  if (next) shown.set(next, row);
  return next;
}
