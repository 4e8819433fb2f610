/** The vectors of one character in two sentences. */
import type { AttentionRow, CosineSimilarity, Engine, Matrix } from '../engine.ts';
import { tokenId, tokensOf } from '../tokens.ts';
import type { Comparison } from './context.ts';

/** A sentence's tokens, and the row of attention of the character in it. */
export interface InContext extends AttentionRow {
  tokens: readonly string[];
  /** which of the distinct tokens each is */
  rows: readonly number[];
  /** the character's vector · each token's */
  scores: Float64Array;
}

export interface Contexts {
  /** every token of the two sentences, each once */
  distinct: readonly string[];
  /** the vector of each, before */
  vectors: Matrix;
  /** which of them is the character */
  query: number;
  contexts: readonly InContext[];
  /** of the character's vector in one sentence with that in the other, before and after */
  similarity: Record<'before' | 'after', CosineSimilarity>;
}

function rowsOf({ cols, data }: Matrix, rows: readonly number[]): Matrix {
  const chosen = rows.flatMap((row) => Array.from(data.subarray(row * cols, (row + 1) * cols)));
  return { rows: rows.length, cols, data: Float64Array.from(chosen) };
}

/** Self-attention of one character in each of two sentences, where every vector is its own query, key and value. */
export function compareContexts(
  engine: Engine,
  { character, sentences }: Comparison,
  { seed, headSize }: { seed: number; headSize: number },
): Contexts {
  const tokens = sentences.map(tokensOf);
  const distinct = [...new Set(tokens.flat())];
  const vectors = engine.tokenVectors(distinct.map(tokenId), headSize, seed);
  const query = distinct.indexOf(character);
  const before = rowsOf(vectors, [query]);
  const contexts = tokens.map((of): InContext => {
    const rows = of.map((token) => distinct.indexOf(token));
    const values = rowsOf(vectors, rows);
    const scores = engine.attention(before, values, values).scores.data;
    return { tokens: of, rows, scores, ...engine.attentionRow(scores, values, { headSize }) };
  });
  const [first = before.data, second = before.data] = contexts.map(({ output }) => output);
  return {
    distinct,
    vectors,
    query,
    contexts,
    similarity: {
      before: engine.cosineSimilarity(before.data, before.data),
      after: engine.cosineSimilarity(first, second),
    },
  };
}
