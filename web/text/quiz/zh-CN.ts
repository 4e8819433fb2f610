import type { QuizWords } from './shape.ts';
import { zhKinds } from './zh-CN-kinds.ts';
import { zhSlips } from './zh-CN-slips.ts';

export const zhQuiz: QuizWords = {
  title: '思考题和计算题',
  hint: '先想后看，先算后查。算错了，会告诉你可能错在哪一步。',

  article: '三道思考题',
  models: [
    {
      question: '为什么 softmax 前要除以 √dₖ？',
      answer:
        '查询和键的分量若互相独立、平均值 0、方差 1，点积的方差就是 dₖ，维度越大，分数散得越开。softmax 把分数的差变成权重的倍数，散得太开，权重就几乎是一个 1 配一串 0；这时 softmax 的雅可比矩阵处处接近 0，损失的信号传不回 Q 和 K，模型学不动。除以 √dₖ，方差回到 1，维度多大都一样。',
    },
    {
      question: 'softmax 的两个关键操作分别是什么？',
      answer:
        '先取指数：不管分数是正是负，结果都是正数，高低次序不变，分数之差变成了倍数：差 1，就是 2.718 倍。再除以所有指数之和：每个结果在 0 到 1 之间，加起来正好是 1，可以当份额用。',
    },
    {
      question: '加权求和之后，“喜”的新向量里有谁的信息？',
      answer:
        '九个词元的都有，多少看权重。最多的是“喜”自己，40%；其次是“欢”，23%，两个字合成一个词；再次是“我”，16%，是“喜欢”的主语。另外六个词元各占 3% 到 5%，合计 21%。原文的答案只提“我”和“欢”，漏了最大的一份：“喜”自己。',
    },
  ],
  question: '问题',
  modelAnswer: '参考答案',

  numeric: '动手算一算',
  choose: '题目',
  seed: '种子',
  kinds: zhKinds,
  precision: (places) => (places === 0 ? '答案是整数。' : `保留 ${places} 位小数，更多也行。`),
  answer: '你的答案',
  check: '检查',
  showArithmetic: '看算式',
  showAnswer: '直接看答案',
  otherNumbers: '换一组数',
  next: '下一题',

  right: (value) => `对，是 ${value}。`,
  coarse: (places) => `≈ 思路对，只是位数不够：请写到 ${places} 位小数。`,
  near: '≈ 很接近，但差了一点：中间步骤多留几位，最后再舍入。',
  slip: (typed, slip) => `${typed} 不对。${slip}`,
  slips: zhSlips,
  wrong: (typed, hint) => `${typed} 不对。提示：${hint}`,
  shown: '这一题看过答案了，不算在内。换一组数再来一遍吧。',

  score: (right, answered, shown) =>
    `答了 ${answered} 题，对了 ${right} 题${shown > 0 ? `；另有 ${shown} 题看了答案，不算在内` : ''}。`,
  tried: '做过的题。',
  triedHint: '点题目回到那一题，点正确答案看它是怎么算出来的。',
  row: (kind, seed) => `${kind}（种子 ${seed}）`,
  goTo: (row) => `回到“${row}”`,
  yours: '你的答案',
  correct: '正确答案',
  outcomes: { right: (yours) => `✓ ${yours}`, wrong: (yours) => `✗ ${yours}`, shown: () => '看了答案' },
  cell: (kind, seed) => `“${kind}”（种子 ${seed}）的答案`,
  paper: '计算题和答案',
  kindOf: '考什么',
};
