/** The words of the exhibit `summary`. */
import type { Counted, Size, Step } from '../../parts/summary.ts';
import type { Words } from '../languages.ts';

interface StepWords {
  name: string;
  does: string;
  why: string;
  /** where it is told in full */
  chapter: string;
}

export interface SummaryWords {
  title: string;
  hint: string;
  formula: string;
  caption: string;
  step: string;
  gives: string;
  multiplications: string;
  divisions: string;
  exps: string;
  choose(step: string): string;
  does: string;
  why: string;
  shape: string;
  readMore: string;
  additions: string;
  steps: Record<Step, StepWords>;
  /** what the numbers of operations are called */
  counts: Record<Counted, string>;
  cell: Record<Size | 'pairs', string>;
}

const zhCN: SummaryWords = {
  title: '把公式拆开看',
  hint: '点公式的一个部分，或表里的一步。把词元数改成 18，看哪些数变成四倍。',
  formula: '公式的各个部分',
  caption: '每一步得到什么形状，要做多少次运算。',
  step: '步骤',
  gives: '得到',
  multiplications: '乘法',
  divisions: '除法',
  exps: 'exp',
  choose: (step) => `看“${step}”这一步`,
  does: '做什么',
  why: '为什么',
  shape: '形状',
  readMore: '详见：',
  additions: '加法没有数：每次乘法后面大致跟着一次加法。',
  steps: {
    scores: {
      name: '分数',
      does: '每个查询和每个键作点积，一对一个数。K 转置，是为了让键站成列。',
      why: '看谁和谁对得上。',
      chapter: '完整公式',
    },
    scale: {
      name: '缩放',
      does: '每个分数除以 √dₖ。',
      why: '点积的方差随维度增长；除以 √dₖ 就回到 1，softmax 不至于一边倒，损失的信号才传得回 Q 和 K。',
      chapter: '为什么要缩放',
    },
    softmax: {
      name: 'softmax',
      does: '每一行各自取指数，再除以这一行的总和。',
      why: '得到的权重全是正数，每行加起来是 1，可以当份额用。',
      chapter: 'Softmax',
    },
    mix: {
      name: '加权求和',
      does: '按每一行的权重，把各个词元的值混在一起。',
      why: '新向量里有了上下文。',
      chapter: '加权求和',
    },
  },
  counts: {
    scores: '算分数的乘法',
    scaled: '缩放的除法',
    exps: 'softmax 的 exp',
    weights: 'softmax 的除法',
    output: '加权求和的乘法',
  },
  cell: { tokenCount: '词元数 L', headSize: '查询和键的维数 dₖ', valueSize: '值的维数 dᵥ', pairs: '查询和键的对数' },
};

const en: SummaryWords = {
  title: 'The formula taken apart',
  hint: 'Choose a part of the formula, or a step in the table. Set the tokens to 18: which numbers are four times as large?',
  formula: 'Parts of the formula',
  caption: 'What shape each step gives, and how many operations it takes.',
  step: 'Step',
  gives: 'Gives',
  multiplications: '×',
  divisions: '÷',
  exps: 'exp',
  choose: (step) => `Look at the step: ${step}`,
  does: 'What it does',
  why: 'Why',
  shape: 'Shape',
  readMore: 'Chapter: ',
  additions: 'Additions are not counted: about one comes along with each multiplication.',
  steps: {
    scores: {
      name: 'Scores',
      does: 'Every query meets every key in a dot product: one number a pair. K is transposed so that the keys stand as columns.',
      why: 'It tells who matches whom.',
      chapter: 'The whole formula',
    },
    scale: {
      name: 'Scaling',
      does: 'Every score is divided by √dₖ.',
      why: 'The variance of a dot product grows with the dimension; divided, it is 1 again, softmax stays away from all-or-nothing, and what the loss says can reach Q and K.',
      chapter: 'Why scale?',
    },
    softmax: {
      name: 'Softmax',
      does: 'Each row by itself: take exp, then divide by the row’s sum.',
      why: 'The weights are all positive, and each row adds up to 1: they can serve as shares.',
      chapter: 'Softmax',
    },
    mix: {
      name: 'Weighted sum',
      does: 'Each row of weights mixes the values of all tokens.',
      why: 'The new vectors hold the context.',
      chapter: 'The weighted sum',
    },
  },
  counts: {
    scores: 'Multiplications for the scores',
    scaled: 'Divisions for scaling',
    exps: 'Exps of softmax',
    weights: 'Divisions of softmax',
    output: 'Multiplications of the weighted sum',
  },
  cell: {
    tokenCount: 'Tokens L',
    headSize: 'Query and key size dₖ',
    valueSize: 'Value size dᵥ',
    pairs: 'Pairs of a query and a key',
  },
};

export const summaryWords: Words<SummaryWords> = { 'zh-CN': zhCN, en };
export default summaryWords;
