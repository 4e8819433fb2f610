/** The words of the menu "Take away": they travel with the second script. */
import type { Words } from '../languages.ts';

export interface TakeAwayWords {
  /** what the menu is called */
  menu: string;
  /** before the choice of a table */
  table: string;
  all(count: number): string;
  /** there is no table yet */
  none: string;
  groups: Record<'copy' | 'file' | 'code' | 'picture' | 'chart' | 'embed', string>;
  tsv: string;
  npy: string;
  copied(what: string): string;
  /** it could not be made */
  failed(what: string): string;
  /** the results of the inputs on show are not there */
  awaited: string;
  /** the browser refuses the clipboard */
  notCopied: string;
  saved(file: string): string;
  /** whether it was, a page within a page cannot tell */
  perhapsSaved(file: string): string;
  /** the page may save no files; what the text below is then */
  notSaved(file: string): string;
  /** the field with what was taken */
  taken: string;
  cjk: string;
  /** said in a program before numbers that are computed of too many others */
  asTheyAre: string;
}

const zhCN: TakeAwayWords = {
  menu: '把这里的数带走',
  table: '哪张表',
  all: (count) => `全部 ${count} 张表`,
  none: '这里还没有表，做几道题再来。',
  groups: {
    copy: '复制',
    file: '存成文件',
    code: '同样的计算，写成代码',
    picture: '表格存成图片',
    chart: '图存成图片',
    embed: '嵌入自己的网页',
  },
  tsv: 'TSV（粘到电子表格）',
  npy: '.npy（数组）',
  copied: (what) => `已复制（${what}）。`,
  failed: (what) => `没能做出“${what}”。可以换一种格式，或者只选一张表，再试试。`,
  awaited: '现在的输入还没有算出结果，等算好了再来拿。',
  notCopied: '浏览器不让这个页面复制。文字就在下面，请选中后自己复制。',
  saved: (file) => `${file} 已交给浏览器保存。`,
  perhapsSaved: (file) => `${file} 已交给浏览器保存；如果没有存下来，文字就在下面，请选中后自己复制。`,
  notSaved: (file) => `这个页面存不了 ${file}。它的内容就在下面，请选中后自己复制。`,
  taken: '刚才带走的内容',
  cjk: '里面有中文：请用 XeLaTeX，并载入 xeCJK 宏包',
  asTheyAre: '这些数由太多别的数算出，这里写不下，照原样抄下',
};

const en: TakeAwayWords = {
  menu: 'Take these numbers away',
  table: 'Which table',
  all: (count) => `All ${count} tables`,
  none: 'There is no table here yet: answer a question or two first.',
  groups: {
    copy: 'Copy',
    file: 'Save a file',
    code: 'The same computation as code',
    picture: 'The table as a picture',
    chart: 'The chart as a picture',
    embed: 'Embed in a page of your own',
  },
  tsv: 'TSV (for a spreadsheet)',
  npy: '.npy (arrays)',
  copied: (what) => `Copied (${what}).`,
  failed: (what) => `“${what}” could not be made. Another format may do, or one table alone.`,
  awaited: 'The results for these inputs are not there yet: take them once they are.',
  notCopied: 'The browser does not let this page copy. The text stands below, to be selected and copied by hand.',
  saved: (file) => `${file} was handed to the browser to be saved.`,
  perhapsSaved: (file) =>
    `${file} was handed to the browser to be saved. If it was not, its text stands below, to be selected and copied by hand.`,
  notSaved: (file) => `This page may not save ${file}. What it holds stands below, to be selected and copied by hand.`,
  taken: 'What was taken',
  cjk: 'with Chinese in it: use XeLaTeX and the package xeCJK',
  asTheyAre: 'computed of more numbers than can be written down here: taken as they are',
};

export const takeAwayWords: Words<TakeAwayWords> = { 'zh-CN': zhCN, en };
export default takeAwayWords;
