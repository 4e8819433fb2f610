/** A list of numbers and how far it is spread. */
import { number } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import { cellId, type CellId, type Cells, each, makeCells, parseCellId, take } from '../derivation.ts';
import type { Engine, Variance } from '../engine.ts';
import { replaced } from '../lists.ts';
import { definePart } from '../part.ts';
import { varianceWords } from '../text/exhibits/variance.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    variance: VarianceInputs;
  }
}

export interface VarianceInputs {
  numbers: readonly number[];
}

/** numbers in the list */
export const mostNumbers = 12;

const compute = (engine: Engine, { numbers }: VarianceInputs): Variance => engine.variance(numbers);

function cells({ numbers }: VarianceInputs, result: Variance): Cells {
  const all = (quantity: 'numbers' | 'squares') => each(numbers.length, (i) => cellId(quantity, i));
  return makeCells(
    {
      numbers: () => take('given'),
      mean: () => take('mean', ...all('numbers')),
      deviations: ([i = 0]) => take('subtract', cellId('numbers', i), cellId('mean')),
      squares: ([i = 0]) => take('square', cellId('deviations', i)),
      variance: () => take('mean', ...all('squares')),
      standardDeviation: () => take('square root', cellId('variance')),
    },
    (quantity, [i = 0]) => {
      if (quantity === 'numbers') return numbers[i];
      const found = result[quantity];
      return typeof found === 'number' ? found : found[i];
    },
  );
}

function edit(inputs: VarianceInputs, cell: CellId, value: number): VarianceInputs {
  const { quantity, index } = parseCellId(cell);
  if (quantity !== 'numbers') throw new Error(`[variance.edit] expected a cell that can be edited; found ${cell}`);
  return { numbers: replaced(inputs.numbers, index[0] ?? 0, value) };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { quantity, index } = parseCellId(id);
  return varianceWords[text.lang].cell[quantity as 'numbers']((index[0] ?? 0) + 1);
}

/** A list of numbers, its mean, variance and standard deviation. */
export const variance = definePart<'variance', Variance>({
  name: 'variance',
  initial: { numbers: [1, 2, 3, 4, 5] },
  params: { numbers: ['numbers', list(number(), 1, mostNumbers)] },
  compute,
  cells,
  size: ({ numbers }) => numbers.length,
  limits: () => ({}),
  edit,
  cellName,
});
