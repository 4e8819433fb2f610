/** A hidden size shared out among heads, and what a score becomes in one of them. */
import { number } from '../codec/form.ts';
import { type CellId, type Cells, inVariant, makeCells, parseCellId, take } from '../derivation.ts';
import type { Engine, HeadSplit } from '../engine.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { headSizeWords } from '../text/exhibits/head-size.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    headSize: HeadSizeInputs;
  }
}

/** A hidden size and among how many heads it is shared. */
export interface Shape {
  readonly hiddenSize: number;
  readonly heads: number;
}

export interface HeadSizeInputs extends Shape {
  score: number;
  /** the last shape that could be shared out evenly: what stays on show while this one can't */
  lastGood: Shape;
}

/** What compute gives, with the shape that it is of. */
export interface HeadSizeResult extends HeadSplit {
  shape: Shape;
  /** whether the inputs' own shape leaves a remainder */
  isRefused: boolean;
}

/** BERT base's, as in the article. */
const bertBase: Shape = { hiddenSize: 768, heads: 12 };
const sizes: Limits = { integer: true, least: 1, most: 65_536 };

function compute(engine: Engine, inputs: HeadSizeInputs): HeadSizeResult {
  const { hiddenSize, heads, score, lastGood } = inputs;
  const split = (shape: Shape) => ({ shape, ...engine.headSplit(shape.hiddenSize, shape.heads, { score }) });
  // whether heads divide a hidden size is for the engine to say
  const asked = split({ hiddenSize, heads });
  if (asked.remainder === 0) return { ...asked, isRefused: false };
  const last = split(lastGood);
  // a link may tell anything
  return { ...(last.remainder === 0 ? last : split(bertBase)), isRefused: true };
}

type HeadSizeQuantity = 'hiddenSize' | 'heads' | 'headSize' | 'divisor' | 'score' | 'scaled';

/** The variant of a hidden size and heads that still stand while those in the fields are refused. */
const standing = 'standing';

function cells(inputs: HeadSizeInputs, result: HeadSizeResult): Cells {
  const { isRefused, shape } = result;
  const own = (id: CellId) => (isRefused ? inVariant(standing, id) : id);
  const size = (variant: string) => take(variant === standing ? 'chosen' : 'given');
  return makeCells<HeadSizeQuantity>(
    {
      hiddenSize: (_, variant) => size(variant),
      heads: (_, variant) => size(variant),
      headSize: () => take('divide', own('hiddenSize'), own('heads')),
      divisor: () => take('square root', 'headSize'),
      score: () => take('given'),
      scaled: () => take('divide', 'score', 'divisor'),
    },
    (quantity, _, variant) => {
      if (quantity === 'score') return inputs.score;
      if (quantity !== 'hiddenSize' && quantity !== 'heads') return result[quantity];
      return variant === standing ? shape[quantity] : inputs[quantity];
    },
  );
}

function edit(inputs: HeadSizeInputs, cell: CellId, value: number): HeadSizeInputs {
  if (cell !== 'hiddenSize' && cell !== 'heads' && cell !== 'score')
    throw new Error(`[headSize.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, [cell]: value };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  return headSizeWords[text.lang].cell[parseCellId(id).quantity as HeadSizeQuantity];
}

/** Hidden size, heads, d_k, its root, and a score divided by that. */
export const headSize = definePart<'headSize', HeadSizeResult>({
  name: 'headSize',
  initial: { ...bertBase, score: 20, lastGood: bertBase },
  params: {
    hiddenSize: ['hiddensize', number(sizes)],
    heads: ['heads', number(sizes)],
    score: ['score', number()],
    lastGood: { hiddenSize: ['goodhiddensize', number(sizes)], heads: ['goodheads', number(sizes)] },
  },
  compute,
  cells,
  size: () => 1,
  limits: (cell) => (cell === 'score' ? {} : sizes),
  edit,
  cellName,
});
