/** Chinese words with a space between them and Latin letters: for those that are put together of both. */
export const spaced = (words: string): string =>
  words.replace(/\p{Script=Han}(?=[a-z])|[a-zₒ](?=\p{Script=Han})/giu, '$& ');
