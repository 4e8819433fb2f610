/** What the tests over all exhibits need to know of one: `tests/exhibits/<name>.ts` exports it. */
import type fc from 'fast-check';
import type { Inputs } from '../../web/state.ts';

export interface ExhibitCase<Name extends keyof Inputs = keyof Inputs> {
  /** random inputs of its part, as a reader may bring them about */
  inputs: fc.Arbitrary<Inputs[Name]>;
  /**
   * a field of it, by its name in English, and what to type there for its numbers to change; none where nothing can be
   * asked at the opening
   */
  edit?: { field: string; text: string };
  /** whether there are so many numbers behind those on show that some have to stand for all */
  isDeep?: boolean;
  /** what to call the functions among its words with, by their path or the beginning of it */
  calls?: Readonly<Record<string, readonly (readonly unknown[])[]>>;
}
