/** The words of the exhibit `saturation`. */
import type { SaturationQuantity, Variant } from '../../parts/saturation.ts';
import type { Words } from '../languages.ts';

export interface SaturationWords {
  title: string;
  hint: string;
  presets: string;
  add: string;
  removeLast: string;
  full(most: number): string;
  key: string;
  caption: string;
  score: string;
  softmax: string;
  thenSoftmax: string;
  largest: string;
  entropy: string;
  jacobianNorm: string;
  /** over the Jacobian of each */
  jacobian: Record<Variant, string>;
  /** the header over its row headers: rows are weights, columns what softmax is of */
  jacobianCorner: string;
  target: string;
  targetChoice(place: number): string;
  lossCaption: string;
  isTarget: string;
  gradient: Record<Variant, string>;
  loss: string;
  gradientNorm: string;
  /** what a cell is called; places in the row count from 1 */
  cell: Record<SaturationQuantity, (place: number, other: number) => string>;
  inVariant: Record<Variant, (cell: string) => string>;
  notes: {
    /** almost all weight on the right key */
    sureAndRight: string;
    /** almost all weight on a wrong key */
    sureAndWrong: string;
    passesOn: string;
  };
}

const zhCN: SaturationWords = {
  title: 'softmax 饱和了，还推得动吗',
  hint: '把“正确答案”改成第 2 个：p − y 一下子变大，雅可比矩阵却一格也不变。',
  presets: '换一组分数',
  add: '加一个分数',
  removeLast: '去掉最后一个',
  full: (most) => `最多 ${most} 个分数。`,
  key: '键',
  caption: '同一组分数，左边直接做 softmax，右边先除再做。最下面三行量的是它有多饱和。',
  score: '分数',
  softmax: '直接 softmax',
  thenSoftmax: '缩放后 softmax',
  largest: '最大的权重',
  entropy: '熵',
  jacobianNorm: '雅可比的大小',
  jacobian: {
    raw: '不缩放的雅可比矩阵 diag(p) − ppᵀ：让一列的分数动一点，各行的权重就跟着动这么多倍。',
    scaled: '缩放后的雅可比矩阵 diag(p) − ppᵀ：让一列缩放后的分数动一点，各行的权重就跟着动这么多倍。',
  },
  jacobianCorner: '权重',
  target: '正确答案',
  targetChoice: (place) => `第 ${place} 个`,
  lossCaption: '损失 −ln p（p 是正确答案得到的权重）和它的梯度 p − y：正确答案的 y 是 1，别的是 0。',
  isTarget: 'y',
  gradient: { raw: 'p − y，不缩放', scaled: 'p − y，缩放后' },
  loss: '损失 −ln p',
  gradientNorm: 'p − y 的大小',
  cell: {
    scores: (place) => `第 ${place} 个分数`,
    headSize: () => '每个头的维度 dₖ',
    divisor: () => '除数',
    scaled: (place) => `第 ${place} 个缩放后的分数`,
    target: (place) => `第 ${place} 个键的 y`,
    weights: (place) => `第 ${place} 个权重`,
    largest: () => '最大的权重',
    entropy: () => '权重的熵',
    jacobian: (place, other) => `第 ${place} 个权重对第 ${other} 个分数的变化率`,
    jacobianNorm: () => '雅可比矩阵的大小（各格平方和的平方根）',
    loss: () => '损失',
    gradient: (place) => `梯度 p − y 的第 ${place} 个数`,
    gradientNorm: () => '梯度 p − y 的大小（平方和的平方根）',
  },
  inVariant: { raw: (cell) => `不缩放时${cell}`, scaled: (cell) => `缩放后${cell}` },
  notes: {
    sureAndRight:
      '不缩放时，几乎全部权重都给了正确答案，所以损失和 p − y 都接近 0。这只说明答对了，说明不了梯度消失：换一个正确答案再看。',
    sureAndWrong: '不缩放时，几乎全部权重都给了错的键。损失很大，p − y 也很大，一点没有消失；接近 0 的，是雅可比矩阵。',
    passesOn:
      '这里的损失紧接着 softmax，取 ln 时正好除掉了雅可比里的那个 p，才剩下 p − y。注意力的权重后面没有这个 ln：损失传回来的信号再大，也要先乘雅可比矩阵，才能到 Q 和 K。矩阵接近 0，不是信号没了，是 softmax 不再往下传。',
  },
};

const en: SaturationWords = {
  title: 'Saturated softmax: will it still move?',
  hint: 'Make key 2 the right answer: p − y jumps, and not one cell of the Jacobian changes.',
  presets: 'Other scores',
  add: 'Add a score',
  removeLast: 'Remove the last',
  full: (most) => `At most ${most} scores.`,
  key: 'Key',
  caption:
    'The same scores through softmax as they are, and divided first. The three bottom rows measure how saturated it is.',
  score: 'Score',
  softmax: 'Softmax',
  thenSoftmax: 'Then softmax',
  largest: 'Largest weight',
  entropy: 'Entropy',
  jacobianNorm: 'Size of Jacobian',
  jacobian: {
    raw: 'The Jacobian diag(p) − ppᵀ, unscaled: raise the score of a column a little, and the weight of each row moves this many times as much.',
    scaled:
      'The Jacobian diag(p) − ppᵀ after dividing: raise the divided score of a column a little, and the weight of each row moves this many times as much.',
  },
  jacobianCorner: 'Weight',
  target: 'Right answer',
  targetChoice: (place) => `key ${place}`,
  lossCaption:
    'The loss −ln p (p is the weight of the right answer) and its gradient p − y: y is 1 for the right answer and 0 for the others.',
  isTarget: 'y',
  gradient: { raw: 'p − y, unscaled', scaled: 'p − y, divided' },
  loss: 'Loss −ln p',
  gradientNorm: 'Size of p − y',
  cell: {
    scores: (place) => `Score ${place}`,
    headSize: () => 'Dimension dₖ of a head',
    divisor: () => 'Divisor',
    scaled: (place) => `Score ${place}, divided`,
    target: (place) => `y of key ${place}`,
    weights: (place) => `Weight ${place}`,
    largest: () => 'Largest weight',
    entropy: () => 'Entropy of the weights',
    jacobian: (place, other) => `Rate of weight ${place} by score ${other}`,
    jacobianNorm: () => 'Size of the Jacobian (root of the sum of squares)',
    loss: () => 'Loss',
    gradient: (place) => `Entry ${place} of the gradient p − y`,
    gradientNorm: () => 'Size of the gradient p − y (root of the sum of squares)',
  },
  inVariant: { raw: (cell) => `${cell}, unscaled`, scaled: (cell) => `${cell}, divided first` },
  notes: {
    sureAndRight:
      'Unscaled, nearly all the weight is on the right answer, so the loss and p − y are close to 0. That only says that the answer is right, not that gradients vanish: pick another right answer and see.',
    sureAndWrong:
      'Unscaled, nearly all the weight is on a wrong key. The loss is large and so is p − y: nothing of it has vanished. What is close to 0 is the Jacobian.',
    passesOn:
      'Here the loss comes straight after softmax, and its ln divides out the p in the Jacobian; that is why p − y is left. Attention has no such ln behind its weights: whatever signal comes back to them, however large, is first multiplied by the Jacobian on its way to Q and K. Where that is close to 0, the signal hasn’t vanished: softmax has stopped passing it on.',
  },
};

export const saturationWords: Words<SaturationWords> = { 'zh-CN': zhCN, en };
export default saturationWords;
