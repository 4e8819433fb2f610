/** The words of the exhibit `self-attention` for the two ways of computing it. */
import type { memoryCells, Way } from '../../../parts/self-attention-rules.ts';
import type { Words } from '../../languages.ts';

/** what is compared of the two ways */
type Compared = 'entries' | 'pairs' | 'bytes' | 'difference';
type Counted = Exclude<(typeof memoryCells)[number], Compared>;

export type WaysWords = Record<Way, string> & {
  caption(sizes: string): string;
  corner: string;
  time: string;
  cell: Record<Compared | Counted, string>;
  tooLarge: string;
  /** what of one of the ways */
  of(way: string, what: string): string;
  note: string;
};

const zhCN: WaysWords = {
  stepByStep: '逐步',
  streaming: '流式',
  caption: (sizes) => `从 q、k、v 到输出的两种算法，${sizes}`,
  corner: '比什么',
  cell: {
    matrices: '几个矩阵',
    entries: 'q、k、v、output 里的数',
    tables: '几张 L × L 的表',
    pairs: 'scores、scaled、weights 里的数',
    numberSize: '一个数的字节',
    bytes: '一共多少字节',
    difference: '两边的输出最多差',
  },
  time: '用时（毫秒）',
  tooLarge: '太大，没有算',
  of: (way, what) => `${way}：${what}`,
  note: '逐步用 float64，一个数 8 字节；流式用 float32，一个数 4 字节，而且几个核一起算，所以快慢之差不全在表上。每个核还另抄一份 k、v，没有计入。',
};

const en: WaysWords = {
  stepByStep: 'step by step',
  streaming: 'streaming',
  caption: (sizes) => `Two ways from q, k and v to the output, for ${sizes}`,
  corner: 'Compared',
  cell: {
    matrices: 'matrices',
    entries: 'numbers in q, k, v, output',
    tables: 'tables of L × L',
    pairs: 'numbers in scores, scaled, weights',
    numberSize: 'bytes of a number',
    bytes: 'bytes in all',
    difference: 'the outputs differ by at most',
  },
  time: 'time (ms)',
  tooLarge: 'too large, not run',
  of: (way, what) => `${way}: ${what}`,
  note: 'Step by step is float64, 8 bytes a number; streaming is float32, 4 bytes a number, on all cores at once, so the tables are not all that makes the difference in time. Each core also has a copy of the k and v it works on, in the order in which it reads them: that grows with L, not with L², and is not counted.',
};

export const waysWords: Words<WaysWords> = { 'zh-CN': zhCN, en };
