/** The words of the exhibit `hidden-character`: they travel with the encoder. */
import type { CellName } from '../../learned/hidden-rules.ts';
import type { Words } from '../languages.ts';
import { spaced } from './spaced.ts';

export interface HiddenWords {
  sentence: string;
  /** the sentence with its hidden place, where there is no field for it */
  onPaper(sentence: string): string;
  pick: string;
  /** what is hidden, as `readAs` has it; what is filled in first and how likely each is; and where the hidden one stands, from 1 */
  verdict(of: Record<'hidden' | 'token' | 'first' | 'share' | 'own', string> & { rank: number }): string;
  /** a character that the model takes for another */
  readAs(typed: string, token: string): string;
  /** the encoder does not know what is hidden */
  unknown(hidden: string, first: string, share: string): string;
  /** of how many */
  fillings(count: number): string;
  filling: string;
  /** a filling by its rank; marked where it is what was hidden */
  ranked(rank: number, filling: string, isHidden: boolean): string;
  /** before the sum over all fillings, of which only some are shown */
  ofAll: string;
  weights: string;
  /** the reader's weight, beside the softmax's */
  yours: string;
  /** said of the matrix of weights */
  yourRow: string;
  change: string;
  restore: string;
  /** what becomes of the other weights */
  others: string;
  tokens: string;
  typed: string;
  id: string;
  row: string;
  cut(longest: number): string;
  /** which columns of a matrix are on paper */
  columns(first: number, last: number, of: number): string;
  purpose: string;
  /** how often it is right in sentences that it has never seen */
  rates: string;
  steps: readonly (readonly [name: string, line: string])[];
  /** what stands in tables, and cells alone */
  names: Record<CellName, string>;
  /** the cell of a name: for a token and another, for a token and a dimension, for a character, or by itself */
  cell(name: string, of: string | undefined, other: string | number | undefined): string;
}

const zhCN: HiddenWords = {
  sentence: '句子',
  onPaper: (sentence) => `句子：${sentence}`,
  pick: '藏起哪个字',
  verdict: ({ hidden, token, first, share, rank, own }) =>
    rank === 1
      ? `藏起的是${hidden}，模型猜的第一个就是它，概率 ${share}。`
      : `藏起的是${hidden}，模型先猜“${first}”，概率 ${share}；“${token}”排第 ${rank}，概率 ${own}。`,
  readAs: (typed, token) => (typed === token ? `“${token}”` : `“${typed}”（模型读作“${token}”）`),
  unknown: (hidden, first, share) =>
    `藏起的是“${hidden}”，它不在模型的字表里，怎么也猜不到。模型先猜“${first}”，概率 ${share}。`,
  fillings: (count) => `最可能的五个，从 ${count} 个字和符号里选出。概率 = exp(logit) ÷ 全部的总和：还是 softmax。`,
  filling: '填哪个字',
  ranked: (rank, filling, isHidden) => `${rank}. ${filling}${isHidden ? '（原字）' : ''}`,
  ofAll: 'Σ 全部',
  weights: '[MASK] 看了谁：分数 ÷ 8，再做 softmax。',
  yours: '权重（你的）',
  yourRow: '，[MASK] 那一行是你的',
  change: '亲手改权重',
  restore: '恢复算出的权重',
  others: '起初就是 softmax 算出的权重。改哪个，就只动哪个：别的权重不变，也不会自动凑成 1。试试把最大的两个改成 0。',
  tokens: '词元，和 bert-base-chinese 给它们的编号',
  typed: '你写的',
  id: '编号',
  row: '表里第几行',
  cut: (longest) => `这个模型一次最多读 ${longest} 个字，后面的没有读。`,
  columns: (first, last, of) => `：第 ${first}–${last} 列，共 ${of} 列`,
  purpose:
    '混合就是为了这个：藏起的字自己什么也说不出来，只能问看得见的字。权重决定听谁的：听不到有用的，就猜不出；听到了，也未必猜得出。',
  rates: '在没见过的句子里藏一个字，它第一个就猜对的占 51.0%，正确的字排在前五个里的占 74.7%。',
  steps: [
    ['词元', '一个字一个词元；藏起的字换成 [MASK]。字表里没有的记作 [UNK]。'],
    ['查表', '每个词元从训练出来的表里取一行，64 个数；再归一化（LayerNorm），得到 x。'],
    ['Q、K、V', 'x 乘三个训练出来的 64 × 64 权重矩阵。'],
    [
      '转动',
      '第 1 个数配第 33 个，第 2 个配第 34 个……成 32 个点，各绕原点转过“位置 × 角度”，于是点积只看两个字相隔几格。',
    ],
    ['权重', '查询 · 键是分数，÷ 8，每行做 softmax。就是前面各章的三步。'],
    ['加权求和', '每个词元：权重 × 各个词元的值，加起来。'],
    ['转回，相加', '输出转回自己的位置，乘 Wₒ，加上原来的 x（残差），归一化，得到 y。'],
    ['前馈', '每个词元各算各的：一层带门的网络，再回到 64 个数。'],
    ['打分', 'y 加上它，归一化，得到 z。[MASK] 那行与每个字的向量作点积，再加上这个字自己的偏置，就是它的 logit。'],
  ],
  names: {
    embedded: '表里的向量',
    x: 'x',
    'flat:q': '查询，转动前',
    'flat:k': '键，转动前',
    'flat:v': '值，转动前',
    q: '查询',
    k: '键',
    v: '值',
    scores: '分数',
    scaled: '分数 ÷ 8',
    weights: '权重',
    'softmax:weights': '权重（算出的）',
    output: '输出',
    'back:output': '转回的输出',
    projected: '乘 Wₒ 之后',
    attended: '残差和（x + 注意力）',
    y: 'y',
    inner: '前馈的中间层',
    fed: '前馈的结果',
    processed: '残差和（y + 前馈）',
    z: 'z',
    headSize: '维数 dₖ',
    divisor: '除数',
    weightsSum: '权重之和',
    logits: 'logit',
    exps: 'exp(logit)',
    sum: '全部的总和',
    probability: '概率',
  },
  cell: (name, of, other) =>
    of === undefined
      ? name
      : other === undefined
        ? spaced(`“${of}”的${name}`)
        : typeof other === 'number'
          ? spaced(`“${of}”的${name}第 ${other} 维`)
          : `“${of}”对“${other}”的${name}`,
};

