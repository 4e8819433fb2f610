/** One row of scores, moved by an offset, through softmax: naive and shifted by the maximum, in float32 and float64. */
import { number } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import { cellId, type CellId, type Cells, each, inVariant, makeCells, parseCellId, take } from '../derivation.ts';
import type { Engine, SoftmaxPrecisions } from '../engine.ts';
import { replaced } from '../lists.ts';
import type { Limits } from '../number.ts';
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
  /** what is added to each of them */
  offset: number;
}

/** What was computed, and where exp leaves each format. */
export interface Overflow extends SoftmaxPrecisions {
  largestExponent: Engine['largestExponent'];
}

/** The four ways to compute it, in the order in which they stand. */
export const variants = ['float32-naive', 'float32-shifted', 'float64-naive', 'float64-shifted'] as const;
export type Variant = (typeof variants)[number];

export const formatOf = (variant: string): 'float32' | 'float64' =>
  variant.startsWith('float32') ? 'float32' : 'float64';
export const isShifted = (variant: string): boolean => variant.endsWith('-shifted');
const isVariant = (variant: string): variant is Variant => variants.some((each) => each === variant);

export type OverflowQuantity =
  'scores' | 'offset' | 'moved' | 'max' | 'shifted' | 'exps' | 'sum' | 'weights' | 'weightsSum';

/** scores in the row */
export const mostScores = 8;

// float32 holds them all
export const scoreLimits: Limits = { least: -1e30, most: 1e30 };
// past the ends of both formats, either way
export const offsetLimits = { least: -1000, most: 1000 } satisfies Limits;

const compute = (engine: Engine, { scores, offset }: OverflowInputs): Overflow => ({
  ...engine.softmaxPrecisions(scores, { offset }),
  largestExponent: engine.largestExponent,
});

/** A number of one of the ways; undefined for the maximum of a way that takes none. */
function read(result: Overflow, variant: Variant, quantity: OverflowQuantity, i: number): number | undefined {
  const { naive, shifted } = result[formatOf(variant)];
  const found = { ...(isShifted(variant) ? shifted : naive) } as Partial<Record<string, number | ArrayLike<number>>>;
  const numbers = found[quantity];
  return typeof numbers === 'number' ? numbers : numbers?.[i];
}

function cells({ scores, offset }: OverflowInputs, result: Overflow): Cells {
  const all = (way: string, quantity: OverflowQuantity) =>
    each(scores.length, (i) => inVariant(way, cellId(quantity, i)));
  const moved = (i: number) => cellId('moved', i);
  return makeCells<OverflowQuantity>(
    {
      scores: () => take('given'),
      offset: () => take('given'),
      moved: ([i = 0]) => take('sum', cellId('scores', i), cellId('offset')),
      max: () => take('maximum', ...each(scores.length, moved)),
      shifted: ([i = 0], way) => take('subtract', moved(i), inVariant(way, cellId('max'))),
      exps: ([i = 0], way) => take('exp', isShifted(way) ? inVariant(way, cellId('shifted', i)) : moved(i)),
      sum: (_, way) => take('sum', ...all(way, 'exps')),
      weights: ([i = 0], way) => take('divide', inVariant(way, cellId('exps', i)), inVariant(way, cellId('sum'))),
      weightsSum: (_, way) => take('sum', ...all(way, 'weights')),
    },
    (quantity, [i = 0], variant) => {
      if (isVariant(variant)) return read(result, variant, quantity, i);
      if (quantity === 'offset') return offset;
      return quantity === 'scores' ? scores[i] : quantity === 'moved' ? result.moved[i] : undefined;
    },
  );
}

function edit(inputs: OverflowInputs, cell: CellId, value: number): OverflowInputs {
  const { variant, quantity, index } = parseCellId(cell);
  if (variant === '' && quantity === 'offset') return { ...inputs, offset: value };
  if (quantity !== 'scores') throw new Error(`[overflow.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, scores: replaced(inputs.scores, index[0] ?? 0, value) };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const words = overflowWords[text.lang];
  const name = words.cell[quantity as OverflowQuantity]((index[0] ?? 0) + 1);
  return isVariant(variant) ? words.of(words.variant[variant], name) : name;
}

/** Softmax at the ends of two number formats. */
export const overflow = definePart<'overflow', Overflow>({
  name: 'overflow',
  // the row of `alternatives`, moved to where float32 has just broken
  initial: { scores: [3, 1, -2], offset: 86 },
  params: {
    scores: ['scores', list(number(scoreLimits), 1, mostScores)],
    offset: ['offset', number(offsetLimits)],
  },
  compute,
  cells,
  size: ({ scores }) => scores.length,
  limits: (cell) => (parseCellId(cell).quantity === 'offset' ? offsetLimits : scoreLimits),
  edit,
  cellName,
});
