/** The vectors of one character in two sentences. */
import type { CosineSimilarity, Engine, InContext } from '../engine.ts';
import { tokenId, tokensOf } from '../tokens.ts';
import type { Comparison } from './context.ts';

/** The character's row of attention in a sentence. */
export interface InSentence extends InContext {
  tokens: readonly string[];
  /** which of the distinct tokens each is */
  rows: readonly number[];
}

export interface Contexts {
  /** every token of the two sentences, each once */
  distinct: readonly string[];
  /** which of them is the character */
  query: number;
  contexts: readonly [InSentence, InSentence];
  /** of the character's vector in one sentence with that in the other */
  before: CosineSimilarity;
  after: CosineSimilarity;
}

/** Self-attention of one character in each of two sentences. */
export function compareContexts(
  engine: Engine,
  { character, sentences }: Comparison,
  { seed, headSize }: { seed: number; headSize: number },
): Contexts {
  const [one = [], other = []] = sentences.map(tokensOf);
  const distinct = [...new Set([...one, ...other])];
  const { first, second, before, after } = engine.twoContexts({
    token: tokenId(character),
    first: one.map(tokenId),
    second: other.map(tokenId),
    size: headSize,
    seed,
  });
  const inSentence = (tokens: readonly string[], context: InContext): InSentence => ({
    ...context,
    tokens,
    rows: tokens.map((token) => distinct.indexOf(token)),
  });
  const contexts = [inSentence(one, first), inSentence(other, second)] as const;
  return { distinct, query: distinct.indexOf(character), contexts: [...contexts], before, after };
}

/** The entry `d` of the vector of a distinct token, before; undefined where there is none. */
export function vectorEntry({ contexts }: Contexts, row: number, d: number): number | undefined {
  const holder = contexts.find(({ rows }) => rows.includes(row));
  const { cols, data } = holder?.vectors ?? { cols: 0, data: [] };
  return holder && d < cols ? data[holder.rows.indexOf(row) * cols + d] : undefined;
}
