/** The token that is looked at, when another sentence is typed. */
import { placesAfter } from '../parts/moved.ts';

/** Where it is to be as soon as the sentence is long enough: to type over a sentence is to go through shorter ones. */
const wishes = new WeakMap<object, number>();

interface Move {
  place: number;
  before: readonly string[];
  after: readonly string[];
  /** the last place that it may have */
  last: number;
}

/**
 * What `make` gives for the place of the token at `place` of `before` in `after`: with the token if that is still there, else
 * as near as can be to where it was in `inputs` or those that they were made of.
 */
export function atPlace<Inputs extends object>(
  inputs: Inputs,
  { place, before, after, last }: Move,
  make: (place: number) => Inputs,
): Inputs {
  const wish = wishes.get(inputs) ?? place;
  const kept = wish < before.length ? placesAfter(before, after)(wish) : undefined;
  const wanted = kept ?? wish;
  const made = make(Math.min(wanted, last));
  if (wanted > last) wishes.set(made, wanted);
  return made;
}

/** To be called when the sentence is done: the token is the one that it now is. */
export const atRest = (inputs: object): unknown => wishes.delete(inputs);
