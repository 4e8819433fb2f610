/** The words of the exhibit `dot-product`. */
import type { Words } from '../languages.ts';

export interface DotProductWords {
  title: string;
  hint: string;
  caption: string;
  entry: string;
  total: string;
  dimension: string;
  entries: string;
  same(entry: number): string;
  drawn: string;
  seed: string;
  again: string;
  /** the entries on show, from 1 */
  shown(from: number, to: number, of: number): string;
  from: string;
  back: string;
  next: string;
  /** entries that are not on show */
  more(count: number): string;
  notes: { drawn: string; elsewhere: string };
  /** what a cell is called; the entry counts from 1 */
  cell: Record<'dimension' | 'seed' | 'query' | 'key' | 'products' | 'score', (entry: number) => string>;
}

const zhCN: DotProductWords = {
  title: '一项一项地算点积',
  hint: '试试把 d 改成 64；再改一个分量，或者换成随机数。',
  caption: '对应的分量相乘，再把所有的乘积加起来，就是点积 q·k。',
  entry: '第几项',
  total: 'q·k',
  dimension: '维度 d',
  entries: '分量',
  same: (entry) => `全是 ${entry}`,
  drawn: '随机抽取',
  seed: '随机种子',
  again: '再抽一次',
  shown: (from, to, of) => `现在显示第 ${from}–${to} 项，共 ${of} 项。`,
  from: '从第几项看起',
  back: '前面几项',
  next: '后面几项',
  more: (count) => `另有 ${count} 项`,
  notes: {
    drawn:
      '除了你改过的，分量都取自标准正态分布（平均值 0，方差 1），保留两位小数；同一个种子总是抽到同样的数。乘积可正可负，项数一多，加起来会抵消一部分。',
    elsewhere: '点积加上了所有的项，没有显示的也算在内。',
  },
  cell: {
    dimension: () => '维度 d',
    seed: () => '随机种子',
    query: (entry) => `q 的第 ${entry} 个分量`,
    key: (entry) => `k 的第 ${entry} 个分量`,
    products: (entry) => `第 ${entry} 项的乘积`,
    score: () => '点积 q·k',
  },
};

const en: DotProductWords = {
  title: 'A dot product, term by term',
  hint: 'Try setting d to 64; then change an entry, or take random ones.',
  caption: 'Multiply entry by entry, then add up all the products: that is the dot product q·k.',
  entry: 'Entry',
  total: 'q·k',
  dimension: 'Dimension d',
  entries: 'Entries',
  same: (entry) => `all ${entry}`,
  drawn: 'drawn at random',
  seed: 'Random seed',
  again: 'Draw again',
  shown: (from, to, of) => `On show: entries ${from}–${to} of ${of}.`,
  from: 'Show from entry',
  back: 'Previous entries',
  next: 'Next entries',
  more: (count) => `${count} more`,
  notes: {
    drawn:
      'All entries but those you changed are drawn from the standard normal distribution (mean 0, variance 1) and kept to two decimals; the same seed always draws the same numbers. Products may have either sign, so in a long sum they partly cancel.',
    elsewhere: 'The dot product adds up all the entries, those that are not on show too.',
  },
  cell: {
    dimension: () => 'Dimension d',
    seed: () => 'Random seed',
    query: (entry) => `Entry ${entry} of q`,
    key: (entry) => `Entry ${entry} of k`,
    products: (entry) => `Product ${entry}`,
    score: () => 'Dot product q·k',
  },
};

export const dotProductWords: Words<DotProductWords> = { 'zh-CN': zhCN, en };
export default dotProductWords;
