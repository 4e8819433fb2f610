/** Vite plugin: takes out of our templates what no browser needs. Minifiers leave it: to them it is text. */
import type { Plugin } from 'vite';

/** A style sheet without its comments and the space around its signs. */
const compactStyles = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}');

export const withoutIndentation = (): Plugin => ({
  name: 'attention-steps:without-indentation',
  enforce: 'pre',
  transform(code, id) {
    // sources that are shown (`?raw`) keep theirs
    if (!/\/web\/.*\.ts$/.test(id)) return undefined;
    return code.replace(/\bcss`[^`]*`/g, compactStyles).replace(/\n[ \t]+/g, '\n');
  },
});
