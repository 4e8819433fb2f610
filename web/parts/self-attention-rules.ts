/** How each number of a batch item is computed, from what is drawn to the output. */
import { cellId, type CellId, type Cells, each, inVariant, makeCells, take } from '../derivation.ts';
import type { Matrix } from '../engine.ts';
import type { SelfAttentionInputs, SelfAttentionResult } from './self-attention-inputs.ts';

/** The ways in which the same attention is computed. */
export const ways = ['stepByStep', 'streaming'] as const;
export type Way = (typeof ways)[number];
export const isWay = (variant: string): variant is Way => (ways as readonly string[]).includes(variant);

/** What is told of the memory that a way takes. */
export const memoryCells = ['matrices', 'entries', 'tables', 'pairs', 'numberSize', 'bytes'] as const;

const layerOf = { q: 'query', k: 'key', v: 'value' } as const;

/** x · layer weightsᵀ + bias, entry by entry. */
function projected(to: keyof typeof layerOf, hiddenSize: number) {
  const of = (id: CellId) => inVariant(layerOf[to], id);
  return ([i = 0, d = 0]: readonly number[]) =>
    take(
      'linear',
      ...each(hiddenSize, (h) => cellId('x', i, h)),
      ...each(hiddenSize, (h) => of(cellId('layerWeights', d, h))),
      of(cellId('layerBias', d)),
    );
}

const entry = (
  data: ArrayLike<number> | undefined,
  rows: number,
  cols: number,
  [row = 0, col = 0]: readonly number[],
) => (row < rows && col < cols ? data?.[row * cols + col] : undefined);
const at = (matrix: Matrix | undefined, index: readonly number[]) =>
  matrix && entry(matrix.data, matrix.rows, matrix.cols, index);

/** The cells of the item that is looked at; without one, of the divisor alone. */
export function selfAttentionCells(
  inputs: SelfAttentionInputs,
  { divisor, batch, x, item, streamed, difference, memory }: SelfAttentionResult,
): Cells {
  const { length, hiddenSize } = inputs;
  const all = (id: (index: number) => CellId) => each(length, id);
  const features = (id: (index: number) => CellId) => each(hiddenSize, id);
  const dot = (one: CellId[], other: CellId[]) => take('dot product', ...one, ...other);
  /** So many matrices or tables of these sizes. */
  const numbers = (count: 'matrices' | 'tables', size: 'headSize' | 'length') => (_: readonly number[], way: string) =>
    take('multiply', inVariant(way, count), 'batch', 'length', size);
  return makeCells(
    {
      batch: () => take('given'),
      length: () => take('given'),
      headSize: () => take('given'),
      matrices: () => take('fixed'),
      tables: () => take('fixed'),
      numberSize: () => take('fixed'),
      entries: numbers('matrices', 'headSize'),
      pairs: numbers('tables', 'length'),
      bytes: (_, way) =>
        take('dot product', ...['entries', 'pairs', 'numberSize', 'numberSize'].map((id) => inVariant(way, id))),
      difference: () => take('unkept'),
      divisor: () => take('square root', 'headSize'),
      x: () => take('drawn'),
      layerWeights: () => take('drawn'),
      layerBias: () => take('drawn'),
      q: projected('q', hiddenSize),
      k: projected('k', hiddenSize),
      v: projected('v', hiddenSize),
      scores: ([i = 0, j = 0]) =>
        dot(
          features((d) => cellId('q', i, d)),
          features((d) => cellId('k', j, d)),
        ),
      scaled: ([i = 0, j = 0]) => take('divide', cellId('scores', i, j), 'divisor'),
      weights: ([i = 0, j = 0]) => take('softmax', cellId('scaled', i, j), ...all((key) => cellId('scaled', i, key))),
      weightsSum: ([i = 0]) => take('sum', ...all((j) => cellId('weights', i, j))),
      output: ([i = 0, d = 0], way) =>
        way === 'streaming'
          ? take('unkept')
          : dot(
              all((j) => cellId('weights', i, j)),
              all((j) => cellId('v', j, d)),
            ),
    },
    (quantity, index, variant) => {
      const layer = batch?.layers[variant as 'query'];
      switch (quantity) {
        case 'batch':
          return inputs.batch;
        case 'length':
          return length;
        case 'headSize':
          return hiddenSize;
        case 'difference':
          return difference;
        case 'matrices':
        case 'tables':
        case 'numberSize':
        case 'entries':
        case 'pairs':
        case 'bytes':
          return isWay(variant) ? memory[variant][quantity] : undefined;
        case 'output':
          return variant === 'streaming' ? entry(streamed, length, hiddenSize, index) : at(item?.output, index);
        case 'divisor':
          return divisor;
        case 'weightsSum':
          return item?.weightsSum[index[0] ?? 0];
        case 'x':
          return at(x, index);
        case 'layerWeights':
          return at(layer?.weight, index);
        case 'layerBias':
          return layer?.bias[index[0] ?? 0];
        default:
          return at(item?.[quantity], index);
      }
    },
  );
}
