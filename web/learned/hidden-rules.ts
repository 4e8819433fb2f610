/** How each number of the learned encoder's work on a sentence is computed, and what it is. */
import {
  cellId,
  type CellId,
  type Cells,
  each,
  inVariant,
  makeCells,
  parseCellId,
  take,
  takeMany,
} from '../derivation.ts';
import type { Encoded, Matrix } from '../engine.ts';
import { encoderMatrices, encoderNumber, type EncoderQuantity, entry } from './encoder-numbers.ts';
import { encoderRules, layerOf } from './encoder-rules.ts';
import type { Hidden } from './hidden.ts';

const own = {
  scores: ({ attention }) => attention.scores,
  scaled: ({ attention }) => attention.scaled,
  weights: ({ attention }) => attention.weights,
} as const satisfies Record<string, (encoded: Encoded) => Matrix>;

/** The encoder's matrices, by their cells; 'softmax' are the hidden place's own weights where the reader's are taken. */
export const matrices = { ...encoderMatrices, ...own };

/** Those that each step makes. */
const ofSteps = [
  [],
  ['embedded', 'x'],
  ['flat:q', 'flat:k', 'flat:v'],
  ['q', 'k', 'v'],
  ['scores', 'scaled', 'weights'],
  ['output'],
  ['back:output', 'projected', 'attended', 'y'],
  ['inner', 'fed'],
  ['processed', 'z'],
] as const;
export type MatrixName = (typeof ofSteps)[number][number];
export const made: readonly (readonly MatrixName[])[] = ofSteps;

/** What there are words for. */
export type CellName =
  | MatrixName
  | 'softmax:weights'
  | Extract<HiddenQuantity, 'headSize' | 'divisor' | 'weightsSum' | 'logits' | 'exps' | 'sum' | 'probability'>;

type HiddenQuantity =
  | EncoderQuantity
  | keyof typeof own
  | 'headSize'
  | 'divisor'
  | 'weightsSum'
  | 'logits'
  | 'exps'
  | 'sum'
  | 'probability';

/** What is not followed further by who writes down all that leads to a cell. */
const given: readonly string[] = [
  'embedded',
  'x',
  'q',
  'k',
  'v',
  'back:output',
  'projected',
  'y',
  'inner',
  'fed',
  'z',
  'logits',
  'sum',
];

/** The cells of the encoder's work, down to its weights; none where it is not there. */
export function cells(result: Hidden | undefined): Cells {
  if (!result) return makeCells({}, () => undefined);
  const { encoded, softmax, fillings, exps, sum, row: hidden, isTyped } = result;
  const { attention } = encoded;
  const { rows: count, cols: size } = encoded.x;
  const row = (name: 'q' | 'k' | 'z', i: number): CellId[] => each(size, (d) => cellId(name, i, d));
  const all = makeCells<HiddenQuantity>(
    {
      ...encoderRules(result),
      headSize: () => take('fixed'),
      divisor: () => take('square root', 'headSize'),
      scores: ([i = 0, j = 0]) => takeMany('dot product', () => [...row('q', i), ...row('k', j)]),
      scaled: ([i = 0, j = 0]) => take('divide', cellId('scores', i, j), 'divisor'),
      weights([i = 0, j], way) {
        if (j === undefined) return take('given');
        if (isTyped && i === hidden && way === '') return take('chosen');
        return takeMany('softmax', () => [cellId('scaled', i, j), ...each(count, (key) => cellId('scaled', i, key))]);
      },
      weightsSum: ([i = 0]) => takeMany('sum', () => each(count, (j) => cellId('weights', i, j))),
      logits: ([rank = 0]) => {
        const token = fillings[rank]?.row ?? 0;
        return layerOf(() => row('z', hidden), 'embedding', token, 'logits');
      },
      exps: ([rank = 0]) => take('exp', cellId('logits', rank)),
      sum: () => takeMany('sum', () => each(fillings.length, (rank) => cellId('exps', rank))),
      probability: ([rank = 0]) => take('divide', cellId('exps', rank), 'sum'),
    },
    (quantity, index, way) => {
      const [first = 0, second] = index;
      switch (quantity) {
        case 'headSize':
          return size;
        case 'divisor':
          return attention.divisor;
        case 'weightsSum':
          return attention.weightsSum[first];
        case 'scores':
        case 'scaled':
          return entry(attention[quantity], index);
        case 'weights':
          if (second === undefined) return isTyped ? entry(attention.weights, [hidden, first]) : undefined;
          return way === 'softmax' ? softmax[second] : entry(attention.weights, index);
        case 'logits':
          return fillings[first]?.logit;
        case 'probability':
          return fillings[first]?.probability;
        case 'exps':
          return exps[first];
        case 'sum':
          return sum;
        default:
          return encoderNumber(result, quantity, index, way);
      }
    },
  );
  const derivation = (id: CellId) => {
    const { variant, quantity } = parseCellId(id);
    return given.includes(inVariant(variant, quantity)) ? take('learned') : all.derivation(id);
  };
  return { ...all, inShort: { ...all, derivation } };
}
