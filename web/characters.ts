/** A sentence's characters, one by one, as the trained encoder takes them. */
import { graphemes } from './graphemes.ts';

/** A character, and what was typed for it: maybe a capital, a wide letter, or a sign for several. */
export interface Character {
  typed: string;
  character: string;
}

/** What takes no place of its own: white space, control characters, marks of direction and the like */
const unseen = /^[\s\p{Cc}\p{Cf}]*$/u;

/** Those that can be seen, by NFKC and in lower case. */
export const charactersOf = (sentence: string): Character[] =>
  // half a character is none
  graphemes(sentence.replaceAll(/\p{Cs}/gu, '\ufffd')).flatMap((typed) =>
    graphemes(typed.normalize('NFKC').toLowerCase())
      .filter((character) => !unseen.test(character))
      .map((character) => ({ typed, character })),
  );
