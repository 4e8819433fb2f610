/** Exhibits with the trained encoder's numbers, as a reader chooses them. */
import { expect } from 'vitest';
import type { AttentionExhibit } from '../../web/attention-exhibit.ts';
import type { Encoded } from '../../web/engine.ts';
import { learnedWords } from '../../web/text/learned.ts';
import { lessonWords } from '../../web/text/learned/lesson.ts';
import { encoder, engineWith } from './encoder.ts';
import { choose, drawn, mountExhibit } from './exhibit.ts';
import { part, textOf } from './mount.ts';
import { pasteOver } from './typing.ts';

const words = learnedWords.en;
/** What is said of the encoder in plain sight. */
export const honest = lessonWords.en.honest(encoder.sentences);

/** What the encoder makes of a sentence. */
export const encoded = (sentence: string): Encoded => encoder.encode(encoder.tokens(sentence));

export const there = () => engineWith(() => Promise.resolve(encoder));
export const failing = (file: 'missing' | 'outdated' | 'broken') =>
  engineWith(() => Promise.reject(Object.assign(new Error('x'), { file })));

export const said = (exhibit: AttentionExhibit) => textOf(part(exhibit, '.said'));

export async function chooseLearned(exhibit: AttentionExhibit): Promise<void> {
  await choose(exhibit, words.learned);
  await expect.poll(() => ['', words.loading].includes(said(exhibit))).toBe(false);
  await drawn(exhibit);
}

export const open = async (show: string, { engine } = there()) => {
  const exhibit = await mountExhibit(show, { engine });
  await chooseLearned(exhibit);
  return exhibit;
};

export async function paste(exhibit: AttentionExhibit, text: string): Promise<void> {
  await pasteOver(part<HTMLInputElement>(exhibit, 'sentence-field input'), text);
  await drawn(exhibit);
}
