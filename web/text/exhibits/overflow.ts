/** The words of the exhibit `overflow`. */
import type { OverflowQuantity, Variant } from '../../parts/overflow.ts';
import type { Words } from '../languages.ts';
import { type OverflowVerdictWords, overflowVerdictWords } from './overflow/verdict.ts';

export interface OverflowWords {
  title: string;
  hint: string;
  presets: string;
  /** what each row is for, up to its numbers */
  purposes: readonly string[];
  offset: string;
  /** said as it changes; the ways that break now */
  breaking(variants: string[]): string;
  /** the ends of exp in both formats */
  scoresCaption(largest32: string, largest64: string): string;
  place: string;
  score: string;
  /** the header over what is left once `offset`, "+ 86", was added */
  moved(offset: string): string;
  shifted: string;
  exp: string;
  weight: string;
  max: string;
  total: string;
  legend: string;
  add: string;
  removeLast: string;
  full(most: number): string;
  /** a way to compute, as a table's caption */
  caption: Record<Variant, string>;
  /** the same within a sentence */
  variant: Record<Variant, string>;
  /** a cell of one of the ways */
  of(variant: string, cell: string): string;
  /** what is said of a way */
  verdict: OverflowVerdictWords;
  comma: string;
  /** cells of one quantity, by their places */
  several(quantity: 'exps' | 'weights', places: number[]): string;
  /** the weights with what they hold */
  weights(values: string[]): string;
  /** what a cell is called; the place in the row counts from 1 */
  cell: Record<OverflowQuantity, (place: number) => string>;
}

const zhCN: OverflowWords = {
  title: '两种精度，两种算法',
  hint: '试试把滑块从 86 推到 707，看哪张表先坏、哪张后坏、哪张一直不坏。',
  presets: '换一组',
  purposes: ['开头这组：', '都太大：', '相差悬殊：', '都太小：', '只超出 float32：', '用 −10⁹ 遮住后两个：'],
  offset: '每个分数都加上',
  breaking: (variants) => (variants.length === 0 ? '现在四种算法都没有坏。' : `现在算坏了的：${variants.join('；')}。`),
  scoresCaption: (largest32, largest64) =>
    `每个分数都加上同一个数，得到 x。x 一过 ${largest32}，float32 里的 eˣ 就成了 ∞；一过 ${largest64}，float64 里的也成了 ∞。`,
  place: '序号',
  score: '分数',
  moved: (offset) => `x = 分数 ${offset}`,
  shifted: 'x − 最大值',
  exp: 'exp',
  weight: '权重',
  max: '最大',
  total: '合计',
  legend: '✕：从这里坏起；↳（波浪线）：由坏掉的数算出来，不能再信；↓：太小，这种格式写不下，成了 0，这叫下溢。',
  add: '加一个分数',
  removeLast: '去掉最后一个',
  full: (most) => `最多 ${most} 个分数。`,
  caption: {
    'float32-naive': 'float32，直接取 exp',
    'float32-shifted': 'float32，先减去最大值',
    'float64-naive': 'float64，直接取 exp',
    'float64-shifted': 'float64，先减去最大值',
  },
  variant: {
    'float32-naive': 'float32 直接取 exp',
    'float32-shifted': 'float32 先减最大值',
    'float64-naive': 'float64 直接取 exp',
    'float64-shifted': 'float64 先减最大值',
  },
  of: (variant, cell) => `${cell}（${variant}）`,
  verdict: overflowVerdictWords['zh-CN'],
  comma: '、',
  several: (quantity, places) => `第 ${places.join('、')} 个${quantity === 'exps' ? ' exp' : '权重'}`,
  weights: (values) => `权重 ${values.join('、')}`,
  cell: {
    scores: (place) => `第 ${place} 个分数`,
    offset: () => '每个分数都加上的数',
    moved: (place) => `第 ${place} 个 x`,
    max: () => '最大的 x',
    shifted: (place) => `第 ${place} 个 x 减去最大值`,
    exps: (place) => `第 ${place} 个 exp`,
    sum: () => 'exp 的总和',
    weights: (place) => `第 ${place} 个权重`,
    weightsSum: () => '权重之和',
  },
};

const list = (names: string[]) => names.join(', ');

const en: OverflowWords = {
  title: 'Two precisions, two ways',
  hint: 'Try moving the slider from 86 to 707: which table breaks first, which later, and which never?',
  presets: 'Other rows',
  purposes: [
    'As at first: ',
    'All too large: ',
    'Far apart: ',
    'All too small: ',
    'Too large for float32 alone: ',
    'The last two masked by −10⁹: ',
  ],
  offset: 'Add to every score',
  breaking: (variants) =>
    variants.length === 0 ? 'None of the four breaks now.' : `Broken now: ${variants.join('; ')}.`,
  scoresCaption: (largest32, largest64) =>
    `The same number is added to every score, which makes x. Once x is past ${largest32}, eˣ is ∞ in float32; past ${largest64}, in float64 too.`,
  place: 'No.',
  score: 'Score',
  moved: (offset) => `x = score ${offset}`,
  shifted: 'x − max',
  exp: 'exp',
  weight: 'Weight',
  max: 'Max',
  total: 'Total',
  legend:
    '✕: breaks here. ↳ (wavy line): computed from a broken number, so no longer to be trusted. ↓: too small for the format, so it became 0, which is called underflow.',
  add: 'Add a score',
  removeLast: 'Remove the last',
  full: (most) => `At most ${most} scores.`,
  caption: {
    'float32-naive': 'float32, naive: exp right away',
    'float32-shifted': 'float32, maximum subtracted first',
    'float64-naive': 'float64, naive: exp right away',
    'float64-shifted': 'float64, maximum subtracted first',
  },
  variant: {
    'float32-naive': 'float32, naive',
    'float32-shifted': 'float32, maximum subtracted',
    'float64-naive': 'float64, naive',
    'float64-shifted': 'float64, maximum subtracted',
  },
  of: (variant, cell) => `${cell} (${variant})`,
  verdict: overflowVerdictWords.en,
  comma: ', ',
  several: (quantity, places) => list(places.map((place) => `${quantity === 'exps' ? 'exp' : 'weight'} ${place}`)),
  weights: (values) => `weights ${list(values)}`,
  cell: {
    scores: (place) => `score ${place}`,
    offset: () => 'what is added to every score',
    moved: (place) => `x ${place}`,
    max: () => 'largest x',
    shifted: (place) => `x ${place} minus the maximum`,
    exps: (place) => `exp ${place}`,
    sum: () => 'sum of the exps',
    weights: (place) => `weight ${place}`,
    weightsSum: () => 'sum of the weights',
  },
};

export const overflowWords: Words<OverflowWords> = { 'zh-CN': zhCN, en };
export default overflowWords;
