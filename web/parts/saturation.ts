/** A row of scores through softmax, as it is and divided, and how much of a slope is left of each. */
import { number, orNull, placeAmong, somePlace } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import { cellId, type CellId, type Cells, each, inVariant, makeCells, parseCellId, take } from '../derivation.ts';
import type { Engine, Saturation } from '../engine.ts';
import { rowLimits } from '../limits.ts';
import { replaced } from '../lists.ts';
import { definePart } from '../part.ts';
import { saturationWords } from '../text/exhibits/saturation.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    saturation: SaturationInputs;
  }
}

export interface SaturationInputs {
  scores: readonly number[];
  /** d_k */
  headSize: number;
  /** what scores are divided by; null: √d_k */
  divisor: number | null;
  /** which key is the right one, from 0 */
  target: number;
}

/** scores in the row */
export const [fewestScores, mostScores] = [2, 9];

/** The scores as they are, and divided. */
export const variants = ['raw', 'scaled'] as const;
export type Variant = (typeof variants)[number];

/** What each variant has of its own. */
export type SlopeQuantity =
  'weights' | 'largest' | 'entropy' | 'jacobian' | 'jacobianNorm' | 'loss' | 'gradient' | 'gradientNorm';
export type SaturationQuantity = 'scores' | 'headSize' | 'divisor' | 'scaled' | 'target' | SlopeQuantity;

const isVariant = (name: string): name is Variant => (variants as readonly string[]).includes(name);

const compute = (engine: Engine, { scores, headSize, divisor, target }: SaturationInputs): Saturation =>
  engine.saturation(scores, { headSize, divisor: divisor ?? undefined, target });

function cells(inputs: SaturationInputs, result: Saturation): Cells {
  const { scores, target } = inputs;
  const count = scores.length;
  // what softmax is of
  const score = (variant: string, j: number) => cellId(variant === 'raw' ? 'scores' : 'scaled', j);
  const ofScores = (variant: string, j: number) => [score(variant, j), ...each(count, (k) => score(variant, k))];
  const weight = (variant: string, j: number) => inVariant(variant, cellId('weights', j));
  const weights = (variant: string) => each(count, (j) => weight(variant, j));
  const otherWeights = (variant: string, j: number) => weights(variant).filter((_, k) => k !== j);
  const jacobian = (variant: string) =>
    scores.flatMap((_, i) => each(count, (j) => inVariant(variant, cellId('jacobian', i, j))));
  return makeCells<SaturationQuantity>(
    {
      scores: () => take('given'),
      headSize: () => take('given'),
      divisor: () => (inputs.divisor === null ? take('square root', 'headSize') : take('given')),
      scaled: ([j = 0]) => take('divide', cellId('scores', j), 'divisor'),
      target: () => take('chosen'),
      weights: ([j = 0], variant) => take('softmax', ...ofScores(variant, j)),
      largest: (_, variant) => take('maximum', ...weights(variant)),
      entropy: (_, variant) => take('entropy', ...weights(variant)),
      jacobian: ([i = 0, j = 0], variant) =>
        i === j
          ? take('times the others', weight(variant, i), ...otherWeights(variant, i))
          : take('negated product', weight(variant, i), weight(variant, j)),
      jacobianNorm: (_, variant) => take('norm', ...jacobian(variant)),
      loss: (_, variant) => take('cross entropy', ...ofScores(variant, target)),
      // less 1 it is as much as the others have, of which more figures are left where it is close to 1
      gradient: ([j = 0], variant) =>
        j === target
          ? take('negated sum', ...otherWeights(variant, j))
          : take('subtract', weight(variant, j), cellId('target', j)),
      gradientNorm: (_, variant) => take('norm', ...each(count, (j) => inVariant(variant, cellId('gradient', j)))),
    },
    (quantity, [i = 0, j = 0], variant) => {
      switch (quantity) {
        case 'scores':
          return scores[i];
        case 'headSize':
          return inputs.headSize;
        case 'divisor':
          return result.divisor;
        case 'scaled':
          return result.scaled.scaled[i];
        case 'target':
          return i === target ? 1 : 0;
        default: {
          if (!isVariant(variant)) return undefined;
          const found = result[variant][quantity];
          if (typeof found === 'number') return found;
          return 'data' in found ? found.data[i * found.cols + j] : found[i];
        }
      }
    },
  );
}

function edit(inputs: SaturationInputs, cell: CellId, value: number): SaturationInputs {
  const { quantity, index } = parseCellId(cell);
  switch (quantity) {
    case 'scores':
      return { ...inputs, scores: replaced(inputs.scores, index[0] ?? 0, value) };
    case 'headSize':
      return { ...inputs, headSize: value };
    case 'divisor':
      return { ...inputs, divisor: value };
    default:
      throw new Error(`[saturation.edit] expected a cell that can be edited; found ${cell}`);
  }
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const [i = 0, j = 0] = index;
  const words = saturationWords[text.lang];
  const name = words.cell[quantity as SaturationQuantity](i + 1, j + 1);
  return isVariant(variant) ? words.inVariant[variant](name) : name;
}

/** A row of scores through softmax, as it is and divided, with the Jacobian and the loss of each. */
export const saturation = definePart<'saturation', Saturation>({
  name: 'saturation',
  initial: { scores: [20, -10, 5], headSize: 64, divisor: null, target: 0 },
  params: {
    scores: ['scores', list(number(), fewestScores, mostScores)],
    headSize: ['dk', number(rowLimits('headSize'))],
    divisor: ['divisor', orNull(number(rowLimits('divisor')), 'sqrt')],
    target: ['target', somePlace],
  },
  complete(inputs, _, refuse, before) {
    const { scores, target } = inputs;
    return { ...inputs, target: placeAmong(scores.length, target, before.target, 'target', refuse) };
  },
  compute,
  cells,
  size: ({ scores }) => scores.length,
  limits: rowLimits,
  edit,
  cellName,
});
