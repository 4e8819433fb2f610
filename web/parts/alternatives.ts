/** One row of scores, and the ways to make shares of it. */
import { number } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import { cellId, type CellId, type Cells, each, makeCells, parseCellId, take } from '../derivation.ts';
import type { Alternatives, Engine } from '../engine.ts';
import { replaced } from '../lists.ts';
import { definePart } from '../part.ts';
import { alternativesWords } from '../text/exhibits/alternatives.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    alternatives: AlternativesInputs;
  }
}

export interface AlternativesInputs {
  scores: readonly number[];
}

/** scores in the row */
export const mostScores = 9;

export type AlternativesQuantity =
  | 'scores'
  | 'max'
  | 'sum'
  | 'overMax'
  | 'overMaxSum'
  | 'overSum'
  | 'overSumSum'
  | 'weights'
  | 'weightsSum'
  | 'argMax'
  | 'argMaxSum';

const compute = (engine: Engine, { scores }: AlternativesInputs): Alternatives => engine.alternatives(scores);

function cells({ scores }: AlternativesInputs, result: Alternatives): Cells {
  const all = (quantity: 'scores' | 'overMax' | 'overSum' | 'weights' | 'argMax') =>
    each(scores.length, (j) => cellId(quantity, j));
  const own = (j: number) => cellId('scores', j);
  return makeCells<AlternativesQuantity>(
    {
      scores: () => take('given'),
      max: () => take('maximum', ...all('scores')),
      sum: () => take('sum', ...all('scores')),
      overMax: ([j = 0]) => take('divide', own(j), 'max'),
      overMaxSum: () => take('sum', ...all('overMax')),
      overSum: ([j = 0]) => take('divide', own(j), 'sum'),
      overSumSum: () => take('sum', ...all('overSum')),
      weights: ([j = 0]) => take('softmax', own(j), ...all('scores')),
      weightsSum: () => take('sum', ...all('weights')),
      argMax: ([j = 0]) => take('is the maximum', own(j), ...all('scores')),
      argMaxSum: () => take('sum', ...all('argMax')),
    },
    (quantity, [j = 0]) => {
      if (quantity === 'scores') return scores[j];
      const found = result[quantity];
      return typeof found === 'number' ? found : found[j];
    },
  );
}

function edit(inputs: AlternativesInputs, cell: CellId, value: number): AlternativesInputs {
  const { quantity, index } = parseCellId(cell);
  if (quantity !== 'scores') throw new Error(`[alternatives.edit] expected a cell that can be edited; found ${cell}`);
  return { scores: replaced(inputs.scores, index[0] ?? 0, value) };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { quantity, index } = parseCellId(id);
  return alternativesWords[text.lang].cell[quantity as AlternativesQuantity]((index[0] ?? 0) + 1);
}

/** A row of scores through ÷ max, ÷ sum, softmax and arg max. */
export const alternatives = definePart<'alternatives', Alternatives>({
  name: 'alternatives',
  initial: { scores: [3, 1, -2] },
  params: { scores: ['scores', list(number(), 1, mostScores)] },
  compute,
  cells,
  size: ({ scores }) => scores.length,
  limits: () => ({}),
  edit,
  cellName,
});
