const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text's graphemes, what a reader calls characters: 👨‍👩‍👧 and é are one each. */
export const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
