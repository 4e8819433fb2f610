/** The words of the exhibit `matrix`. */
import type { Words } from '../languages.ts';

/** Which cell: whose row, towards which key, which dimension (from 1). */
interface Place {
  of: string;
  to: string;
  dimension: number;
}

type Stage = 'queries' | 'keys' | 'values' | 'scores' | 'scaled' | 'weights' | 'output';

export interface MatrixWords {
  title: string;
  hint: string;
  /** the numbers are no language */
  random: string;
  /** the source of the numbers that is not the encoder */
  drawn: string;
  sentence: string;
  seed: string;
  again: string;
  headSize: string;
  mask: string;
  causal: string;
  hidePadding: string;
  addPadding: string;
  removePadding: string;
  masking: string;
  maskRow(query: string): string;
  unmask: string;
  /** what to do in order to mask a cell */
  howToMask: string;
  /** the five stages, and what happens in each; `divisor` is √dₖ as printed */
  steps: readonly string[];
  lines: readonly ((divisor: string) => string)[];
  /** what a table holds, `tokens` and `headSize` being the sides of the matrices */
  captions: Record<Stage, (tokens: number, headSize: number) => string>;
  corner: Record<Stage, string>;
  pick(query: string): string;
  /** which tokens of many the tables show */
  window: Record<'rows' | 'columns', string>;
  range(first: number, last: number, from: string, to: string): string;
  /** whose information the picked query's output holds */
  shares(query: string): string;
  /** queries that see no key */
  blind(queries: readonly string[]): string;
  conventionsCaption(query: string): string;
  convention: string;
  zeros: string;
  conventions: Record<'formula' | 'large-negative', { name: string }>;
  byConvention(cell: string, convention: string): string;
  cell: Record<Stage | 'headSize' | 'divisor' | 'weightsSum', (place: Place) => string>;
}

const list = (names: readonly string[]) => names.map((name) => `“${name}”`);

const zhCN: MatrixWords = {
  title: '完整公式：所有词元一起算',
  hint: '按“播放”一步步看；鼠标停在任何一格上（或点一下），看它由哪些格算出来。',
  random:
    '这里的查询、键、值是按种子随机抽的（保留两位小数，方便用手验算），不是训练出来的：谁关注谁，只说明机制，不说明语言。同一个词元抽到的数总是一样。',
  drawn: '按种子随机抽',
  sentence: '句子',
  seed: '种子',
  again: '换一组数',
  headSize: 'dₖ =',
  mask: '遮罩',
  causal: '因果：不看后面的词元',
  hidePadding: '不看 [PAD]',
  addPadding: '加一个 [PAD]',
  removePadding: '去掉一个 [PAD]',
  masking: '点一格，遮住一格',
  maskRow: (query) => `遮住“${query}”整行`,
  unmask: '全部放开',
  howToMask: '现在点分数、缩放、权重表里的一格，就遮住它，再点就放开；用键盘时移到那一格按回车。平时也可以按 M 键。',
  steps: ['Q、K、V', '分数', '缩放', '权重', '输出'],
  lines: [
    () => '每个词元有一行查询、一行键、一行值。真实的模型用词向量乘三个权重矩阵得到它们。虚线上的数都能改。',
    () => '分数表的第 i 行第 j 列，是 Q 的第 i 行和 K 的第 j 行的点积：词元 i 问，词元 j 答。',
    (divisor) => `每个分数除以 √dₖ = ${divisor}。遮住的格子在这一步换成 −∞。`,
    () => '每一行各自做 softmax，变成加起来等于 1 的权重。−∞ 的权重恰好是 0。',
    () => '每一行权重，把 V 的各行按比例混到一起，就是这个词元的输出。',
  ],
  captions: {
    queries: (n, d) => `Q：查询 [${n}, ${d}]`,
    keys: (n, d) => `K：键 [${n}, ${d}]`,
    values: (n, d) => `V：值 [${n}, ${d}]`,
    scores: (n, d) => `分数 QKᵀ：[${n}, ${d}] × [${d}, ${n}] → [${n}, ${n}]。行是查询，列是键。`,
    scaled: (n) => `缩放后的分数 QKᵀ ÷ √dₖ：[${n}, ${n}]`,
    weights: (n) => `权重 softmax：[${n}, ${n}]。每行加起来是 1（印出来的数舍入过，相加可能差一点）。`,
    output: (n, d) => `输出 权重 × V：[${n}, ${n}] × [${n}, ${d}] → [${n}, ${d}]`,
  },
  corner: {
    queries: 'Q',
    keys: 'K',
    values: 'V',
    scores: '查询＼键',
    scaled: '查询＼键',
    weights: '查询＼键',
    output: '输出',
  },
  pick: (query) => `选“${query}”这一行`,
  window: { rows: '看哪些行（查询）', columns: '看哪些列（键）' },
  range: (first, last, from, to) => `${first}–${last}：${from} … ${to}`,
  shares: (query) => `“${query}”的输出里装着谁的信息`,
  blind: (queries) =>
    `${list(queries).join('、')}的键全被遮住了：谁也不许看。softmax 这时是 0 ÷ 0，公式没有答案，只能靠约定。常见的有三种：权重和输出都取 0，等于“什么也没听到”（本页这样做）；照公式硬算，得到 NaN，它会一路传下去，毁掉后面所有的数；用 −10⁹ 代替 −∞，得到人人平分的权重，看着正常，其实连被遮住的词元也混进来了。`,
  conventionsCaption: (query) => `“${query}”这一行，三种约定下的权重`,
  convention: '约定',
  zeros: '全取 0（本页）',
  conventions: { formula: { name: '照公式算' }, 'large-negative': { name: '用 −10⁹' } },
  byConvention: (cell, convention) => `${cell}（${convention}）`,
  cell: {
    headSize: () => '每个头的维度 dₖ',
    divisor: () => '除数 √dₖ',
    queries: ({ of, dimension }) => `“${of}”的查询第 ${dimension} 维`,
    keys: ({ of, dimension }) => `“${of}”的键第 ${dimension} 维`,
    values: ({ of, dimension }) => `“${of}”的值第 ${dimension} 维`,
    scores: ({ of, to }) => `“${of}”对“${to}”的分数`,
    scaled: ({ of, to }) => `“${of}”对“${to}”缩放后的分数`,
    weights: ({ of, to }) => `“${of}”对“${to}”的权重`,
    weightsSum: ({ of }) => `“${of}”的权重之和`,
    output: ({ of, dimension }) => `“${of}”的输出第 ${dimension} 维`,
  },
};

