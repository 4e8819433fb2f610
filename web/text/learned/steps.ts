/** The words for what lies behind the encoder's steps, down to its weights. */
import type { Normed, OfNorm } from '../../learned/encoder-numbers.ts';
import type { Words } from '../languages.ts';
import { spaced } from './spaced.ts';

/** What has weights. */
export type Layer =
  | 'embedding'
  | 'query'
  | 'key'
  | 'value'
  | 'out'
  | 'gate'
  | 'inner'
  | 'outer'
  | 'entry'
  | 'after_attention'
  | 'after_feed_forward'
  | 'angles'
  | 'logits';

type OfToken = 'gate' | 'opened' | 'up' | 'angle' | 'cos' | 'sin' | 'minusSin' | 'position' | 'epsilon' | 'zero';

export interface StepWords {
  /** over the numbers that one is computed of, each to be asked in its turn */
  operands: string;
  /** of a number that nothing stands behind, in full */
  end(number: string): string;
  /** over the way from the number asked first to the one on show */
  way: string;
  ofNorm(name: OfNorm, made: Normed): string;
  ofToken: Record<OfToken, string>;
  layers: Record<Layer, string>;
  /** a layer's numbers by kind: of a matrix, of a list */
  weights(layer: string): string;
  weight(layer: string): string;
  bias(layer: string): string;
  stored(layer: string): string;
  scale(layer: string): string;
  /** where one stands: its row, by number or by its character; its place there, or in a list */
  entry(name: string, row: string | number | undefined, column: number | undefined): string;
}

const zhNorm: Record<OfNorm, string> = {
  mean: '均值',
  deviations: '与均值的差',
  squares: '与均值的差的平方',
  variance: '方差',
  steadied: '方差 + ε',
  standardDeviation: '标准差',
  normal: '与均值的差 ÷ 标准差',
};

const zhCN: StepWords = {
  operands: '由这些数算得。点其中一个，看它又从哪里来：',
  end: (number) => `它就是 ${number}，再往前没有别的数了。`,
  way: '一路问到这里',
  ofNorm: (name, made) => `${zhNorm[name]}（求 ${made}）`,
  ofToken: {
    gate: '门',
    opened: '门开多大（负数取 0）',
    up: '前馈第一层的输出',
    angle: '转过的角（位置 × 角度）',
    cos: '这个角的余弦',
    sin: '这个角的正弦',
    minusSin: '正弦的相反数',
    position: '位置（从 0 数起）',
    epsilon: 'ε',
    zero: '零',
  },
  layers: {
    embedding: '词向量表',
    query: '查询',
    key: '键',
    value: '值',
    out: 'Wₒ',
    gate: '门',
    inner: '前馈第一层',
    outer: '前馈第二层',
    entry: 'LayerNorm（求 x）',
    after_attention: 'LayerNorm（求 y）',
    after_feed_forward: 'LayerNorm（求 z）',
    angles: '每一对的角度',
    logits: '字',
  },
  weights: (layer) => spaced(`${layer}的权重矩阵`),
  weight: (layer) => spaced(`${layer}的权重`),
  bias: (layer) => spaced(`${layer}的偏置`),
  stored: (layer) => spaced(`${layer}里存的整数`),
  scale: (layer) => spaced(`${layer}这一行的缩放系数`),
  entry: (name, row, column) =>
    [
      name,
      ...(row === undefined ? [] : [typeof row === 'number' ? `第 ${row} 行` : `“${row}”`]),
      ...(column === undefined ? [] : [`第 ${column} 个`]),
    ].join('，'),
};

const enNorm: Record<OfNorm, string> = {
  mean: 'Mean',
  deviations: 'Deviation from the mean',
  squares: 'Squared deviation',
  variance: 'Variance',
  steadied: 'Variance + ε',
  standardDeviation: 'Standard deviation',
  normal: 'Deviation ÷ standard deviation',
};

const en: StepWords = {
  operands: 'Computed of these. Click one to see where it comes from in turn:',
  end: (number) => `It is ${number}, and no other number stands behind it.`,
  way: 'The way here',
  ofNorm: (name, made) => `${enNorm[name]}, for ${made}`,
  ofToken: {
    gate: 'Gate',
    opened: 'How far the gate is open (0 for a negative one)',
    up: 'Output of the feed-forward’s first layer',
    angle: 'Angle turned by (position × angle)',
    cos: 'Its cosine',
    sin: 'Its sine',
    minusSin: 'Minus its sine',
    position: 'Position (from 0)',
    epsilon: 'ε',
    zero: 'Zero',
  },
  layers: {
    embedding: 'Embedding table',
    query: 'Query',
    key: 'Key',
    value: 'Value',
    out: 'Wₒ',
    gate: 'Gate',
    inner: 'Feed-forward, first layer',
    outer: 'Feed-forward, second layer',
    entry: 'LayerNorm for x',
    after_attention: 'LayerNorm for y',
    after_feed_forward: 'LayerNorm for z',
    angles: 'Angle of each pair',
    logits: 'Character',
  },
  weights: (layer) => `${layer}: weight matrix`,
  weight: (layer) => `${layer}: weight`,
  bias: (layer) => `${layer}: bias`,
  stored: (layer) => `${layer}: whole number kept`,
  scale: (layer) => `${layer}: what its row is multiplied by`,
  entry: (name, row, column) =>
    [
      name,
      ...(row === undefined ? [] : [typeof row === 'number' ? `row ${row}` : row]),
      ...(column === undefined ? [] : [`no. ${column}`]),
    ].join(', '),
};

export const stepWords: Words<StepWords> = { 'zh-CN': zhCN, en };
