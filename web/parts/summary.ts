/** The whole formula for so many tokens: its steps, their shapes, and the operations they take. */
import { number, place } from '../codec/form.ts';
import { cellId, type CellId, type Cells, makeCells, parseCellId, take } from '../derivation.ts';
import { headSize } from '../article.ts';
import type { AttentionOperations, Engine } from '../engine.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { summaryWords } from '../text/exhibits/summary.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    summary: SummaryInputs;
  }
}

/** The steps of the formula, in their order. */
export const steps = ['scores', 'scale', 'softmax', 'mix'] as const;
export type Step = (typeof steps)[number];

export interface SummaryInputs {
  /** L */
  tokenCount: number;
  /** d_k */
  headSize: number;
  /** d_v */
  valueSize: number;
  /** the step that is looked at */
  step: number;
}

export const sizes = ['tokenCount', 'headSize', 'valueSize'] as const;
export type Size = (typeof sizes)[number];

const sizeLimits: Limits = { integer: true, least: 1, most: 65_536 };

/** The counts by their index in `operations`. */
const counted = ['scores', 'scaled', 'exps', 'weights', 'output'] as const satisfies (keyof AttentionOperations)[];
export type Counted = (typeof counted)[number];

export const operationsCell = (of: Counted): CellId => cellId('operations', counted.indexOf(of));

const compute = (engine: Engine, { tokenCount, headSize, valueSize }: SummaryInputs): AttentionOperations =>
  engine.attentionOperations({ tokens: tokenCount, headSize, valueSize });

function cells(inputs: SummaryInputs, result: AttentionOperations): Cells {
  const pairs = take('multiply', 'tokenCount', 'tokenCount');
  return makeCells<Size | 'pairs' | 'operations'>(
    {
      tokenCount: () => take('given'),
      headSize: () => take('given'),
      valueSize: () => take('given'),
      pairs: () => pairs,
      operations: ([index = 0]) => {
        if (counted[index] === 'scores') return take('multiply', 'pairs', 'headSize');
        return counted[index] === 'output' ? take('multiply', 'pairs', 'valueSize') : pairs;
      },
    },
    (quantity, [index = 0]) => {
      if (quantity === 'pairs') return result.pairs;
      if (quantity !== 'operations') return inputs[quantity];
      const of = counted[index];
      return of && result[of];
    },
  );
}

const isSize = (cell: CellId): cell is Size => (sizes as readonly string[]).includes(cell);

function edit(inputs: SummaryInputs, cell: CellId, value: number): SummaryInputs {
  if (!isSize(cell)) throw new Error(`[summary.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, [cell]: value };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { quantity, index } = parseCellId(id);
  const { cell, counts } = summaryWords[text.lang];
  return quantity === 'operations' ? counts[counted[index[0] ?? 0] ?? 'scores'] : cell[quantity as Size | 'pairs'];
}

/** The whole formula, its shapes and what it takes. */
export const summary = definePart<'summary', AttentionOperations>({
  name: 'summary',
  initial: { tokenCount: 9, headSize, valueSize: headSize, step: 0 },
  params: {
    tokenCount: ['length', number(sizeLimits)],
    headSize: ['dk', number(sizeLimits)],
    valueSize: ['dv', number(sizeLimits)],
    step: ['step', place(steps.length)],
  },
  compute,
  cells,
  size: () => sizes.length,
  limits: (cell) => (isSize(cell) ? sizeLimits : {}),
  edit,
  cellName,
});
