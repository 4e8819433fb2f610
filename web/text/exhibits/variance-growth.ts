/** The words of the exhibit `variance-growth`. */
import type { Words } from '../languages.ts';

type Named =
  | 'headSize'
  | 'pairs'
  | 'seed'
  | 'count'
  | 'total'
  | 'm2'
  | 'divisor'
  | 'rootCount'
  | 'mean'
  | 'variance'
  | 'standardDeviation'
  | 'expectedVariance'
  | 'expectedDeviation'
  | 'meanError'
  | 'squareDeviation'
  | 'varianceError';

export interface VarianceGrowthWords {
  title: string;
  hint: string;
  headSize: string;
  pairs: string;
  seed: string;
  shown: string;
  raw: string;
  scaled: string;
  /** a round number of pairs, on a button */
  round: Record<1000 | 10000 | 100000 | 1000000 | 10000000, string>;
  run: {
    /** draws the pairs that are missing */
    start(missing: string): string;
    all: string;
    label: string;
    soFar(count: string, pairs: string): string;
    failed(reason: string): string;
  };
  chart: {
    label(count: string, headSize: string, seed: string): string;
    x: string;
    xScaled: string;
    counts: string;
    expected(variance: string): string;
  };
  caption: string;
  quantity: string;
  measured: string;
  theory: string;
  error: string;
  mean: string;
  variance: string;
  standardDeviation: string;
  /** by how many standard errors the measured values are off */
  off(mean: string, variance: string): string;
  /** for a small d_k */
  notNormal: string;
  /** what a cell is called */
  cell: Record<Named, string>;
  ofScaled(name: string): string;
}

const zhCN: VarianceGrowthWords = {
  title: '随机抽出来的分数有多分散',
  hint: '试试把 dₖ 改成 1024，再看 q·k ÷ √dₖ；或者选 1000 万，再按“再抽……”。',
  headSize: '维度 dₖ',
  pairs: '对数 n',
  seed: '随机种子',
  shown: '看',
  raw: 'q·k',
  scaled: 'q·k ÷ √dₖ',
  round: { 1000: '1000', 10000: '1 万', 100000: '10 万', 1000000: '100 万', 10000000: '1000 万' },
  run: {
    start: (missing) => `再抽 ${missing} 对`,
    all: '已全部抽完',
    label: '抽取进度',
    soFar: (count, pairs) => `已抽 ${count} 对，共 ${pairs} 对。`,
    failed: (reason) => `没能抽完：${reason}`,
  },
  chart: {
    label: (count, headSize, seed) => `${count} 对随机的 q、k（dₖ = ${headSize}，种子 ${seed}），分数落在哪里`,
    x: '分数 q·k',
    xScaled: '缩放后的分数 q·k ÷ √dₖ',
    counts: '抽到的对数',
    expected: (variance) => `方差为 ${variance} 的正态分布该有的对数`,
  },
  caption:
    'q 和 k 的每个分量都从平均值为 0、方差为 1 的正态分布里独立抽取。抽得再多，测得的值也不会正好等于理论值；光凭偶然一般会差多少，叫标准误。',
  quantity: '分数的',
  measured: '测得',
  theory: '理论',
  error: '标准误',
  mean: '平均值',
  variance: '方差',
  standardDeviation: '标准差',
  off: (mean, variance) =>
    `平均值与理论差 ${mean} 个标准误，方差与理论差 ${variance} 个。差一两个很平常；若理论是对的，差到 5 个以上几乎不会发生。`,
  notNormal:
    'dₖ 这么小的时候，柱子的形状还不是正态分布：几个乘积之和在 0 附近更尖，两头也拖得更长。方差照样是 dₖ；dₖ 越大，形状越贴近曲线。',
  cell: {
    headSize: '维度 dₖ',
    pairs: '对数 n',
    seed: '随机种子',
    count: '已抽的对数',
    total: '所有分数之和',
    m2: '各个分数与平均值之差的平方和',
    divisor: '除数',
    rootCount: '已抽对数的平方根',
    mean: '测得的平均值',
    variance: '测得的方差',
    standardDeviation: '测得的标准差',
    expectedVariance: '理论上的方差',
    expectedDeviation: '理论上的标准差',
    meanError: '平均值的标准误',
    squareDeviation: '分数平方的标准差',
    varianceError: '方差的标准误',
  },
  ofScaled: (name) => `${name}（÷ √dₖ 之后）`,
};

const en: VarianceGrowthWords = {
  title: 'How far apart random scores fall',
  hint: 'Try a dₖ of 1024, then look at q·k ÷ √dₖ; or choose 10 million, then press “Draw … more pairs”.',
  headSize: 'Dimension dₖ',
  pairs: 'Pairs n',
  seed: 'Seed',
  shown: 'Look at',
  raw: 'q·k',
  scaled: 'q·k ÷ √dₖ',
  round: { 1000: '1,000', 10000: '10,000', 100000: '100,000', 1000000: '1 million', 10000000: '10 million' },
  run: {
    start: (missing) => `Draw ${missing} more pairs`,
    all: 'All pairs drawn',
    label: 'Drawing',
    soFar: (count, pairs) => `${count} of ${pairs} pairs drawn.`,
    failed: (reason) => `Drawing stopped: ${reason}`,
  },
  chart: {
    label: (count, headSize, seed) =>
      `Where the scores of ${count} random pairs q, k fall (dₖ = ${headSize}, seed ${seed})`,
    x: 'score q·k',
    xScaled: 'scaled score q·k ÷ √dₖ',
    counts: 'pairs drawn',
    expected: (variance) => `pairs to expect of a normal distribution with variance ${variance}`,
  },
  caption:
    'Every entry of q and k is drawn independently from the normal distribution with mean 0 and variance 1. However many are drawn, a measured value is never exactly the theory’s; how far chance alone typically takes it is its standard error.',
  quantity: 'Scores',
  measured: 'Measured',
  theory: 'Theory',
  error: 'Std. error',
  mean: 'Mean',
  variance: 'Variance',
  standardDeviation: 'Std. deviation',
  off: (mean, variance) =>
    `The mean is ${mean} standard errors away from theory, the variance ${variance}. One or two are nothing unusual; if the theory is right, more than 5 hardly ever happen.`,
  notNormal:
    'With dₖ this small, the bars do not have the shape of a normal distribution yet: a sum of so few products has a sharper peak at 0 and longer tails. Its variance is dₖ all the same; the larger dₖ, the closer the shape comes to the curve.',
  cell: {
    headSize: 'Dimension dₖ',
    pairs: 'Pairs n',
    seed: 'Seed',
    count: 'Pairs drawn',
    total: 'Sum of all scores',
    m2: 'Sum of the scores’ squared distances from their mean',
    divisor: 'Divisor',
    rootCount: 'Square root of the pairs drawn',
    mean: 'Measured mean',
    variance: 'Measured variance',
    standardDeviation: 'Measured standard deviation',
    expectedVariance: 'Variance by theory',
    expectedDeviation: 'Standard deviation by theory',
    meanError: 'Standard error of the mean',
    squareDeviation: 'Standard deviation of a squared score',
    varianceError: 'Standard error of the variance',
  },
  ofScaled: (name) => `${name} (after ÷ √dₖ)`,
};

export const varianceGrowthWords: Words<VarianceGrowthWords> = { 'zh-CN': zhCN, en };
export default varianceGrowthWords;
