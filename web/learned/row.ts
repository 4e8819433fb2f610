/** The encoder's row for one token of a sentence, and the article's beside it. */
import * as article from '../article.ts';
import { cellId, type CellId, type Cells, inVariant, parseCellId, take } from '../derivation.ts';
import type { Matrix } from '../engine/matrix.ts';
import type { Learned } from '../parts/learned.ts';
import type { RowResult } from '../parts/row-learned.ts';
import type { RowInputs } from '../parts/row.ts';
import { lessonWords } from '../text/learned/lesson.ts';
import type { Text } from '../text/text.ts';

// so that they can be changed and checked by hand; no weight is off by a ten-thousandth
const short = (number = NaN) => Number(number.toFixed(4)) || 0;

/**
 * The inputs with the encoder's numbers, but for those typed over them: `tokens` are the sentence's, by other names where
 * one stands there twice.
 */
export function learnedRow(inputs: RowInputs, { encoded }: Learned, tokens: readonly string[]): RowInputs {
  const { attention, v, q } = encoded;
  const query = Math.min(inputs.asks, tokens.length - 1);
  const entries = ({ cols, data }: Matrix, i: number, count = cols) =>
    Array.from(data.subarray(i * cols, i * cols + count), short);
  const dimensions = article.values[0]?.length ?? 0;
  const { typed } = inputs;
  return {
    ...inputs,
    query,
    tokens,
    scores: entries(attention.scores, query).map((own, j) => typed.scores[`${query}.${j}`] ?? own),
    values: tokens.map((_, j) => entries(v, j, dimensions).map((own, d) => typed.values[`${j}.${d}`] ?? own)),
    headSize: q.cols,
  };
}

/** The article's row, where that on show is of its sentence and its token; undefined elsewhere. */
export function articleRow(shown: RowInputs): RowInputs | undefined {
  const { sentence, query, tokens } = shown;
  const isArticles = sentence === article.sentence && tokens[query ?? -1] === article.query;
  return isArticles ? { ...shown, ...article, query: null, divisor: null, subtractMax: false } : undefined;
}

/** the cells of the article's row have this before them */
const variant = 'article';
const isOther = (id: CellId) => parseCellId(id).variant === variant;
const plain = (id: CellId) => id.slice(variant.length + 1);

/** The weight of a token in the article's row. */
export const articleWeight = (token: string): CellId =>
  inVariant(variant, cellId('weights', (article.tokens as readonly string[]).indexOf(token)));

const none: Cells = { has: () => false, value: () => NaN, derivation: () => take('fixed') };

/** The cells of the encoder's row, whose d_k is what it is, and the article's beside them, which cannot be changed. */
export const learnedRowCells = (own: Cells, others = none): Cells => ({
  has: (id) => (isOther(id) ? others.has(plain(id)) : own.has(id)),
  value: (id) => (isOther(id) ? others.value(plain(id)) : own.value(id)),
  derivation(id) {
    if (id === 'headSize') return take('learned');
    if (!isOther(id)) return own.derivation(id);
    const { operation, operands } = others.derivation(plain(id));
    return {
      operation: operation === 'given' ? 'fixed' : operation,
      operands: operands.map((operand) => inVariant(variant, operand)),
    };
  },
});

/** How short the numbers are; and what differs between the article's row and the encoder's, and why. */
export function besideArticle(
  { inputs: { query, tokens }, article: beside, learned }: RowResult,
  text: Text,
): string[] {
  if (!learned) return [];
  const { softmax } = lessonWords[text.lang];
  const token = tokens[query ?? -1];
  if (!beside || query === null || token === undefined) return [softmax.rounded];
  const { weights } = learned.encoded.attention;
  const articles = beside.weights[(article.tokens as readonly string[]).indexOf(token)] ?? NaN;
  // what the encoder gives, whatever was typed over its scores
  const own = weights.data[query * weights.cols + query] ?? NaN;
  return [softmax.rounded, softmax.beside(token, text.percent(articles), text.percent(own))];
}
