/** Vite plugin: leaves one language's words out of a script, for a page that is in the other. */
import type { Plugin } from 'vite';
import type { Edition } from './page.ts';

// how every file under web/text/ puts its two languages together
const both = /\{ 'zh-CN': (\w+), en(?:: (\w+))? \}/;

export const oneLanguage = (lang: Edition['lang']): Plugin => ({
  name: 'attention-steps:one-language',
  // on the source as it stands
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/web/text/')) return undefined;
    return code.replace(both, (_, zhCN: string, en = 'en') =>
      lang === 'en' ? `{ en: ${en} }` : `{ 'zh-CN': ${zhCN} }`,
    );
  },
});

/** The script of a page in one language. */
export const scriptOf = (lang: Edition['lang']): string => `attention-steps.${lang}.js`;
