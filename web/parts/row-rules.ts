/** How each cell of a row is computed, and what it holds. */
import { cellId, type Cells, each, makeCells, type Rules, take } from '../derivation.ts';
import type { AttentionRow } from '../engine.ts';
import type { RowInputs } from './row.ts';

export type RowQuantity = keyof AttentionRow | 'headSize' | 'scores' | 'values';

/** How each cell of a row of so many tokens is computed. */
export function rowRules(inputs: Pick<RowInputs, 'tokens' | 'divisor' | 'subtractMax'>): Rules<RowQuantity> {
  const keys = inputs.tokens.length;
  return {
    headSize: () => take('given'),
    scores: () => take('given'),
    values: () => take('given'),
    divisor: () => (inputs.divisor === null ? take('square root', cellId('headSize')) : take('given')),
    scaled: ([j = 0]) => take('divide', cellId('scores', j), cellId('divisor')),
    max: () => take('maximum', ...each(keys, (j) => cellId('scaled', j))),
    shifted: ([j = 0]) => take('subtract', cellId('scaled', j), cellId('max')),
    exps: ([j = 0]) => take('exp', cellId(inputs.subtractMax ? 'shifted' : 'scaled', j)),
    sum: () => take('sum', ...each(keys, (j) => cellId('exps', j))),
    weights: ([j = 0]) => take('divide', cellId('exps', j), cellId('sum')),
    weightsSum: () => take('sum', ...each(keys, (j) => cellId('weights', j))),
    contributions: ([j = 0, d = 0]) => take('multiply', cellId('weights', j), cellId('values', j, d)),
    output: ([d = 0]) => take('sum', ...each(keys, (j) => cellId('contributions', j, d))),
  };
}

export function rowCells(inputs: RowInputs, row: AttentionRow): Cells {
  return makeCells(rowRules(inputs), (quantity, [j = 0, d = 0]) => {
    switch (quantity) {
      case 'headSize':
        return inputs.headSize;
      case 'scores':
        return inputs.scores[j];
      case 'values':
        return inputs.values[j]?.[d];
      case 'max':
      case 'shifted': {
        // as the article has it, no maximum is subtracted: there are no such cells
        const found = row[quantity];
        return !inputs.subtractMax ? undefined : typeof found === 'number' ? found : found[j];
      }
      case 'contributions':
        return row.contributions.data[j * row.contributions.cols + d];
      default: {
        const ofRow = row[quantity];
        return typeof ofRow === 'number' ? ofRow : ofRow[j];
      }
    }
  });
}
