/** A sentence's tokens, and a number for each: a stand-in for the tokenizer of a real model. */
import * as article from './article.ts';
import { graphemes } from './graphemes.ts';

const isLetterOrDigit = (grapheme: string) => /^[\p{Script=Latin}\p{Nd}]/u.test(grapheme);

/** A token a character, letters and digits that are written together as one, [CLS] before and [SEP] after. */
export function tokensOf(sentence: string): string[] {
  const tokens = ['[CLS]'];
  let inWord = false;
  for (const grapheme of graphemes(sentence)) {
    const joins = isLetterOrDigit(grapheme);
    if (joins && inWord) tokens.push(`${tokens.pop()}${grapheme}`);
    else if (grapheme.trim() !== '') tokens.push(grapheme);
    inWord = joins;
  }
  tokens.push('[SEP]');
  return tokens;
}

/** The id that the vocabulary of bert-base-chinese gives a token, where this page knows it. */
export const vocabularyId = (token: string): number | undefined =>
  Object.hasOwn(article.tokenIds, token) ? article.tokenIds[token] : undefined;

const codePoints = 0x110000n;
// the largest prime under 2⁵³
const largestId = 9_007_199_254_740_881n;

/**
 * A number for any token, the same wherever it stands: the vocabulary's where it is known, else one past all of
 * those, made of the token's code points.
 */
export function tokenId(token: string): number {
  const digits = Array.from(token, (character) => BigInt(character.codePointAt(0) ?? 0));
  const made = digits.reduce((id, digit) => (id * codePoints + digit) % largestId, 1n);
  return vocabularyId(token) ?? Number(made);
}

const subscript = (count: number) => Array.from(String(count), (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

/** What tokens are called: those that stand several times are numbered. */
export function numbered(tokens: readonly string[]): string[] {
  const isRepeated = (token: string) => tokens.indexOf(token) !== tokens.lastIndexOf(token);
  const seen = new Map<string, number>();
  return tokens.map((token) => {
    const place = (seen.get(token) ?? 0) + 1;
    seen.set(token, place);
    return isRepeated(token) ? `${token}${subscript(place)}` : token;
  });
}
