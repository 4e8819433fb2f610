/** The words of the exhibit `head-size`. */
import type { Words } from '../languages.ts';

export interface HeadSizeWords {
  title: string;
  hint: string;
  caption: string;
  quantity: string;
  number: string;
  models: string;
  /** the heads don't divide the hidden size; what is on show is still another shape's */
  refused(hiddenSize: number, heads: number, standing: { hiddenSize: number; heads: number }): string;
  /** what a score of either sign becomes, both printed without one */
  eitherSign(score: string, scaled: string): string;
  cell: Record<'hiddenSize' | 'heads' | 'headSize' | 'divisor' | 'score' | 'scaled', string>;
}

const zhCN: HeadSizeWords = {
  title: '每个头有多大',
  hint: '试试别的模型，或者自己改隐藏维度和头数。',
  caption: '隐藏维度平分给各个头，每份就是 dₖ；分数要除以 √dₖ。',
  quantity: '量',
  number: '数值',
  models: '模型',
  refused: (hiddenSize, heads, standing) =>
    `${hiddenSize} 维不能平分给 ${heads} 个头：除不尽，dₖ 就不是整数。换一个隐藏维度或头数吧；表里仍是 ${standing.hiddenSize} 维、${standing.heads} 个头的结果。`,
  eitherSign: (score, scaled) => `除以 √dₖ 不改变正负号：±${score} 的分数变成 ±${scaled}。`,
  cell: {
    hiddenSize: '隐藏维度',
    heads: '头数',
    headSize: '每个头的大小 dₖ',
    divisor: '除数 √dₖ',
    score: '分数',
    scaled: '分数 ÷ √dₖ',
  },
};

const en: HeadSizeWords = {
  title: 'How large a head is',
  hint: 'Try another model, or a hidden size and a number of heads of your own.',
  caption: 'The hidden size is shared out evenly among the heads; each share is dₖ. Scores are divided by √dₖ.',
  quantity: 'Quantity',
  number: 'Value',
  models: 'Models',
  refused: (hiddenSize, heads, standing) =>
    `A hidden size of ${hiddenSize} cannot be shared evenly among ${heads} ${heads === 1 ? 'head' : 'heads'}: the division leaves a remainder, so dₖ would not be a whole number. Try another size or number of heads; the results on show are still those of ${standing.hiddenSize} and ${standing.heads}.`,
  eitherSign: (score, scaled) => `Dividing by √dₖ keeps the sign: a score of ±${score} becomes ±${scaled}.`,
  cell: {
    hiddenSize: 'Hidden size',
    heads: 'Heads',
    headSize: 'Head size dₖ',
    divisor: 'Divisor √dₖ',
    score: 'Score',
    scaled: 'Score ÷ √dₖ',
  },
};

export const headSizeWords: Words<HeadSizeWords> = { 'zh-CN': zhCN, en };
export default headSizeWords;
