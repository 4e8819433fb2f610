/** The words of the exhibit `variance`. */
import type { Words } from '../languages.ts';

export interface VarianceWords {
  title: string;
  hint: string;
  caption: string;
  place: string;
  number: string;
  deviation: string;
  square: string;
  mean: string;
  variance: string;
  standardDeviation: string;
  presets: string;
  add: string;
  removeLast: string;
  full(most: number): string;
  /** what a cell is called; the place in the list counts from 1 */
  cell: Record<
    'numbers' | 'mean' | 'deviations' | 'squares' | 'variance' | 'standardDeviation',
    (place: number) => string
  >;
}

const zhCN: VarianceWords = {
  title: '一组数有多分散',
  hint: '试试把 5 改成 50，看平均值和标准差怎么变。',
  caption: '每个数减去平均值，得到差；差的平方再求平均，就是方差；方差开平方，就是标准差。',
  place: '序号',
  number: '数',
  deviation: '减去平均值',
  square: '平方',
  mean: '平均值',
  variance: '方差',
  standardDeviation: '标准差',
  presets: '换一组',
  add: '加一个数',
  removeLast: '去掉最后一个',
  full: (most) => `最多 ${most} 个数。`,
  cell: {
    numbers: (place) => `第 ${place} 个数`,
    mean: () => '平均值',
    deviations: (place) => `第 ${place} 个数减去平均值`,
    squares: (place) => `第 ${place} 个差的平方`,
    variance: () => '方差',
    standardDeviation: () => '标准差',
  },
};

const en: VarianceWords = {
  title: 'How spread out numbers are',
  hint: 'Try changing 5 to 50 and watch the mean and the standard deviation.',
  caption:
    'Each number minus the mean is its deviation; the mean of the squared deviations is the variance, and its square root the standard deviation.',
  place: 'No.',
  number: 'Number',
  deviation: '− mean',
  square: 'Squared',
  mean: 'Mean',
  variance: 'Variance',
  standardDeviation: 'Standard deviation',
  presets: 'Other lists',
  add: 'Add a number',
  removeLast: 'Remove the last',
  full: (most) => `At most ${most} numbers.`,
  cell: {
    numbers: (place) => `Number ${place}`,
    mean: () => 'Mean',
    deviations: (place) => `Number ${place} minus the mean`,
    squares: (place) => `Squared deviation ${place}`,
    variance: () => 'Variance',
    standardDeviation: () => 'Standard deviation',
  },
};

export const varianceWords: Words<VarianceWords> = { 'zh-CN': zhCN, en };
export default varianceWords;
