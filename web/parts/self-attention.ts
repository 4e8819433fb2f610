/** The article's class at work: one head of self-attention over a batch, layers and vectors drawn from a seed. */
import { type CellId, parseCellId } from '../derivation.ts';
import type { Engine, Matrix, SelfAttention } from '../engine.ts';
import { isNumber, isObject } from '../from-link.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { computeAtOnce, isAtOnce, type Layers, most, type Sizes } from '../self-attention-batch.ts';
import { type Run, runOf } from '../self-attention-run.ts';
import { selfAttentionWords } from '../text/exhibits/self-attention.ts';
import type { Text } from '../text/text.ts';
import { selfAttentionCells } from './self-attention-rules.ts';

declare module '../state.ts' {
  interface Inputs {
    selfAttention: SelfAttentionInputs;
  }
}

/** The matrices of an item, in the order in which they are computed. */
export const matrixNames = ['x', 'q', 'k', 'v', 'scores', 'scaled', 'weights', 'output'] as const;
export type MatrixName = (typeof matrixNames)[number];

export interface SelfAttentionInputs extends Sizes {
  /** which item of the batch is looked at, from 0 as in the code */
  item: number;
  /** which row of it */
  query: number;
  /** which of its matrices */
  shown: MatrixName;
}

export interface SelfAttentionResult {
  divisor: number;
  /** the picked row's Σ weights, once the item is computed */
  weightsSum: number | undefined;
  drawn: { layers: Layers; x: Matrix | undefined } | undefined;
  item: SelfAttention | undefined;
  milliseconds: number | undefined;
  /** undefined for what is computed at once, and for what has not been asked for */
  run: Run | undefined;
}

/** What each of the reader's numbers may be. */
export function limitsOf(field: string, { batch, length }: Pick<Sizes, 'batch' | 'length'>): Limits {
  const whole = (least: number, most: number): Limits => ({ integer: true, least, most });
  switch (field) {
    case 'batch':
      return whole(1, most.batch);
    case 'length':
      return whole(1, most.length);
    case 'headSize':
      return whole(1, most.hiddenSize);
    case 'seed':
      return whole(0, most.seed);
    case 'item':
      return whole(0, batch - 1);
    default:
      return whole(0, length - 1);
  }
}

function isSelfAttention(told: unknown): told is SelfAttentionInputs {
  if (!isObject(told)) return false;
  const { batch, length, hiddenSize, seed, item, query, shown } = told as Record<string, unknown>;
  const isWithin = (value: unknown, field: string) => isNumber(value, limitsOf(field, told as unknown as Sizes));
  return (
    isWithin(batch, 'batch') &&
    isWithin(length, 'length') &&
    isWithin(hiddenSize, 'headSize') &&
    isWithin(seed, 'seed') &&
    isWithin(item, 'item') &&
    isWithin(query, 'query') &&
    matrixNames.some((name) => name === shown)
  );
}

function compute(engine: Engine, inputs: SelfAttentionInputs): SelfAttentionResult {
  const run = isAtOnce(inputs) ? undefined : runOf(inputs);
  const batch = isAtOnce(inputs) ? computeAtOnce(engine, inputs) : run?.batch;
  const item = batch?.items[inputs.item];
  const { cols } = item?.scores ?? { cols: 1 };
  const scores = item?.scores.data.subarray(inputs.query * cols, (inputs.query + 1) * cols) ?? [0];
  // only the divisor and the sum of the weights are wanted: one column of values is enough
  const values = { rows: cols, cols: 1, data: new Float64Array(cols) };
  const row = engine.attentionRow(scores, values, { headSize: inputs.hiddenSize });
  return {
    divisor: row.divisor,
    weightsSum: item && row.weightsSum,
    drawn: batch && { layers: batch.layers, x: batch.x[inputs.item] },
    item,
    milliseconds: batch?.milliseconds,
    run,
  };
}

function edit(inputs: SelfAttentionInputs, cell: CellId, value: number): SelfAttentionInputs {
  switch (cell) {
    case 'batch':
      return { ...inputs, batch: value, item: Math.min(inputs.item, value - 1) };
    case 'length':
      return { ...inputs, length: value, query: Math.min(inputs.query, value - 1) };
    case 'headSize':
      return { ...inputs, hiddenSize: value };
    case 'seed':
    case 'item':
    case 'query':
      return { ...inputs, [cell]: value };
    default:
      throw new Error(`[selfAttention.edit] expected a cell that can be edited; found ${cell}`);
  }
}

/** A cell as the code writes it: "weights[0, 2, 3]", "query.weight[5, 0]". */
function inCode(id: CellId, { item }: SelfAttentionInputs): string {
  const { variant, quantity, index } = parseCellId(id);
  switch (quantity) {
    case 'layerWeights':
      return `${variant}.weight[${index.join(', ')}]`;
    case 'layerBias':
      return `${variant}.bias[${index.join(', ')}]`;
    case 'weightsSum':
      return `weights[${[item, ...index].join(', ')}].sum()`;
    default:
      return `${quantity}[${[item, ...index].join(', ')}]`;
  }
}

function cellName(id: CellId, { inputs, text }: { inputs: SelfAttentionInputs; text: Text }): string {
  const { cell, named } = selfAttentionWords[text.lang];
  const { quantity } = parseCellId(id);
  if (quantity === 'headSize' || quantity === 'divisor') return cell[quantity];
  return named(inCode(id, inputs), cell[quantity as keyof typeof cell]);
}

/** The class in the article's code, on inputs of any size up to [8, 512, 768]. */
export const selfAttention = definePart<'selfAttention', SelfAttentionResult>({
  name: 'selfAttention',
  initial: { batch: 1, length: 9, hiddenSize: 64, seed: 1, item: 0, query: 2, shown: 'output' },
  isInputs: isSelfAttention,
  compute,
  cells: selfAttentionCells,
  size: ({ length, hiddenSize }) => length * (most.hiddenSize + 1) + hiddenSize,
  limits: (cell) => limitsOf(cell, most),
  edit,
  cellName,
});
