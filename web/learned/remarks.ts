/** What stands beside the encoder's numbers in plain sight. */
import type { Learned } from '../parts/learned.ts';
import { lessonWords } from '../text/learned/lesson.ts';
import type { Text } from '../text/text.ts';
import type { TypedOver } from '../views/source-choice.ts';
import { isAny } from './choices.ts';

/** What made them, what it makes of characters that it does not know, and what some of them are if the reader typed any over. */
export function remarks(learned: readonly Learned[], lang: Text['lang'], typed: TypedOver['typed'] = {}): string {
  const words = lessonWords[lang];
  const others = learned.flatMap(({ tokens }) => tokens).filter(({ token, typed }) => typed !== '' && token !== typed);
  const unknown = others.filter(({ token }) => token === '[UNK]');
  const taken = others.filter(({ token }) => token !== '[UNK]');
  return [
    words.honest(learned[0]?.sentences ?? NaN),
    ...(unknown.length > 0 ? [words.unknown(unknown.map(({ typed }) => typed))] : []),
    ...(taken.length > 0 ? [words.taken(taken.map(({ typed, token }) => [typed, token] as const))] : []),
    ...(isAny(typed) ? [words.typedOver] : []),
  ].join(lang === 'en' ? ' ' : '');
}