const en: MatrixWords = {
  title: 'The whole formula, all tokens at once',
  hint: 'Press Play to go stage by stage; rest the pointer on any cell (or tap it) to see which cells it is made of.',
  random:
    'Queries, keys and values here are random numbers drawn by the seed (to two decimals, so that you can check by hand), not learned ones: who attends to whom shows the mechanism, not language. One token always draws the same numbers.',
  drawn: 'Drawn by a seed',
  sentence: 'Sentence',
  seed: 'Seed',
  again: 'Other numbers',
  headSize: 'dₖ =',
  mask: 'Mask',
  causal: 'Causal: no token sees those after it',
  hidePadding: 'Hide [PAD]',
  addPadding: 'Add a [PAD]',
  removePadding: 'Remove a [PAD]',
  masking: 'Tap a cell to mask it',
  maskRow: (query) => `Mask the row of ${query}`,
  unmask: 'Unmask all',
  howToMask:
    'Now a tap on a cell of the scores, the scaled scores or the weights masks it, and another unmasks it; by keyboard, go to the cell and press Enter. The M key does so at any time.',
  steps: ['Q, K, V', 'Scores', 'Scaled', 'Weights', 'Output'],
  lines: [
    () =>
      'Each token has a row of query, of key and of value. A real model gets them by multiplying token vectors by three weight matrices. Every number on a dashed line can be changed.',
    () =>
      'Row i, column j of the scores is the dot product of row i of Q and row j of K: token i asks, token j answers.',
    (divisor) => `Each score is divided by √dₖ = ${divisor}. Here masked cells become −∞.`,
    () => 'Softmax makes weights of each row by itself, which add up to 1. The weight of −∞ is exactly 0.',
    () => 'Each row of weights mixes the rows of V in its proportions: that is the token’s output.',
  ],
  captions: {
    queries: (n, d) => `Q: queries [${n}, ${d}]`,
    keys: (n, d) => `K: keys [${n}, ${d}]`,
    values: (n, d) => `V: values [${n}, ${d}]`,
    scores: (n, d) => `Scores QKᵀ: [${n}, ${d}] × [${d}, ${n}] → [${n}, ${n}]. Rows are queries, columns keys.`,
    scaled: (n) => `Scaled scores QKᵀ ÷ √dₖ: [${n}, ${n}]`,
    weights: (n) =>
      `Weights, by softmax: [${n}, ${n}]. Each row adds up to 1 (what is printed is rounded and may be a little off).`,
    output: (n, d) => `Output, weights × V: [${n}, ${n}] × [${n}, ${d}] → [${n}, ${d}]`,
  },
  corner: {
    queries: 'Q',
    keys: 'K',
    values: 'V',
    scores: 'Query \\ key',
    scaled: 'Query \\ key',
    weights: 'Query \\ key',
    output: 'Output',
  },
  pick: (query) => `Pick the row of ${query}`,
  window: { rows: 'Rows on show (queries)', columns: 'Columns on show (keys)' },
  range: (first, last, from, to) => `${first}–${last}: ${from} … ${to}`,
  shares: (query) => `Whose information the output of ${query} holds`,
  blind: (queries) =>
    `Every key is masked for ${queries.join(', ')}, which may look at nothing. Softmax is 0 ÷ 0 then: the formula has no answer, and a convention must settle it. Three are common. Weights and output of 0: nothing was heard (as on this page). The formula as it stands: NaN, which spreads and spoils every number after it. Or −10⁹ in place of −∞: equal weights for all, which look sound, but let even the masked tokens in.`,
  conventionsCaption: (query) => `The row of ${query}: its weights by three conventions`,
  convention: 'Convention',
  zeros: 'All 0 (this page)',
  conventions: { formula: { name: 'As the formula' }, 'large-negative': { name: 'With −10⁹' } },
  byConvention: (cell, convention) => `${cell} (${convention})`,
  cell: {
    headSize: () => 'Head size dₖ',
    divisor: () => 'Divisor √dₖ',
    queries: ({ of, dimension }) => `Query of ${of}, dimension ${dimension}`,
    keys: ({ of, dimension }) => `Key of ${of}, dimension ${dimension}`,
    values: ({ of, dimension }) => `Value of ${of}, dimension ${dimension}`,
    scores: ({ of, to }) => `Score of ${of} with ${to}`,
    scaled: ({ of, to }) => `Scaled score of ${of} with ${to}`,
    weights: ({ of, to }) => `Weight from ${of} to ${to}`,
    weightsSum: ({ of }) => `Sum of the weights of ${of}`,
    output: ({ of, dimension }) => `Output of ${of}, dimension ${dimension}`,
  },
};

export const matrixWords: Words<MatrixWords> = { 'zh-CN': zhCN, en };
export default matrixWords;
