/** Texts of characters that are a grapheme each, whatever stands beside them: ASCII, common Chinese with its punctuation. */
const plain = /^[ -~\u3001\u3002\u4e00-\u9fff\uff01-\uff5e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** A text's graphemes, what a reader calls characters: 👨‍👩‍👧 and é are one each. */
export function graphemes(text: string): string[] {
  if (plain.test(text)) return Array.from(text);
  // made only when it is needed: a browser takes some 20 ms for it
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** UTF-16 units in a grapheme, on average: the longest emoji have about as many, a letter under endless marks has more. */
const longestGrapheme = 16;

/** What no line may have: control characters, halves of characters, and marks that would turn the page's own words too. */
export const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Why a text is no line. 'control': a tab, a new line, half a character, or a mark that turns the direction of writing */
export type LineProblem = 'empty' | 'control' | 'unseen' | 'too-long';

/** What keeps `text` from being one line of at most `longest` graphemes with something in it to be seen. */
export function lineProblem(text: string, longest: number): LineProblem | undefined {
  if (text === '') return 'empty';
  if (text.search(unprintable) >= 0) return 'control';
  // fillers count as letters, and show nothing
  if (!/[^\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/u.test(text)) return 'unseen';
  const isShort = text.length <= longest * longestGrapheme && graphemes(text).length <= longest;
  return isShort ? undefined : 'too-long';
}

export const isLine = (text: string, longest: number): boolean => lineProblem(text, longest) === undefined;
