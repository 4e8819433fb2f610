/** One row of scores through softmax, straight and with the maximum subtracted, in float32 and float64. */
import {
  cellId,
  type CellId,
  type Cells,
  each,
  makeCells,
  parseCellId,
  type Quantity,
  take,
  variantOf,
} from '../derivation.ts';
import type { Engine, SoftmaxPrecisions } from '../engine.ts';
import { isListOf, isNumber, isObject } from '../from-link.ts';
import { replaced } from '../lists.ts';
import { type Limits, withinLimits } from '../number.ts';
import { definePart } from '../part.ts';
import { overflowWords } from '../text/exhibits/overflow.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    overflow: OverflowInputs;
  }
}

export interface OverflowInputs {
  scores: readonly number[];
  divisor: number;
}

/** The four ways of computing, in the order in which they stand. */
export const variants = ['float32-naive', 'float32-shifted', 'float64-naive', 'float64-shifted'] as const;
export type Variant = (typeof variants)[number];

/** scores in the row */
export const mostScores = 8;

// wide enough to leave both formats, and a number that float32 holds
const divisorLimits: Limits = { positive: true, least: 1e-6, most: 1e6 };

const isOverflow = (told: unknown): told is OverflowInputs =>
  isObject(told) &&
  Array.isArray(told.scores) &&
  told.scores.length >= 1 &&
  told.scores.length <= mostScores &&
  isListOf(told.scores, told.scores.length, (score) => isNumber(score)) &&
  isNumber(told.divisor) &&
  withinLimits(told.divisor, divisorLimits).kind === 'number';

export const isShifted = (variant: string): boolean => variant.endsWith('-shifted');

/** What exp is taken of. */
export const exponentOf = (variant: string): 'shifted' | 'scaled' => (isShifted(variant) ? 'shifted' : 'scaled');

function read(result: SoftmaxPrecisions, variant: string, quantity: Quantity, i: number): number | undefined {
  const { naive, shifted } = variant.startsWith('float32') ? result.float32 : result.float64;
  const found = { ...(isShifted(variant) ? shifted : naive) } as Partial<
    Record<Quantity, number | Float32Array | Float64Array>
  >;
  const value = found[quantity];
  return typeof value === 'number' ? value : value?.[i];
}

function cells({ scores, divisor }: OverflowInputs, result: SoftmaxPrecisions): Cells {
  const { length } = scores;
  const all = (variant: string, quantity: Quantity) => each(length, (i) => variantOf(variant, cellId(quantity, i)));
  const own = (variant: string, quantity: Quantity, ...index: number[]) =>
    variantOf(variant, cellId(quantity, ...index));
  // a row of nothing but −∞ attends to nothing, by rule: −∞ − (−∞) and 0 ÷ 0 have no value
  const isNothing = (variant: string) => isShifted(variant) && read(result, variant, 'max', 0) === -Infinity;
  return makeCells(
    {
      scores: () => take('given'),
      divisor: () => take('given'),
      scaled: ([i = 0]) => take('divide', cellId('scores', i), cellId('divisor')),
      max: (_, way) => take('maximum', ...all(way, 'scaled')),
      shifted: ([i = 0], way) =>
        isNothing(way) ? take('chosen') : take('subtract', own(way, 'scaled', i), own(way, 'max')),
      exps: ([i = 0], way) => take('exp', own(way, exponentOf(way), i)),
      sum: (_, way) => take('sum', ...all(way, 'exps')),
      weights: ([i = 0], way) =>
        isNothing(way) ? take('chosen') : take('divide', own(way, 'exps', i), own(way, 'sum')),
      weightsSum: (_, way) => take('sum', ...all(way, 'weights')),
    },
    (quantity, [i = 0], variant) => {
      if (quantity === 'scores') return scores[i];
      if (quantity === 'divisor') return divisor;
      return (variants as readonly string[]).includes(variant) ? read(result, variant, quantity, i) : undefined;
    },
  );
}

function edit(inputs: OverflowInputs, cell: CellId, value: number): OverflowInputs {
  const { quantity, index } = parseCellId(cell);
  if (quantity === 'divisor') return { ...inputs, divisor: value };
  if (quantity !== 'scores') throw new Error(`[overflow.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, scores: replaced(inputs.scores, index[0] ?? 0, value) };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const words = overflowWords[text.lang];
  const name = words.cell[quantity as 'scores']((index[0] ?? 0) + 1);
  return variant === '' ? name : words.of(words.variant[variant as Variant], name);
}

/** Softmax at the ends of two number formats. */
export const overflow = definePart<'overflow', SoftmaxPrecisions>({
  name: 'overflow',
  initial: { scores: [2, 1, 0.1], divisor: 0.02 },
  isInputs: isOverflow,
  compute: (engine: Engine, { scores, divisor }) => engine.softmaxPrecisions(scores, { divisor }),
  cells,
  size: ({ scores }) => scores.length,
  limits: (cell) => (parseCellId(cell).quantity === 'divisor' ? divisorLimits : {}),
  edit,
  cellName,
});
