import { en } from './en.ts';
import type { Text } from './text.ts';
import { zhCN } from './zh-CN.ts';

export const languages: Readonly<Record<Text['lang'], Text>> = { 'zh-CN': zhCN, en };

/** The words for a language tag such as "en-GB"; Chinese, the lesson's own language, for any other. */
export const textFor = (tag: string): Text => (/^en(?![a-z])/i.test(tag) ? en : zhCN);

/** The words of one exhibit, in both languages: `text/exhibits/<name>.ts`. */
export type Words<Shape> = Readonly<Record<Text['lang'], Shape>>;
