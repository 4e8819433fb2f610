/** The words of the exhibit `matrix`. */
import type { Words } from '../languages.ts';

type Matrices = 'queries' | 'keys' | 'values' | 'scores' | 'scaled' | 'weights' | 'output';

export interface MatrixWords {
  title: string;
  hint: string;
  /** where the vectors come from */
  fromSeed: string;
  given: string;
  token: string;
  query: string;
  sum: string;
  steps: Record<'scores' | 'scaled' | 'weights' | 'output', string>;
  captions: Record<'scores' | 'scaled' | 'weights' | 'output', string>;
  mask: string;
  masks: Record<'none' | 'causal' | 'padding', string>;
  pickCell: string;
  hide(query: string, key: string): string;
  show(query: string, key: string): string;
  hideAll(query: string): string;
  noKey(queries: string): string;
  conventions: string;
  convention: string;
  zeros: string;
  notANumber: string;
  uniform: string;
  pick(token: string): string;
  /** what a cell is called: its row's token, its column's, and its column from 1 */
  cell: Record<
    Matrices | 'headSize' | 'divisor' | 'weightsSum',
    (one: string, other: string, column: number) => string
  >;
}

const zhCN: MatrixWords = {
  title: '整个公式，一张一张表地算',
  hint: '指着或点一下任何一格，看它由哪些格算来；改一个 Q、K、V 里的数，或者换一种遮罩试试。',
  fromSeed:
    '这里的 Q、K、V 是由种子抽出的随机数，保留两位小数，好让人跟着手算；它们只演示算法怎么走，不懂语言。d_k 取 4，所以除以 √4 = 2。',
  given: '每个词元的查询（q）、键（k）和值（v）。',
  token: '词元',
  query: '查询',
  sum: '合计',
  steps: { scores: '分数 QKᵀ', scaled: '÷ √d_k，遮罩', weights: '权重', output: '输出' },
  captions: {
    scores: '分数：行是查询，列是键，每格是两个向量的点积。',
    scaled: '缩放后的分数：每格除以 2；被遮住的变成 −∞。',
    weights: '权重：softmax 按行做，每行加起来是 1。',
    output: '输出：每行的权重去混合所有的值。',
  },
  mask: '遮罩',
  masks: { none: '不遮', causal: '因果（不看后面的）', padding: '填充（加两个 [PAD] 并遮住）' },
  pickCell: '想单独遮住一格：先在分数或权重表里点选它。',
  hide: (query, key) => `遮住：${query} 看 ${key}`,
  show: (query, key) => `不再遮住：${query} 看 ${key}`,
  hideAll: (query) => `把 ${query} 的键全遮住`,
  noKey: (queries) =>
    `${queries} 的键全被遮住了：它谁也看不到，没有什么可以混合。softmax 这时没有定义，各家约定不同；这里的权重和输出都取 0。`,
  conventions: '键全被遮住时，一个权重是多少：三种约定。',
  convention: '约定',
  zeros: '取 0（这里）',
  notANumber: '照公式算 0 ÷ 0',
  uniform: '遮住的分数不取 −∞，取 −10⁹：人人平分',
  pick: (token) => `查询 ${token}`,
  cell: {
    queries: (token, _, d) => `${token} 的查询第 ${d} 维`,
    keys: (token, _, d) => `${token} 的键第 ${d} 维`,
    values: (token, _, d) => `${token} 的值第 ${d} 维`,
    scores: (query, key) => `${query} 对 ${key} 的分数`,
    scaled: (query, key) => `${query} 对 ${key} 的缩放后分数`,
    weights: (query, key) => `${query} 给 ${key} 的权重`,
    weightsSum: (query) => `${query} 的权重之和`,
    output: (token, _, d) => `${token} 的输出第 ${d} 维`,
    headSize: () => '头的大小 d_k',
    divisor: () => '除数 √d_k',
  },
};

const en: MatrixWords = {
  title: 'The whole formula, table by table',
  hint: 'Point at or tap any cell to see what it is computed from; change a number in Q, K or V, or try a mask.',
  fromSeed:
    'Q, K and V here are random numbers from a seed, to two decimals so that you can follow by hand; they show the mechanism and know nothing of language. d_k is 4, so scores are divided by √4 = 2.',
  given: 'The query (q), key (k) and value (v) of each token.',
  token: 'Token',
  query: 'Query',
  sum: 'Sum',
  steps: { scores: 'Scores QKᵀ', scaled: '÷ √d_k, mask', weights: 'Weights', output: 'Output' },
  captions: {
    scores: 'Scores: a row for each query, a column for each key; each cell is the dot product of the two.',
    scaled: 'Scaled scores: each divided by 2; what is masked becomes −∞.',
    weights: 'Weights: softmax row by row, so each row adds up to 1.',
    output: 'Output: each row of weights mixes all the values.',
  },
  mask: 'Mask',
  masks: { none: 'None', causal: 'Causal (nothing later)', padding: 'Padding (adds two [PAD] and masks them)' },
  pickCell: 'To mask a single cell, choose it in the scores or weights first.',
  hide: (query, key) => `Mask ${key} for ${query}`,
  show: (query, key) => `Unmask ${key} for ${query}`,
  hideAll: (query) => `Mask every key for ${query}`,
  noKey: (queries) =>
    `Every key is masked for ${queries}: it sees no token, so there is nothing to mix. Softmax is not defined then and conventions differ; here weights and output are 0.`,
  conventions: 'What one weight is when every key is masked: three conventions.',
  convention: 'Convention',
  zeros: 'Zeros (here)',
  notANumber: 'By the formula, 0 ÷ 0',
  uniform: '−10⁹ instead of −∞: equal shares for all',
  pick: (token) => `Query ${token}`,
  cell: {
    queries: (token, _, d) => `Query of ${token}, dimension ${d}`,
    keys: (token, _, d) => `Key of ${token}, dimension ${d}`,
    values: (token, _, d) => `Value of ${token}, dimension ${d}`,
    scores: (query, key) => `Score of ${query} with ${key}`,
    scaled: (query, key) => `Scaled score of ${query} with ${key}`,
    weights: (query, key) => `Weight of ${key} for ${query}`,
    weightsSum: (query) => `Sum of weights of ${query}`,
    output: (token, _, d) => `Output of ${token}, dimension ${d}`,
    headSize: () => 'Head size d_k',
    divisor: () => 'Divisor √d_k',
  },
};

export const matrixWords: Words<MatrixWords> = { 'zh-CN': zhCN, en };
export default matrixWords;
