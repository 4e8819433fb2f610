/** What is told of exhibits that may take the encoder's numbers. */
import { choice, line, miscounted, placeAmong } from '../codec/form.ts';
import type { Refuse } from '../codec/params.ts';
import { longestSentence } from '../limits.ts';
import { longestLearned, type Source } from './learned.ts';
import { moved } from './moved.ts';

export const sourceParam = ['source', choice<Source>(['own', 'learned'])] as const;

/** A sentence; the encoder asks for one that it reads. */
export const sentenceForm = line(longestSentence, (beside) =>
  (beside as { source?: Source }).source === 'own' ? longestSentence : longestLearned,
);

/** Drawn vectors have no dimensions out of sight: another than the first of them is refused. */
export const firstDimensionOf = (
  { source, firstDimension }: { source: Source; firstDimension: number },
  refuse: Refuse,
): number => (source === 'own' ? placeAmong(1, firstDimension, 0, 'dimension', refuse) : firstDimension);

/** `entries` of `count` tokens; more are refused. */
export function within<Value>(
  entries: Readonly<Record<string, Value>>,
  count: number,
  indices: 1 | 2,
  name: string,
  refuse: Refuse,
): Record<string, Value> {
  let found = count;
  const place = (i: number) => {
    found = Math.max(found, i + 1);
    return i < count ? i : undefined;
  };
  const fitting = moved(entries, place, indices);
  if (found > count) refuse(name, miscounted(found, 0, count));
  return fitting;
}
