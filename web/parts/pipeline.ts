/** A sentence on its way to vectors. */
import * as article from '../article.ts';
import { place } from '../codec/form.ts';
import { type CellId, makeCells } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import { definePart } from '../part.ts';
import { stageKeys } from '../stages.ts';
import { matrixWords } from '../text/exhibits/matrix.ts';
import type { Text } from '../text/text.ts';
import { numbered, vocabularyId } from '../tokens.ts';
import { type Learned, learnedOf, lesson, prepareLearned, type Source, tokensFor } from './learned.ts';
import { sentenceForm, sourceParam } from './learned-params.ts';

declare module '../state.ts' {
  interface Inputs {
    pipeline: PipelineInputs;
  }
}

export interface PipelineInputs {
  /** whether its numbers are the article's or the encoder's */
  source: Source;
  sentence: string;
  /** the stage on show */
  stage: number;
}

/** The sentence's tokens and ids, and what the encoder makes of them. */
export interface Tokens {
  tokens: readonly string[];
  /** the id of each token, where it is known */
  ids: readonly (number | undefined)[];
  learned: Learned | undefined;
}

function compute(engine: Engine, { source, sentence }: PipelineInputs): Tokens {
  const learned = learnedOf(engine, source, sentence);
  const tokens = learned?.tokens.map(({ token }) => token) ?? tokensFor(source, sentence);
  return { tokens, ids: learned?.tokens.map(({ id }) => id) ?? tokens.map(vocabularyId), learned };
}

function cellName(id: CellId, { inputs, text }: { inputs: PipelineInputs; text: Text }): string {
  const { lang } = text;
  const names = numbered(tokensFor(inputs.source, inputs.sentence));
  return lesson()?.pipelineCellName(id, names, matrixWords[lang], lang) ?? id;
}

/** The sentence and its tokens, and where the encoder has them, the numbers of every stage. */
export const pipeline = definePart<'pipeline', Tokens>({
  name: 'pipeline',
  initial: { source: 'own', sentence: article.sentence, stage: 0 },
  params: {
    source: sourceParam,
    sentence: ['sentence', sentenceForm],
    stage: ['step', place(stageKeys.length)],
  },
  prepare: (engine, { source }) => prepareLearned(engine, source),
  compute,
  cells: (_, { learned }) => (learned && lesson()?.pipelineCells(learned)) ?? makeCells({}, () => undefined),
  size: ({ source, sentence }) => (source === 'own' ? 0 : tokensFor(source, sentence).length),
  limits: () => ({}),
  edit: (inputs) => inputs,
  cellName,
});