const en: HiddenWords = {
  sentence: 'Sentence',
  onPaper: (sentence) => `Sentence: ${sentence}`,
  pick: 'Character to hide',
  verdict: ({ hidden, token, first, share, rank, own }) =>
    rank === 1
      ? `${hidden} is hidden, and it is the model’s first guess, with a probability of ${share}.`
      : `${hidden} is hidden. The model’s first guess is ${first}, with a probability of ${share}; ${token} comes in at rank ${rank}, with ${own}.`,
  readAs: (typed, token) => (typed === token ? token : `${typed} (which the model reads as ${token})`),
  unknown: (hidden, first, share) =>
    `${hidden} is hidden, which is not among the model’s characters: it can’t be guessed. The first guess is ${first}, with a probability of ${share}.`,
  fillings: (count) =>
    `The five likeliest of ${count} characters and signs. Probability = exp(logit) ÷ the sum over all: softmax again.`,
  filling: 'Filling',
  ranked: (rank, filling, isHidden) => `${rank}. ${filling}${isHidden ? ' (hidden)' : ''}`,
  ofAll: 'Σ of all',
  weights: 'Whom [MASK] asked: scores ÷ 8, then softmax.',
  yours: 'Weight (yours)',
  yourRow: '; [MASK]’s row is yours',
  change: 'Change the weights by hand',
  restore: 'Back to softmax’s weights',
  others:
    'They are softmax’s to begin with. The others stay as they are when you change one, and nothing brings the sum back to 1. Try 0 for the two largest.',
  tokens: 'The tokens, and the ids that bert-base-chinese gives them',
  typed: 'As typed',
  id: 'Id',
  row: 'Row of the table',
  cut: (longest) => `The model reads ${longest} characters at a time; the rest was not read.`,
  columns: (first, last, of) => `: columns ${first}–${last} of ${of}`,
  purpose:
    'This is what mixing is for: a hidden character has nothing to say for itself and has to ask those in sight. The weights decide whom it listens to: without what it needs to hear it can’t guess, and even with that it may not.',
  rates:
    ' Of characters hidden in sentences that it has never seen, its first guess is right for 51.0%, one of its first five for 74.7%.',
  steps: [
    ['Tokens', 'One token for each character; [MASK] for the hidden one, [UNK] for one that the model does not know.'],
    ['Look up', 'Each token takes a row of 64 numbers from a learned table; normalised (LayerNorm), it is x.'],
    ['Q, K, V', 'x times three learned weight matrices of 64 × 64.'],
    [
      'Turn',
      'The 1st number with the 33rd, the 2nd with the 34th …, they are 32 points, each turned about the origin by position × angle: a dot product then sees only how far apart two tokens are.',
    ],
    ['Weights', 'Query · key is the score; ÷ 8; softmax of each row. The three steps of the chapters before.'],
    ['Mix', 'For each token: weights × the values of all, summed.'],
    ['Turn back, add', 'The output is turned back, times Wₒ, plus x itself (the residual), normalised: y.'],
    ['Feed forward', 'Each token by itself: a layer with a gate, and back to 64 numbers.'],
    [
      'Logits',
      'y plus that, normalised, is z. The dot product of [MASK]’s row with a character’s vector, plus a bias of the character’s own, is its logit.',
    ],
  ],
  names: {
    embedded: 'Vectors of the table',
    x: 'x',
    'flat:q': 'Queries before turning',
    'flat:k': 'Keys before turning',
    'flat:v': 'Values before turning',
    q: 'Query',
    k: 'Key',
    v: 'Value',
    scores: 'Score',
    scaled: 'Score ÷ 8',
    weights: 'Weight',
    'softmax:weights': 'Weight (softmax’s)',
    output: 'Output',
    'back:output': 'Output turned back',
    projected: 'Times Wₒ',
    attended: 'Residual sum (x + attention)',
    y: 'y',
    inner: 'Inside the feed-forward',
    fed: 'Fed forward',
    processed: 'Residual sum (y + feed-forward)',
    z: 'z',
    headSize: 'Dimensions dₖ',
    divisor: 'Divisor',
    weightsSum: 'Sum of the weights',
    logits: 'Logit',
    exps: 'exp(logit)',
    sum: 'Sum over all',
    probability: 'Probability',
  },
  cell: (name, of, other) =>
    of === undefined
      ? name
      : other === undefined
        ? `${name} of ${of}`
        : typeof other === 'number'
          ? `${name}, ${of}, dimension ${other}`
          : `${name}, ${of} → ${other}`,
};

export const hiddenWords: Words<HiddenWords> = { 'zh-CN': zhCN, en };
