/** What the exhibit `overflow` says of each way to compute softmax. */
import type { Words } from '../../languages.ts';

type Format = 'float32' | 'float64';

export interface OverflowVerdictWords {
  /** in front of it all, where there is no table beside it */
  on(variant: string, verdict: string): string;
  fine(sum: string): string;
  /** the first cell that broke, why, and those that broke likewise, if any did */
  broken(first: string, reason: string, others: string | undefined): string;
  /** why exp is ∞ */
  largeExp(x: string, format: Format, largest: string): string;
  /** why a sum of finite exps is ∞ */
  largeSum(format: Format): string;
  zeroByZero: string;
  spoiled(cells: string[]): string;
  /** cells that became 0; the sum of the weights where it still says something */
  underflow(cells: string, format: Format, sum: string | undefined): string;
  coarse(format: Format): string;
  rounded: string;
}

const zhCN: OverflowVerdictWords = {
  on: (variant, verdict) => `${variant}：${verdict}`,
  fine: (sum) => `✓ 没有 ∞，也没有 NaN；权重加起来是 ${sum}。`,
  broken: (first, reason, others) =>
    `✕ 最先坏的是${first}：${reason}。${others === undefined ? '' : `同样坏了的还有${others}。`}`,
  largeExp: (x, format, largest) => `x = ${x} 超过了 ${largest}，eˣ 大过 ${format} 能表示的最大数，成了 ∞`,
  largeSum: (format) => `每个 exp 都还写得下，加起来却超出了 ${format} 的范围，成了 ∞`,
  zeroByZero: '每个 exp 都下溢成了 0，0 ÷ 0 没有意义，成了 NaN',
  spoiled: (cells) => `↳ 受它连累：${cells.join('；')}。`,
  underflow: (cells, format, sum) =>
    `↓ 下溢：${cells}。真正的值比 0 大，只是太小，${format} 写不下，才成了 0。${sum === undefined ? '' : `权重加起来仍是 ${sum}。`}`,
  coarse: (format) =>
    `这些 exp 小得 ${format} 只留得住开头几位，权重加起来虽然是 1，却不准了：和先减最大值的那张表比一比。`,
  rounded: 'float32 只有七位左右的有效数字，x 先舍入成了 float32，所以权重和 float64 的略有出入。',
};

const en: OverflowVerdictWords = {
  on: (variant, verdict) => `${variant}: ${verdict}`,
  fine: (sum) => `✓ No ∞ and no NaN; the weights add up to ${sum}.`,
  broken: (first, reason, others) =>
    `✕ The first to break is ${first}: ${reason}.${others === undefined ? '' : ` So it is with ${others}.`}`,
  largeExp: (x, format, largest) =>
    `x = ${x} is past ${largest}, so eˣ is larger than ${format} can hold, and becomes ∞`,
  largeSum: (format) => `each exp still fits, but added up they are too large for ${format}, so it becomes ∞`,
  zeroByZero: 'every exp has underflowed to 0, and 0 ÷ 0 has no value, so it becomes NaN',
  spoiled: (cells) => `↳ Spoiled by that: ${cells.join('; ')}.`,
  underflow: (cells, format, sum) =>
    `↓ Underflow: ${cells}. The true value is greater than 0, but too small for ${format}, so it became 0.${sum === undefined ? '' : ` The weights still add up to ${sum}.`}`,
  coarse: (format) =>
    `These exps are so small that ${format} keeps only their first digits. The weights add up to 1, yet they are off: compare the table that subtracts the maximum.`,
  rounded:
    'float32 keeps about seven digits, and x was rounded to it first, so the weights differ a little from those in float64.',
};

export const overflowVerdictWords: Words<OverflowVerdictWords> = { 'zh-CN': zhCN, en };
