/** The vectors of one character in two sentences. */
import type { CosineSimilarity, Engine, InContext } from '../engine.ts';
import type { Matrix } from '../engine/matrix.ts';
import { tokenId } from '../tokens.ts';
import type { ContextInputs } from './context.ts';
import { type Learned, learnedOf, lesson, tokensFor } from './learned.ts';

type Drawn = 'divisor' | 'vectors' | 'scores' | 'scaled' | 'weights' | 'weightsSum' | 'contributions' | 'output';

/** The character's row of attention in a sentence. */
export interface InSentence extends Pick<InContext, Drawn> {
  tokens: readonly string[];
  /** which of the distinct tokens each is */
  rows: readonly number[];
  /** the encoder's query for the character, and its keys; drawn vectors are their own */
  q?: Float64Array;
  k?: Matrix;
}

export interface Contexts {
  /** where the vectors are the encoder's, what it makes of the sentences */
  learned: readonly Learned[] | undefined;
  /** every token of the two sentences, each once */
  distinct: readonly string[];
  /** which of them is the character */
  query: number;
  contexts: readonly [InSentence, InSentence];
  /** of the character's vector in one sentence with that in the other */
  before: CosineSimilarity;
  after: CosineSimilarity;
}

export type Row = Omit<InSentence, 'tokens' | 'rows'>;

/** Self-attention of one character in each of two sentences. */
export function compareContexts(engine: Engine, { source, shown, seed, headSize }: ContextInputs): Contexts {
  const { character, sentences } = shown;
  const [one = [], other = []] = sentences.map((each) => tokensFor(source, each));
  const distinct = [...new Set([...one, ...other])];
  const inSentence = (tokens: readonly string[], row: Row): InSentence => ({
    ...row,
    tokens,
    rows: tokens.map((token) => distinct.indexOf(token)),
  });
  const query = distinct.indexOf(character);
  const learned = sentences.flatMap((each) => learnedOf(engine, source, each) ?? []);
  const [inOne, inOther] = learned;
  const { learnedContext } = lesson() ?? {};
  if (inOne && inOther && learnedContext) {
    const first = learnedContext(inOne, one.indexOf(character));
    const second = learnedContext(inOther, other.indexOf(character));
    return {
      learned,
      distinct,
      query,
      contexts: [inSentence(one, first), inSentence(other, second)],
      before: engine.cosineSimilarity(first.before, second.before),
      after: engine.cosineSimilarity(first.output, second.output),
    };
  }
  const { first, second, before, after } = engine.twoContexts({
    token: tokenId(character),
    first: one.map(tokenId),
    second: other.map(tokenId),
    size: headSize,
    seed,
  });
  const contexts: Contexts['contexts'] = [inSentence(one, first), inSentence(other, second)];
  return { learned: undefined, distinct, query, contexts, before, after };
}

/** The entry `d` of the vector of a distinct token, before; undefined where there is none. */
export function vectorEntry({ contexts }: Contexts, row: number, d: number): number | undefined {
  const holder = contexts.find(({ rows }) => rows.includes(row));
  const { cols, data } = holder?.vectors ?? { cols: 0, data: [] };
  return holder && d < cols ? data[holder.rows.indexOf(row) * cols + d] : undefined;
}
