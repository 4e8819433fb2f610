import { en } from './en.ts';
import type { Text } from './text.ts';
import { zhCN } from './zh-CN.ts';

export const languages: Readonly<Record<Text['lang'], Text>> = { 'zh-CN': zhCN, en };

// the script of a page in one language carries that alone: tools/language-plugin.ts
const carried: Partial<typeof languages> = languages;

/**
 * The words for a language tag such as "en-GB"; Chinese, the lesson's own language, for any other. The only ones there
 * are, in a script that carries one language.
 */
export function textFor(tag: string): Text {
  const wanted = carried[/^en(?![a-z])/i.test(tag) ? 'en' : 'zh-CN'];
  return wanted ?? (Object.values(languages)[0] as Text);
}

/** The words of one exhibit, in both languages: `text/exhibits/<name>.ts`. */
export type Words<Shape> = Readonly<Record<Text['lang'], Shape>>;
