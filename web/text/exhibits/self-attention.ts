/** The words of the exhibit `self-attention`. */
import type { MatrixName } from '../../parts/self-attention-inputs.ts';
import type { Words } from '../languages.ts';
import { type WaysWords, waysWords } from './self-attention/ways.ts';

export interface SelfAttentionWords {
  title: string;
  hint: string;
  /** the two sources, side by side */
  python: string;
  cpp: string;
  cppAttention: string;
  batch: string;
  length: string;
  hiddenSize: string;
  seed: string;
  presets: string;
  /** a preset's button; `sizes` is "[1, 9, 768]" */
  article(sizes: string): string;
  largest(sizes: string): string;
  longest(sizes: string): string;
  run: string;
  running: string;
  /** what stands there before a run */
  notRun(sizes: string): string;
  failed(reason: string): string;
  took(time: string): string;
  shapes: string;
  /** after it: what can be done with it */
  shapesHint: string;
  matrix: string;
  meaning: string;
  shape: string;
  /** a matrix's button in the table of shapes */
  show(name: string): string;
  matrices: Record<MatrixName, string>;
  pick: string;
  item: string;
  row: string;
  numbers(row: string): string;
  /** after it: what can be done with them */
  numbersHint: string;
  code: string;
  /** a cell or matrix as the code writes it, "output[0]", and what it is */
  named(code: string, name: string): string;
  random: string;
  /** the two ways of computing it */
  ways: WaysWords;
  /** what a cell is called; where it is one of several, by way of `named` */
  cell: Record<MatrixName | 'headSize' | 'divisor' | 'layerWeights' | 'layerBias' | 'weightsSum', string>;
}

const zhCN: SelfAttentionWords = {
  title: '同一个类，两种语言',
  hint: '改大小和种子，看形状怎么跟着变；点表里的行名，看那个矩阵里的数，再点一个数，看它怎么算出来。',
  python: 'PyTorch 的写法',
  cpp: '这一页里运行的 C++',
  cppAttention: '上面调用的 attention()',
  batch: '批次 B',
  length: '长度 L',
  hiddenSize: '隐藏维度 H（这里 dₖ = H）',
  seed: '随机种子',
  presets: '现成的大小',
  article: (sizes) => `原文的 ${sizes}`,
  largest: (sizes) => `最大的 ${sizes}`,
  longest: (sizes) => `最长的 ${sizes}`,
  run: '运行',
  running: '正在算',
  notRun: (sizes) => `${sizes} 算起来要一会儿，不会边改边算；按“运行”开始。`,
  failed: (reason) => `没有算成：${reason}`,
  took: (time) => `C++ 算完了，用时 ${time} 毫秒。`,
  shapes: '每一步的形状。',
  shapesHint: '点行名，下面就显示那个矩阵。',
  matrix: '代码里的名字',
  meaning: '是什么',
  shape: '形状',
  show: (name) => `显示 ${name}`,
  matrices: {
    x: '输入：每个词元一行',
    q: '查询',
    k: '键',
    v: '值',
    scores: '分数',
    scaled: '÷ √dₖ',
    weights: '权重',
    output: '输出',
  },
  pick: '看哪一行（下标从 0 开始）',
  item: '批次里的下标',
  row: '词元的下标',
  numbers: (row) => `除数，以及 ${row} 这一行。`,
  numbersHint: '点一个数，看它怎么算出来。',
  code: '代码',
  named: (code, name) => `${code}（${name}）`,
  random: '输入和三个线性层都是用种子随机抽的，没有训练过：这里看的是形状和算法，权重还不说明什么语言规律。',
  ways: waysWords['zh-CN'],
  cell: {
    headSize: '隐藏维度 H，也就是 dₖ',
    divisor: '除数 √dₖ',
    x: '输入',
    layerWeights: '线性层的权重矩阵',
    layerBias: '线性层的偏置',
    q: '查询',
    k: '键',
    v: '值',
    scores: '分数',
    scaled: '缩放后的分数',
    weights: '权重',
    weightsSum: '权重之和',
    output: '输出',
  },
};

const en: SelfAttentionWords = {
  title: 'One class, two languages',
  hint: 'Change the sizes and the seed and watch the shapes follow; press a row’s name to see that matrix, and a number in it to see how it was computed.',
  python: 'In PyTorch',
  cpp: 'The C++ that runs in this page',
  cppAttention: 'attention(), called above',
  batch: 'Batch B',
  length: 'Length L',
  hiddenSize: 'Hidden size H (here dₖ = H)',
  seed: 'Seed',
  presets: 'Ready-made sizes',
  article: (sizes) => `The article’s ${sizes}`,
  largest: (sizes) => `The largest, ${sizes}`,
  longest: (sizes) => `The longest, ${sizes}`,
  run: 'Run',
  running: 'Computing',
  notRun: (sizes) => `${sizes} takes a while, so it is not computed at each keystroke. Press “Run” to start.`,
  failed: (reason) => `It could not be computed: ${reason}`,
  took: (time) => `Computed in C++, in ${time} ms.`,
  shapes: 'The shape at each step.',
  shapesHint: ' Press a name to see that matrix below.',
  matrix: 'Name in the code',
  meaning: 'What it is',
  shape: 'Shape',
  show: (name) => `Show ${name}`,
  matrices: {
    x: 'input, a row for each token',
    q: 'queries',
    k: 'keys',
    v: 'values',
    scores: 'scores',
    scaled: '÷ √dₖ',
    weights: 'weights',
    output: 'output',
  },
  pick: 'Which row (indices start at 0)',
  item: 'Index in the batch',
  row: 'Index of the token',
  numbers: (row) => `The divisor, and the row ${row}.`,
  numbersHint: ' Press a number to see how it was computed.',
  code: 'Code',
  named: (code, name) => `${code} (${name})`,
  random:
    'The input and the three linear layers are random numbers from the seed, and untrained: look at the shapes and at the algorithm; the weights say nothing about language yet.',
  ways: waysWords.en,
  cell: {
    headSize: 'Hidden size H, which is dₖ here',
    divisor: 'Divisor √dₖ',
    x: 'input',
    layerWeights: 'weight matrix of a layer',
    layerBias: 'bias of a layer',
    q: 'query',
    k: 'key',
    v: 'value',
    scores: 'score',
    scaled: 'scaled score',
    weights: 'weight',
    weightsSum: 'sum of the weights',
    output: 'output',
  },
};

export const selfAttentionWords: Words<SelfAttentionWords> = { 'zh-CN': zhCN, en };
export default selfAttentionWords;
