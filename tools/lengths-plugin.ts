/**
 * Vite plugin: writes the lengths of our elements in pixels. The sources have them in rem, of 16 pixels; in an article,
 * that would be whatever size its own style sheet gives to `html`.
 */
import type { Plugin } from 'vite';

const inPixels = (css: string) =>
  // a query of the window's width goes by the browser's own size, whatever the page says
  css.replace(/@media[^{]*|(\d*\.?\d+)rem\b/g, (whole, length?: string) =>
    length === undefined ? whole : `${+(Number(length) * 16).toFixed(2)}px`,
  );

export const lengthsInPixels = (): Plugin => ({
  name: 'attention-steps:lengths-in-pixels',
  enforce: 'pre',
  transform(code, id) {
    return /\/web\/.*\.ts$/.test(id) ? code.replace(/\bcss`[^`]*`/g, inPixels) : undefined;
  },
});
