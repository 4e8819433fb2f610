/** Vite plugin: takes the indentation out of our templates. Minifiers leave it: to them it is text. */
import type { Plugin } from 'vite';

export const withoutIndentation = (): Plugin => ({
  name: 'attention-steps:without-indentation',
  enforce: 'pre',
  // sources that are shown (`?raw`) keep theirs
  transform: (code, id) => (/\/web\/.*\.ts$/.test(id) ? code.replace(/\n[ \t]+/g, '\n') : undefined),
});
