/** The words of the exhibit `overflow`. */
import type { Words } from '../languages.ts';
import type { Variant } from '../../parts/overflow.ts';

type Way = Record<Variant, string>;

export interface OverflowWords {
  title: string;
  hint: string;
  scoresCaption: string;
  place: string;
  score: string;
  exponent: Record<'scaled' | 'shifted', string>;
  exp: string;
  weight: string;
  total: string;
  divisor: string;
  slider: string;
  add: string;
  removeLast: string;
  full(most: number): string;
  /** a way of computing, as a table's caption */
  caption: Way;
  /** the same within a sentence */
  variant: Way;
  /** a cell of one of the ways */
  of(variant: string, cell: string): string;
  /** the first cell that breaks, with what it shows; `spoiled` are the names of the cells computed from it */
  broken(variant: string, first: string, value: string, reason: string, also: string[], spoiled: string[]): string;
  /** why a cell is ∞ or −∞ */
  tooLarge(format: string): string;
  noValue: string;
  fine(variant: string, sum: string): string;
  underflow(variant: string, cells: string[], sum: string | undefined): string;
  /** what a cell is called; the place in the row counts from 1 */
  cell: Record<
    'scores' | 'divisor' | 'scaled' | 'max' | 'shifted' | 'exps' | 'sum' | 'weights' | 'weightsSum',
    (place: number) => string
  >;
}

const zhCN: OverflowWords = {
  title: '太大和太小：两种精度，两种算法',
  hint: '试试把除数滑到 0.0025，看哪几张表算不出来。',
  scoresCaption: '一行分数，可以改。除以一个小于 1 的数，分数就变大。',
  place: '序号',
  score: '分数',
  exponent: { scaled: '缩放后', shifted: '减最大值' },
  exp: 'exp',
  weight: '权重',
  total: '合计',
  divisor: '每个分数都除以',
  slider: '除数，从大到小',
  add: '加一个分数',
  removeLast: '去掉最后一个',
  full: (most) => `最多 ${most} 个分数。`,
  caption: {
    'float32-naive': 'float32，直接算',
    'float32-shifted': 'float32，先减最大值',
    'float64-naive': 'float64，直接算',
    'float64-shifted': 'float64，先减最大值',
  },
  variant: {
    'float32-naive': 'float32 直接算',
    'float32-shifted': 'float32 先减最大值',
    'float64-naive': 'float64 直接算',
    'float64-shifted': 'float64 先减最大值',
  },
  of: (variant, cell) => `${cell}（${variant}）`,
  broken: (variant, first, value, reason, also, spoiled) =>
    `✕ ${variant}：最先出问题的是“${first}”，得到 ${value}，${reason}。` +
    (also.length > 0 ? `同样出问题的还有：${also.join('、')}。` : '') +
    (spoiled.length > 0 ? `受它连累、不能再信的（波浪线）：${spoiled.join('、')}。` : ''),
  tooLarge: (format) =>
    format === 'float32'
      ? '超出了 float32 能表示的范围（约 3.4×10³⁸，指数过 88.7228 就到头）'
      : '超出了 float64 能表示的范围（约 1.8×10³⁰⁸，指数过 709.7827 就到头）',
  noValue: '这个除法没有结果',
  fine: (variant, sum) => `${variant}：没有溢出，权重合计 ${sum}。`,
  underflow: (variant, cells, sum) =>
    `${variant}：${cells.join('、')}太小，这种格式放不下，成了 0，叫作下溢。` +
    (sum === undefined ? '' : `权重合计仍是 ${sum}。`),
  cell: {
    scores: (place) => `第 ${place} 个分数`,
    divisor: () => '除数',
    scaled: (place) => `第 ${place} 个缩放后的分数`,
    max: () => '最大值',
    shifted: (place) => `第 ${place} 个减去最大值`,
    exps: (place) => `第 ${place} 个 exp`,
    sum: () => 'exp 的总和',
    weights: (place) => `第 ${place} 个权重`,
    weightsSum: () => '权重合计',
  },
};

const list = (names: string[]) => names.join(', ');

const en: OverflowWords = {
  title: 'Too large, too small: two precisions, two ways',
  hint: 'Try sliding the divisor to 0.0025, and see which tables can no longer be computed.',
  scoresCaption: 'A row of scores to be changed. Dividing by less than 1 makes them larger.',
  place: 'No.',
  score: 'Score',
  exponent: { scaled: 'Scaled', shifted: '− max' },
  exp: 'exp',
  weight: 'Weight',
  total: 'Total',
  divisor: 'Divide every score by',
  slider: 'Divisor, from large to small',
  add: 'Add a score',
  removeLast: 'Remove the last',
  full: (most) => `At most ${most} scores.`,
  caption: {
    'float32-naive': 'float32, straight from the formula',
    'float32-shifted': 'float32, maximum subtracted first',
    'float64-naive': 'float64, straight from the formula',
    'float64-shifted': 'float64, maximum subtracted first',
  },
  variant: {
    'float32-naive': 'float32, straight',
    'float32-shifted': 'float32, maximum subtracted',
    'float64-naive': 'float64, straight',
    'float64-shifted': 'float64, maximum subtracted',
  },
  of: (variant, cell) => `${cell} (${variant})`,
  broken: (variant, first, value, reason, also, spoiled) =>
    `✕ ${variant}: the first to break is “${first}”, which becomes ${value}: ${reason}.` +
    (also.length > 0 ? ` The same happens to: ${list(also)}.` : '') +
    (spoiled.length > 0 ? ` Spoiled by it (wavy lines): ${list(spoiled)}.` : ''),
  tooLarge: (format) =>
    format === 'float32'
      ? 'too large for float32, which ends near 3.4×10³⁸ (exp at 88.7228)'
      : 'too large for float64, which ends near 1.8×10³⁰⁸ (exp at 709.7827)',
  noValue: 'that division has no value',
  fine: (variant, sum) => `${variant}: no overflow; the weights add up to ${sum}.`,
  underflow: (variant, cells, sum) =>
    `${variant}: too small for the format, so 0: ${list(cells)}. That is underflow.` +
    (sum === undefined ? '' : ` The weights still add up to ${sum}.`),
  cell: {
    scores: (place) => `Score ${place}`,
    divisor: () => 'Divisor',
    scaled: (place) => `Scaled score ${place}`,
    max: () => 'Maximum',
    shifted: (place) => `Scaled score ${place} minus the maximum`,
    exps: (place) => `exp ${place}`,
    sum: () => 'Sum of the exps',
    weights: (place) => `Weight ${place}`,
    weightsSum: () => 'Sum of the weights',
  },
};

export const overflowWords: Words<OverflowWords> = { 'zh-CN': zhCN, en };
export default overflowWords;
