/**
 * Numbers of the encoder that the project trained, which exhibits may take in place of their own. It is asked for when
 * they are first chosen; where it cannot be had, or a sentence is too long for it, an exhibit goes on with its own.
 */
import { charactersOf } from '../characters.ts';
import type { EncoderFailure, Engine } from '../engine.ts';
import type { Work } from '../learned/encoder-numbers.ts';
import type { Lesson } from '../learned/lesson.ts';
import { tokensOf } from '../tokens.ts';

/** Where an exhibit's numbers come from: as the lesson has them, typed or drawn, or from the encoder. */
export type Source = 'own' | 'learned';

/** characters in a sentence, of which the encoder takes no more */
export const longestLearned = 30;

export const isTooLong = (sentence: string): boolean => charactersOf(sentence).length > longestLearned;

/** A sentence's tokens as they were typed; for the encoder, letters and digits are one each. */
export const tokensFor = (source: Source, sentence: string): string[] =>
  source === 'own' ? tokensOf(sentence) : ['[CLS]', ...charactersOf(sentence).map(({ typed }) => typed), '[SEP]'];

/** What the encoder makes of a sentence. */
export interface Learned extends Work {
  /** how many sentences it was trained on */
  sentences: number;
}

/** What is to be said and shown of the encoder's numbers: it comes with the encoder. */
export const lesson = (): Lesson | undefined =>
  (globalThis as { attentionStepsLearned?: { lesson?: Lesson } }).attentionStepsLearned?.lesson;

/** Tells by the event `change` that the encoder has come, or that it could not be had. */
export const learnedNews = new EventTarget();

let failure: EncoderFailure['file'] | undefined;

/** Why the encoder could not be had; undefined if it was, or was not asked for. */
export const learnedFailure = (): typeof failure => failure;

/** Forgets a failure: what is chosen anew is asked for anew. */
export const tryAgain = (): void => {
  failure = undefined;
};

/** Loads the encoder where it is wanted; undefined where there is nothing to wait for. It never fails: see learnedFailure. */
export function prepareLearned(engine: Engine, source: Source): Promise<void> | undefined {
  if (source === 'own' || engine.encoder || failure) return undefined;
  return engine
    .loadEncoder()
    .catch(({ file }: EncoderFailure) => {
      failure = file;
    })
    .then(() => void learnedNews.dispatchEvent(new Event('change')));
}

const mostKnown = 8;
const known = new Map<string, Learned>();

/** What the encoder makes of a sentence, where that is wanted and can be had. */
export function learnedOf({ encoder }: Engine, source: Source, sentence: string): Learned | undefined {
  if (source === 'own' || !encoder || !lesson() || isTooLong(sentence)) return undefined;
  const found = known.get(sentence);
  if (found) return found;
  const tokens = encoder.tokens(sentence);
  const { weights, sentences } = encoder;
  const learned = { tokens, encoded: encoder.encode(tokens), weights, sentences };
  if (known.size >= mostKnown) known.clear();
  known.set(sentence, learned);
  return learned;
}
