/** Another sentence of which a character is hidden. */
import { charactersOf } from '../characters.ts';
import type { HiddenInputs } from '../parts/hidden.ts';
import { longestLearned } from '../parts/learned.ts';
import { atPlace } from './kept-place.ts';

const typedIn = (sentence: string) => charactersOf(sentence).map(({ typed }) => typed);

/** Another sentence has other weights; the character that is hidden stays so where it is still there and is read. */
export function withHiddenSentence(inputs: HiddenInputs, sentence: string): HiddenInputs {
  const [before, after] = [typedIn(inputs.sentence), typedIn(sentence)];
  const last = Math.min(after.length, longestLearned) - 1;
  return atPlace(inputs, { place: inputs.place, before, after, last }, (place) => ({
    ...inputs,
    sentence,
    place,
    weights: [],
  }));
}
