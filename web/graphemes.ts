const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text's graphemes, what a reader calls characters: 👨‍👩‍👧 and é are one each. */
export const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** UTF-16 units in a grapheme, on average: the longest emoji have about as many, a letter under endless marks has more. */
const longestGrapheme = 16;

/** Whether `text` is one line of at most `longest` graphemes with something in it to be seen. */
export const isLine = (text: string, longest: number): boolean =>
  text.length <= longest * longestGrapheme &&
  // marks that turn the direction of writing would turn the page's own words too
  !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
  // fillers count as letters, and show nothing
  /[^\p{C}\p{Z}\p{M}\u115f\u1160\u3164\uffa0]/u.test(text) &&
  graphemes(text).length <= longest;
