/** How each cell of a character in two sentences is computed, and what it holds. */
import { cellId, type CellId, type Cells, each, inVariant, makeCells, take } from '../derivation.ts';
import type { ContextInputs } from './context.ts';
import { type Contexts, vectorEntry } from './context-vectors.ts';

/** The variants of the cells of one sentence, in the sentences' order. */
export const inVariants: readonly string[] = ['first', 'second'];

export type ContextQuantity =
  | 'seed'
  | 'headSize'
  | 'divisor'
  | 'vectors'
  | 'queries'
  | 'keys'
  | 'scores'
  | 'scaled'
  | 'weights'
  | 'weightsSum'
  | 'contributions'
  | 'output'
  | 'dot'
  | 'norms'
  | 'cosine';

const fieldOf = { dot: 'score', cosine: 'cosine' } as const;

export function contextCells(inputs: ContextInputs, result: Contexts): Cells {
  const { learned, contexts, query } = result;
  const headSize = contexts[0].vectors.cols;
  const contextOf = (variant: string) => contexts[inVariants.indexOf(variant)];
  const keysOf = (variant: string) => contextOf(variant)?.tokens.length ?? 0;
  const vector = (row: number): CellId[] => each(headSize, (d) => cellId('vectors', row, d));
  /** The vector that is compared: of the character before, or after in one of the sentences. */
  const compared = (when: string, sentence: number): CellId[] =>
    when === 'before'
      ? vector(query)
      : each(headSize, (d) => inVariant(inVariants[sentence] ?? '', cellId('output', d)));

  return makeCells<ContextQuantity>(
    {
      seed: () => take('given'),
      headSize: () => take(learned ? 'learned' : 'given'),
      divisor: () => take('square root', 'headSize'),
      vectors: () => take(learned ? 'learned' : 'drawn'),
      queries: () => take('learned'),
      keys: () => take('learned'),
      scores: ([j = 0], variant) =>
        learned
          ? take(
              'dot product',
              ...each(headSize, (d) => inVariant(variant, cellId('queries', d))),
              ...each(headSize, (d) => inVariant(variant, cellId('keys', j, d))),
            )
          : take('dot product', ...vector(query), ...vector(contextOf(variant)?.rows[j] ?? 0)),
      scaled: ([j = 0], variant) => take('divide', inVariant(variant, cellId('scores', j)), 'divisor'),
      weights: ([j = 0], variant) => {
        const scaled = (key: number) => inVariant(variant, cellId('scaled', key));
        return take('softmax', scaled(j), ...each(keysOf(variant), scaled));
      },
      weightsSum: (_, variant) =>
        take('sum', ...each(keysOf(variant), (j) => inVariant(variant, cellId('weights', j)))),
      contributions: ([j = 0, d = 0], variant) =>
        take(
          'multiply',
          inVariant(variant, cellId('weights', j)),
          cellId('vectors', contextOf(variant)?.rows[j] ?? 0, d),
        ),
      output: ([d = 0], variant) =>
        learned
          ? take('learned')
          : take('sum', ...each(keysOf(variant), (j) => inVariant(variant, cellId('contributions', j, d)))),
      dot: (_, when) => take('dot product', ...compared(when, 0), ...compared(when, 1)),
      norms: ([sentence = 0], when) => take('norm', ...compared(when, sentence)),
      cosine: (_, when) =>
        take('cosine', ...['dot', cellId('norms', 0), cellId('norms', 1)].map((id) => inVariant(when, id))),
    },
    (quantity, [first = 0, second = 0], variant) => {
      const context = contextOf(variant);
      const compare = variant === 'before' || variant === 'after' ? result[variant] : undefined;
      switch (quantity) {
        case 'seed':
          return inputs.seed;
        case 'headSize':
          return headSize;
        case 'queries':
          return context?.q?.[first];
        case 'keys':
          return context?.k?.data[first * headSize + second];
        case 'divisor':
          return contexts[0].divisor;
        case 'vectors':
          return vectorEntry(result, first, second);
        case 'contributions':
          return context?.contributions.data[first * headSize + second];
        case 'weightsSum':
          return context?.weightsSum;
        case 'norms':
          return first === 0 ? compare?.normA : compare?.normB;
        case 'dot':
        case 'cosine':
          return compare?.[fieldOf[quantity]];
        default:
          return context?.[quantity][first];
      }
    },
  );
}
