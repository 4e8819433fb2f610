/** The words of the exhibit `saturation-curve`. */
import type { Measure, SaturationCurveQuantity } from '../../parts/saturation-curve.ts';
import type { Variant } from '../../parts/saturation.ts';
import type { Words } from '../languages.ts';

type FromTo = readonly [from: string, to: string];

export interface SaturationCurveWords {
  title: string;
  hint: string;
  experiment(draws: number, keys: number): string;
  seed: string;
  again: string;
  /** while another seed's curve is being computed */
  awaited: string;
  chart: Record<Measure, string>;
  /** over the y axis */
  unit: Record<Measure, string>;
  /** at a line's end */
  series: Record<Variant, string>;
  caption: Record<Variant, string>;
  scoreDeviation: string;
  measure: Record<Measure, string>;
  /** what the sizes of the Jacobian and of p − y do, unscaled, from the least head size to the largest */
  meaning(jacobian: FromTo, gradient: FromTo): string;
  /** what a cell is called, at a head size */
  cell: Record<SaturationCurveQuantity, (headSize: number) => string>;
  inVariant: Record<Variant, (cell: string) => string>;
}

const zhCN: SaturationCurveWords = {
  title: '维度越大，softmax 越传不动信号',
  hint: '另抽一批随机向量，看这几条线会不会变样。',
  experiment: (draws, keys) =>
    `每个 dₖ 抽 ${draws} 次：一个查询、${keys} 个键，分量互相独立，平均值 0、方差 1；再随便指定一个键当正确答案。图里是 ${draws} 次的平均。`,
  seed: '随机种子',
  again: '另抽一批',
  awaited: '正在抽……',
  chart: {
    largest: '最大的权重',
    entropy: '权重的熵',
    jacobianNorm: '雅可比矩阵 diag(p) − ppᵀ 的大小',
    gradientNorm: 'p − y 的大小',
  },
  unit: { largest: '平均', entropy: '平均（用 ln 算，单位叫 nat）', jacobianNorm: '平均', gradientNorm: '平均' },
  series: { raw: '不缩放', scaled: '÷ √dₖ' },
  caption: {
    raw: '不缩放：分数的标准差接近 √dₖ，权重越来越集中到一个键上。',
    scaled: '除以 √dₖ：不管 dₖ 多大，各项都差不多。',
  },
  scoreDeviation: '分数的标准差',
  measure: { largest: '最大的权重', entropy: '熵', jacobianNorm: '雅可比的大小', gradientNorm: 'p − y 的大小' },
  meaning: ([from, to], [gradientFrom, gradientTo]) =>
    `不缩放时，dₖ 从 1 到 1024，雅可比的大小从 ${from} 降到 ${to}，p − y 的大小却从 ${gradientFrom} 升到 ${gradientTo}。所以不是“梯度 p − y 消失了”，而是 softmax 不再把它往下传。`,
  cell: {
    seed: () => '随机种子',
    scoreDeviation: (headSize) => `dₖ = ${headSize} 时分数的标准差`,
    largest: (headSize) => `dₖ = ${headSize} 时最大权重的平均值`,
    entropy: (headSize) => `dₖ = ${headSize} 时熵的平均值`,
    jacobianNorm: (headSize) => `dₖ = ${headSize} 时雅可比大小的平均值`,
    gradientNorm: (headSize) => `dₖ = ${headSize} 时 p − y 大小的平均值`,
  },
  inVariant: { raw: (cell) => `不缩放，${cell}`, scaled: (cell) => `除以 √dₖ，${cell}` },
};

const en: SaturationCurveWords = {
  title: 'The larger the dimension, the less softmax passes on',
  hint: 'Draw other random vectors and see whether the lines change.',
  experiment: (draws, keys) =>
    `For each dₖ, ${draws} draws of a query and ${keys} keys with independent entries of mean 0 and variance 1, and of a key to be the right answer. The charts show means over the ${draws} draws.`,
  seed: 'Random seed',
  again: 'Draw again',
  awaited: 'Drawing…',
  chart: {
    largest: 'Largest weight',
    entropy: 'Entropy of the weights',
    jacobianNorm: 'Size of the Jacobian diag(p) − ppᵀ',
    gradientNorm: 'Size of p − y',
  },
  unit: { largest: 'mean', entropy: 'mean, in nats (by ln)', jacobianNorm: 'mean', gradientNorm: 'mean' },
  series: { raw: 'unscaled', scaled: '÷ √dₖ' },
  caption: {
    raw: 'Unscaled: the standard deviation of the scores is close to √dₖ, and the weights gather on a single key.',
    scaled: 'Divided by √dₖ: whatever dₖ is, everything stays about the same.',
  },
  scoreDeviation: 'Std. dev. of scores',
  measure: {
    largest: 'Largest weight',
    entropy: 'Entropy',
    jacobianNorm: 'Size of Jacobian',
    gradientNorm: 'Size of p − y',
  },
  meaning: ([from, to], [gradientFrom, gradientTo]) =>
    `Unscaled, as dₖ goes from 1 to 1024, the size of the Jacobian falls from ${from} to ${to}, while that of p − y rises from ${gradientFrom} to ${gradientTo}. So it is not that “the gradient p − y vanishes”: softmax stops passing it on.`,
  cell: {
    seed: () => 'Random seed',
    scoreDeviation: (headSize) => `Standard deviation of the scores at dₖ = ${headSize}`,
    largest: (headSize) => `Mean largest weight at dₖ = ${headSize}`,
    entropy: (headSize) => `Mean entropy of the weights at dₖ = ${headSize}`,
    jacobianNorm: (headSize) => `Mean size of the Jacobian at dₖ = ${headSize}`,
    gradientNorm: (headSize) => `Mean size of p − y at dₖ = ${headSize}`,
  },
  inVariant: { raw: (cell) => `${cell}, unscaled`, scaled: (cell) => `${cell}, divided by √dₖ` },
};

export const saturationCurveWords: Words<SaturationCurveWords> = { 'zh-CN': zhCN, en };
export default saturationCurveWords;
