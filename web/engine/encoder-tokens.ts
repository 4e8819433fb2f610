/** A sentence's characters as the encoder knows them. */
import { charactersOf } from '../characters.ts';
import type { EncoderMetadata } from './encoder-file.ts';
import type { LearnedToken } from './encoder.ts';

/** The tokens of the encoder by their row. */
export interface Vocabulary {
  /** the token of that row as nobody typed it */
  token(row: number): LearnedToken;
  /** of that name */
  special(name: string): LearnedToken;
  /** a token for each character that can be seen */
  characters(sentence: string): LearnedToken[];
}

/** What may follow a character without its being another: accents, variants, joiners */
const following = /[\p{M}\p{Cf}]+$/u;

export function readVocabulary({ specials, characters, steps, traditional }: EncoderMetadata): Vocabulary {
  const tokens = [...specials.split(' '), ...characters];
  const rows = new Map(tokens.map((token, row) => [token, row]));
  let id = 0;
  const ids = steps.split(' ').map((step) => (id += Number(step)));
  const simplified = new Map(Array.from(traditional.matchAll(/(.)(.)/gsu), ([, one = '', other = '']) => [one, other]));

  const token = (row: number, typed = ''): LearnedToken => ({
    token: tokens[row] ?? '',
    typed,
    row,
    id: ids[row] ?? 0,
  });
  const special = (name: string, typed = '') => token(rows.get(name) ?? 0, typed);
  const rowOf = (character: string) => rows.get(character) ?? rows.get(simplified.get(character) ?? '');

  return {
    token,
    special,
    characters: (sentence) =>
      charactersOf(sentence).map(({ typed, character }) => {
        const row = rowOf(character) ?? rowOf(character.replace(following, ''));
        return row === undefined ? special('[UNK]', typed) : token(row, typed);
      }),
  };
}
