/** The words of the exhibit `alternatives`. */
import type { AlternativesQuantity } from '../../parts/alternatives.ts';
import type { Words } from '../languages.ts';

export interface AlternativesWords {
  title: string;
  hint: string;
  caption: string;
  /** follows the caption where the table can be touched */
  tableHint: string;
  place: string;
  score: string;
  overMax: string;
  overSum: string;
  softmax: string;
  argMax: string;
  total: string;
  max: string;
  presets: string;
  add: string;
  removeLast: string;
  full(most: number): string;
  /** what a cell is called; the place in the row counts from 1 */
  cell: Record<AlternativesQuantity, (place: number) => string>;
  notes: {
    zeroMax: string;
    negativeMax: string;
    zeroSum: string;
    cancelledSum: string;
    negativeSum: string;
    outside: string;
    noFixedTotal: string;
    allRight: string;
  };
}

const zhCN: AlternativesWords = {
  title: '同一组分数，四种分法',
  hint: '试试把 −2 改成 −4，让总和变成 0；再把三个数都改成负的。',
  caption: '同一组分数，分别除以最大值、除以总和、做 softmax、只取最大的那个。',
  tableHint: '点任何一个算出来的数，看它怎么来的。',
  place: '序号',
  score: '分数',
  overMax: '÷ 最大值',
  overSum: '÷ 总和',
  softmax: 'softmax',
  argMax: '只取最大',
  total: '合计',
  max: '最大值',
  presets: '换一组',
  add: '加一个分数',
  removeLast: '去掉最后一个',
  full: (most) => `最多 ${most} 个分数。`,
  cell: {
    scores: (place) => `第 ${place} 个分数`,
    max: () => '最大值',
    sum: () => '分数的总和',
    overMax: (place) => `第 ${place} 个分数除以最大值`,
    overMaxSum: () => '除以最大值之后的合计',
    overSum: (place) => `第 ${place} 个分数除以总和`,
    overSumSum: () => '除以总和之后的合计',
    weights: (place) => `第 ${place} 个权重`,
    weightsSum: () => '权重之和',
    argMax: (place) => `第 ${place} 个是不是最大`,
    argMaxSum: () => '只取最大的合计',
  },
  notes: {
    zeroMax: '最大值是 0，没法拿它去除。',
    negativeMax: '最大值是负的，除以它之后次序倒了过来：分数最低的反而最大。',
    zeroSum: '总和是 0，没法拿它去除。',
    cancelledSum: '这些分数正负相消，总和本该是 0：剩下的这一点点只是舍入误差，拿它去除，得不出有意义的数。',
    negativeSum: '总和是负的，除以它之后次序倒了过来：分数最低的反而最大。',
    outside: '除以总和，出现了负数或大于 1 的数，不能当份额用。',
    noFixedTotal: '除以最大值，合计不是 1，换一组分数又是另一个数。',
    allRight:
      'softmax 没有负数，合计为 1，次序也不会颠倒。只取最大也做得到这几条，但别的全没份，分数动一点它也不动，没法学。',
  },
};

const en: AlternativesWords = {
  title: 'One row of scores, four ways to share',
  hint: 'Try changing −2 to −4, so that the sum becomes 0; then make all three negative.',
  caption:
    'The same scores divided by their maximum, divided by their sum, through softmax, and with everything for the largest.',
  tableHint: ' Tap any computed number to see where it comes from.',
  place: 'No.',
  score: 'Score',
  overMax: '÷ max',
  overSum: '÷ sum',
  softmax: 'Softmax',
  argMax: 'Arg max',
  total: 'Total',
  max: 'Max',
  presets: 'Other rows',
  add: 'Add a score',
  removeLast: 'Remove the last',
  full: (most) => `At most ${most} scores.`,
  cell: {
    scores: (place) => `Score ${place}`,
    max: () => 'Largest score',
    sum: () => 'Sum of the scores',
    overMax: (place) => `Score ${place} ÷ max`,
    overMaxSum: () => 'Total after ÷ max',
    overSum: (place) => `Score ${place} ÷ sum`,
    overSumSum: () => 'Total after ÷ sum',
    weights: (place) => `Weight ${place}`,
    weightsSum: () => 'Sum of the weights',
    argMax: (place) => `Whether score ${place} is the largest`,
    argMaxSum: () => 'Total of arg max',
  },
  notes: {
    zeroMax: 'The maximum is 0, which nothing can be divided by.',
    negativeMax: 'The maximum is negative, so dividing by it reverses the order: the lowest score comes out on top.',
    zeroSum: 'The sum is 0, which nothing can be divided by.',
    cancelledSum:
      'These scores cancel out, and their sum ought to be 0: the little that is left is rounding error, and shares of it mean nothing.',
    negativeSum: 'The sum is negative, so dividing by it reverses the order: the lowest score comes out on top.',
    outside: 'Divided by the sum, some are negative or above 1, which no share can be.',
    noFixedTotal: 'Divided by the maximum they don’t add up to 1, and another row would add up to something else.',
    allRight:
      'Softmax is never negative, adds up to 1 and never reverses the order. The same is true of arg max, but it gives the others nothing and does not move when a score moves a little, so nothing can be learned through it.',
  },
};

export const alternativesWords: Words<AlternativesWords> = { 'zh-CN': zhCN, en };
export default alternativesWords;
