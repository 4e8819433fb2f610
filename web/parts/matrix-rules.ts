/** How each cell of attention between all tokens is computed, and what it holds. */
import { cellId, type Cells, each, inVariant, makeCells, type Rules, take, takeMany } from '../derivation.ts';
import type { Attention } from '../engine.ts';
import type { Matrix } from '../engine/matrix.ts';
import type { Learned } from './learned.ts';

export type MatrixQuantity =
  'headSize' | 'divisor' | 'queries' | 'keys' | 'values' | 'scores' | 'scaled' | 'weights' | 'weightsSum' | 'output';

/** What else may be done for a query that sees no key: the formula as it is, or −10⁹ in place of −∞. */
export const conventions = { formula: -Infinity, 'large-negative': -1e9 } as const;
export type Convention = keyof typeof conventions;
const isConvention = (variant: string): variant is Convention => Object.hasOwn(conventions, variant);

export interface MatrixResult {
  /** where the numbers are the encoder's */
  learned?: Learned | undefined;
  q: Matrix;
  k: Matrix;
  v: Matrix;
  /** [L, L] of 1, where the query sees the key, and 0 */
  mask: Matrix;
  attention: Attention;
  /** the queries that see no key */
  blind: readonly number[];
  /** the weights of such a query by each convention; empty where there is none */
  blindWeights: Readonly<Partial<Record<Convention, Float64Array>>>;
}

function rules({ learned, q, mask, blind }: MatrixResult): Rules<MatrixQuantity> {
  const headSize = q.cols;
  const keys = mask.cols;
  const isDropped = (i: number, j: number) => mask.data[i * keys + j] === 0;
  return {
    headSize: () => take(learned ? 'learned' : 'given'),
    divisor: () => take('square root', 'headSize'),
    queries: () => take('given'),
    keys: () => take('given'),
    values: () => take('given'),
    scores: ([i = 0, j = 0]) =>
      takeMany('dot product', () => [
        ...each(headSize, (d) => cellId('queries', i, d)),
        ...each(headSize, (d) => cellId('keys', j, d)),
      ]),
    scaled: ([i = 0, j = 0], variant) =>
      isConvention(variant) || isDropped(i, j) ? take('chosen') : take('divide', cellId('scores', i, j), 'divisor'),
    weights([i = 0, j = 0], variant) {
      if (variant === '' && blind.includes(i)) return take('convention');
      const scaled = (key: number) => inVariant(variant, cellId('scaled', i, key));
      return takeMany('softmax', () => [scaled(j), ...each(keys, scaled)]);
    },
    weightsSum: ([i = 0]) => takeMany('sum', () => each(keys, (j) => cellId('weights', i, j))),
    output: ([i = 0, d = 0]) =>
      takeMany('dot product', () => [
        ...each(keys, (j) => cellId('weights', i, j)),
        ...each(keys, (j) => cellId('values', j, d)),
      ]),
  };
}

const entry = ({ rows, cols, data }: Matrix, i: number, j: number) =>
  i < rows && j < cols ? data[i * cols + j] : undefined;

export function matrixCells(result: MatrixResult): Cells {
  const { q, k, v, attention, blindWeights } = result;
  return makeCells(rules(result), (quantity, [i = 0, j = 0], variant) => {
    if (isConvention(variant)) {
      return quantity === 'scaled' ? blindWeights[variant] && conventions[variant] : blindWeights[variant]?.[j];
    }
    switch (quantity) {
      case 'headSize':
        return q.cols;
      case 'divisor':
        return attention.divisor;
      case 'queries':
        return entry(q, i, j);
      case 'keys':
        return entry(k, i, j);
      case 'values':
        return entry(v, i, j);
      case 'weightsSum':
        return attention.weightsSum[i];
      default:
        return entry(attention[quantity], i, j);
    }
  });
}
