/** Dot products of many random pairs, beside the theory: their variance grows with d_k. */
import { flag, number } from '../codec/form.ts';
import { cellId, type CellId, type Cells, inVariant, type Leaf, makeCells, parseCellId, take } from '../derivation.ts';
import type { Quantity } from '../quantities.ts';
import { type Draw, type Growth, growthOf, prepareGrowth } from './draws.ts';
import type { Limits } from '../number.ts';
import type { Part } from '../part.ts';
import { varianceGrowthWords } from '../text/exhibits/variance-growth.ts';

declare module '../state.ts' {
  interface Inputs {
    varianceGrowth: VarianceGrowthInputs;
  }
}

export interface VarianceGrowthInputs {
  draw: Draw;
  /** whether it is q·k ÷ √d_k that is looked at */
  scaled: boolean;
}

const limits: Record<keyof Draw, Limits> = {
  headSize: { integer: true, least: 1, most: 1024 },
  pairs: { integer: true, least: 1000, most: 10_000_000 },
  seed: { integer: true, least: 0, most: 999_999 },
};
const isOfDraw = (quantity: string): quantity is keyof Draw => Object.hasOwn(limits, quantity);

/** A quantity of q·k, or of q·k ÷ √d_k in the variant 'scaled'. */
const ofScores = (quantity: Quantity, variant: string): CellId => inVariant(variant, cellId(quantity));

function cells({ draw }: VarianceGrowthInputs, { found }: Growth): Cells {
  const { experiment, total, divisor, rootCount, raw, scaled } = found;
  const { count, m2 } = experiment;
  const once = { ...draw, count, total, m2, divisor, rootCount };
  const settled = (leaf: Leaf) => () => take(leaf);
  return makeCells(
    {
      headSize: settled('given'),
      pairs: settled('given'),
      seed: settled('given'),
      count: settled('drawn'),
      total: settled('drawn'),
      m2: settled('drawn'),
      squareDeviation: settled('chosen'),
      divisor: () => take('square root', 'headSize'),
      rootCount: () => take('square root', 'count'),
      mean: (_, variant) => (variant ? take('divide', 'mean', 'divisor') : take('divide', 'total', 'count')),
      variance: (_, variant) => (variant ? take('divide', 'variance', 'headSize') : take('divide', 'm2', 'count')),
      standardDeviation: (_, variant) => take('square root', ofScores('variance', variant)),
      expectedDeviation: (_, variant) =>
        variant ? take('divide', 'expectedDeviation', 'divisor') : take('square root', 'headSize'),
      expectedVariance: (_, variant) => take('square', ofScores('expectedDeviation', variant)),
      meanError: (_, variant) => take('divide', ofScores('expectedDeviation', variant), 'rootCount'),
      varianceError: (_, variant) => take('divide', ofScores('squareDeviation', variant), 'rootCount'),
    },
    (quantity, _, variant) =>
      Object.hasOwn(once, quantity) ? once[quantity as 'count'] : (variant ? scaled : raw)[quantity as 'mean'],
  );
}

/** Dot products of random pairs: histogram, mean and variance, of q·k or of q·k ÷ √d_k. */
export const varianceGrowth: Part<'varianceGrowth', Growth> = {
  name: 'varianceGrowth',
  initial: { draw: { headSize: 64, pairs: 10_000, seed: 1 }, scaled: false },
  params: {
    draw: {
      headSize: ['dk', number(limits.headSize)],
      pairs: ['pairs', number(limits.pairs)],
      seed: ['seed', number(limits.seed)],
    },
    scaled: ['scaled', flag],
  },
  // not `definePart`: what is known of a draw grows while more of it is drawn
  compute: (engine, { draw }) => growthOf(engine, draw),
  prepare: (engine, { draw }, signal) => prepareGrowth(engine, draw, signal),
  cells,
  size: () => 1,
  limits(cell) {
    const { quantity } = parseCellId(cell);
    return isOfDraw(quantity) ? limits[quantity] : {};
  },
  edit(inputs, cell, value) {
    if (!isOfDraw(cell)) throw new Error(`[varianceGrowth.edit] expected a cell that can be edited; found ${cell}`);
    return { ...inputs, draw: { ...inputs.draw, [cell]: value } };
  },
  cellName(id, { text }) {
    const { quantity, variant } = parseCellId(id);
    const { cell, ofScaled } = varianceGrowthWords[text.lang];
    const name = cell[quantity as keyof typeof cell];
    return variant ? ofScaled(name) : name;
  },
};
