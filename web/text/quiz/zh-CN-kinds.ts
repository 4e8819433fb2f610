import type { KindName } from '../../quiz/question.ts';
import type { KindWords } from './shape.ts';

export const zhKinds: Readonly<Record<KindName, KindWords>> = {
  score: {
    name: '点积',
    ask: ({ query, key }) => `q = ${query}\nk = ${key}\n分数 q·k 是多少？`,
    hint: '对应的分量两两相乘，再把四个乘积加起来；注意正负号。',
  },
  divisor: {
    name: '除数',
    ask: ({ hiddenSize, heads }) => `一个模型的隐藏维度是 ${hiddenSize}，有 ${heads} 个头。\n分数要除以的 √dₖ 是多少？`,
    hint: '先算每个头分到多少维，再开平方。',
  },
  scale: {
    name: '缩放',
    ask: ({ scores, headSize, hiddenSize }) =>
      `模型的隐藏维度是 ${hiddenSize}，每个头的维度 dₖ 是 ${headSize}。\n分数 ${scores} 缩放之后是多少？`,
    hint: '分数除以 √dₖ，用的是每个头的维度。',
  },
  variance: {
    name: '方差',
    ask: ({ headSize, ...told }) =>
      `q 和 k 各有 ${headSize} 个分量，互相独立，平均值都是 0。\nq 的分量方差是 ${told['entryVariance.0']}，k 的分量方差是 ${told['entryVariance.1']}。\nq·k 的方差是多少？`,
    hint: '平均值为 0 的独立数，乘积的方差等于方差的乘积；各项再相加，方差也相加。',
  },
  deviation: {
    name: '标准差',
    ask: ({ headSize, ...told }) =>
      `q 和 k 各有 ${headSize} 个分量，互相独立，平均值都是 0。\nq 的分量标准差是 ${told['entryDeviation.0']}，k 的分量标准差是 ${told['entryDeviation.1']}。\nq·k 的标准差是多少？`,
    hint: '先换成方差算 q·k 的方差，最后再开平方。',
  },
  exp: {
    name: '指数',
    ask: ({ scores, headSize }) => `分数是 ${scores}，dₖ = ${headSize}。\n缩放之后取指数 exp，得多少？`,
    hint: '先除以 √dₖ，再求 e 的这么多次方。',
  },
  gap: {
    name: '倍数',
    ask: ({ headSize, ...told }) =>
      `两个键的分数是 ${told['scores.0']} 和 ${told['scores.1']}，dₖ = ${headSize}。\n经过缩放和 softmax，前一个的权重是后一个的多少倍？`,
    hint: '权重之比，等于 e 的“缩放后分数之差”次方。',
  },
  weight: {
    name: '权重',
    ask: ({ scaled, ...told }) => `缩放后的分数是 ${scaled}。\nsoftmax 之后，第 ${told['asked.0']} 个权重是多少？`,
    hint: '三个数都取指数，再用这一个的指数除以三个指数之和。',
  },
  overMax: {
    name: '÷ 最大值',
    ask: ({ scores, ...told }) =>
      `分数是 ${scores}。\n如果不用 softmax，只是除以最大值，第 ${told['asked.0']} 个得多少？`,
    hint: '找出最大的那个，用它去除；负数除以正数还是负数。',
  },
  overflow: {
    name: '溢出',
    ask: ({ format, headSize, largestExponent }) =>
      `dₖ = ${headSize}，缩放之后直接取指数，不减最大值，用 ${format} 计算。\n最大到哪个整数分数，结果还不是 ∞？（${format} 里，e 的 ${largestExponent} 次方还装得下，再大就是 ∞。）`,
    hint: '上限是对缩放后的分数说的；换回原来的分数，要乘以 √dₖ，再取不超过它的整数。',
  },
  jacobian: {
    name: '雅可比',
    ask: ({ weights, ...told }) =>
      `softmax 的权重 p = ${weights}。\n雅可比矩阵 diag(p) − ppᵀ 第 ${told['asked.0']} 行第 ${told['asked.1']} 列的数是多少？`,
    hint: '对角线上是 p(1 − p)，别处是两个权重之积的相反数。',
  },
  entropy: {
    name: '熵',
    ask: ({ weights }) => `权重 p = ${weights}。\n它的熵 −Σ p ln p 是多少？`,
    hint: '每个权重乘以它自己的自然对数，三项相加，再取相反数。',
  },
  mix: {
    name: '加权求和',
    ask: ({ weights, values, ...told }) =>
      `权重是 ${weights}，三个键的值向量依次是\n${values}\n新向量的第 ${told['asked.0']} 维是多少？`,
    hint: '取每个值向量的这一维，各乘各的权重，再相加。',
  },
};
