/** A sentence on its way to vectors. */
import * as article from '../article.ts';
import { makeCells } from '../derivation.ts';
import { isNumber, isObject, isText } from '../from-link.ts';
import { graphemes } from '../graphemes.ts';
import { longestSentence } from '../limits.ts';
import { definePart } from '../part.ts';
import { stageKeys } from '../stages.ts';

declare module '../state.ts' {
  interface Inputs {
    pipeline: PipelineInputs;
  }
}

export interface PipelineInputs {
  sentence: string;
  /** the stage on show */
  stage: number;
}

const isPipeline = (told: unknown): told is PipelineInputs =>
  isObject(told) &&
  isText(told.sentence, longestSentence) &&
  isNumber(told.stage, { integer: true, least: 0, most: stageKeys.length - 1 });

/** The sentence's tokens and ids; no arithmetic, so nothing for the engine to do. */
export interface Tokens {
  tokens: string[];
  /** the id of each token, where this page knows it */
  ids: (number | undefined)[];
}

const isLetterOrDigit = (grapheme: string) => /^[\p{Script=Latin}\p{Nd}]/u.test(grapheme);

/** A token a character, letters and digits that are written together as one, [CLS] before and [SEP] after. */
function tokensOf({ sentence }: PipelineInputs): Tokens {
  const tokens = ['[CLS]'];
  let inWord = false;
  for (const grapheme of graphemes(sentence)) {
    const joins = isLetterOrDigit(grapheme);
    if (joins && inWord) tokens.push(`${tokens.pop()}${grapheme}`);
    else if (grapheme.trim() !== '') tokens.push(grapheme);
    inWord = joins;
  }
  tokens.push('[SEP]');
  return {
    tokens,
    ids: tokens.map((token) => (Object.hasOwn(article.tokenIds, token) ? article.tokenIds[token] : undefined)),
  };
}

/** The sentence and its tokens: no cell of it is computed. */
export const pipeline = definePart<'pipeline', Tokens>({
  name: 'pipeline',
  initial: { sentence: article.sentence, stage: 0 },
  isInputs: isPipeline,
  compute: (_, inputs) => tokensOf(inputs),
  cells: () => makeCells({}, () => undefined),
  size: () => 0,
  limits: () => ({}),
  edit: (inputs) => inputs,
  cellName: (id) => id,
});
