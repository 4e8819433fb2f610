/** One character's attention in a sentence, by the encoder; and sentences that it tells apart. */
import type { Matrix } from '../engine/matrix.ts';
import type { Row } from '../parts/context-vectors.ts';
import type { Comparison } from '../parts/context.ts';
import type { Learned } from '../parts/learned.ts';

/** One character in two sentences with two senses: such as model/contexts.py finds least alike. */
export const pairs: readonly Comparison[] = [
  { character: '喜', sentences: ['我喜欢人工智能', '恭喜发财'] },
  { character: '长', sentences: ['校长来了', '这座桥有多长'] },
  { character: '行', sentences: ['他在银行工作', '步行要十分钟'] },
  { character: '重', sentences: ['它有多重', '他重新做了一遍'] },
  { character: '面', sentences: ['我想吃面条', '外面下雨了'] },
];

/** The attention of token `i`. Its output is turned back: it is the same wherever the token stands. */
export function learnedContext({ encoded }: Learned, i: number): Row & { before: Float64Array } {
  const { x, q, k, attention, unturned } = encoded;
  const { divisor, scores, scaled, weights, weightsSum } = attention;
  const row = ({ cols, data }: Matrix) => data.subarray(i * cols, (i + 1) * cols);
  return {
    divisor,
    vectors: x,
    before: row(x),
    scores: row(scores),
    scaled: row(scaled),
    weights: row(weights),
    weightsSum: weightsSum[i] ?? NaN,
    // values are turned, each by its place: their shares are no parts of what was turned back
    contributions: { rows: 0, cols: 0, data: new Float64Array() },
    output: row(unturned),
    q: row(q),
    k,
  };
}
