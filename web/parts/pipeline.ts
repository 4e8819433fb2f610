/** A sentence on its way to vectors. */
import * as article from '../article.ts';
import { makeCells } from '../derivation.ts';
import { isNumber, isObject, isText } from '../from-link.ts';
import { longestSentence } from '../limits.ts';
import { definePart } from '../part.ts';
import { stageKeys } from '../stages.ts';
import { tokensOf, vocabularyId } from '../tokens.ts';

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

function compute({ sentence }: PipelineInputs): Tokens {
  const tokens = tokensOf(sentence);
  return { tokens, ids: tokens.map(vocabularyId) };
}

/** The sentence and its tokens: no cell of it is computed. */
export const pipeline = definePart<'pipeline', Tokens>({
  name: 'pipeline',
  initial: { sentence: article.sentence, stage: 0 },
  isInputs: isPipeline,
  compute: (_, inputs) => compute(inputs),
  cells: () => makeCells({}, () => undefined),
  size: () => 0,
  limits: () => ({}),
  edit: (inputs) => inputs,
  cellName: (id) => id,
});
