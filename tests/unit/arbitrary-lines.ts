/** Random lines of text for inputs. */
import fc from 'fast-check';
import { isLine } from '../../web/graphemes.ts';

/** Lines as the fields take them: of up to `longest` graphemes, with something in them to be seen, and none but that at the ends. */
export const line = (longest: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: longest }),
      // what separates entries and names where lines are told
      fc.string({ unit: fc.constantFrom(...'我,;:&=?#%2C+.\\"<'), minLength: 1, maxLength: longest }),
    )
    .map((text) => text.trim())
    .filter((text) => isLine(text, longest));
