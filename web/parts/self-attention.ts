/** The article's class at work: one head of self-attention over a batch, layers and vectors drawn from a seed. */
import { choice, number, outside } from '../codec/form.ts';
import { type CellId, parseCellId } from '../derivation.ts';
import type { AttentionMemory, Engine, SelfAttention } from '../engine.ts';
import type { Limits } from '../number.ts';
import type { Part } from '../part.ts';
import { batchOf, most, type Sizes } from './self-attention-batch.ts';
import { matrixNames, type SelfAttentionInputs, type SelfAttentionResult } from './self-attention-inputs.ts';
import { selfAttentionWords } from '../text/exhibits/self-attention.ts';
import type { Text } from '../text/text.ts';
import { isWay, selfAttentionCells } from './self-attention-rules.ts';

declare module '../state.ts' {
  interface Inputs {
    selfAttention: SelfAttentionInputs;
  }
}

/** The item and row that are looked at: the ones asked for, or the last there are; a size half-typed forgets no wish. */
export const placeOf = ({ batch, length, item, query }: SelfAttentionInputs): { item: number; query: number } => ({
  item: Math.min(item, batch - 1),
  query: Math.min(query, length - 1),
});

/** What each of the reader's numbers may be, beside these others. */
export function limitsOf(field: string, { batch, length }: Partial<Sizes> = {}): Limits {
  const whole = (least: number, most: number): Limits => ({ integer: true, least, most });
  switch (field) {
    case 'batch':
      return whole(1, Math.min(most.batch, Math.floor(most.tokens / (length ?? 1))));
    case 'length':
      return whole(1, Math.floor(most.tokens / (batch ?? 1)));
    case 'headSize':
      return whole(1, most.hiddenSize);
    case 'seed':
      return whole(0, most.seed);
    case 'item':
      return whole(0, (batch ?? most.batch) - 1);
    default:
      return whole(0, (length ?? most.tokens) - 1);
  }
}

const differences = new WeakMap<Float32Array, number>();
const memories = new WeakMap<SelfAttentionInputs, AttentionMemory>();

/** How far apart the two outputs of an item lie, worked out once. */
function differenceOf(engine: Engine, { output }: SelfAttention, streamed: Float32Array): number {
  const difference = differences.get(streamed) ?? engine.largestDifference(output.data, streamed);
  differences.set(streamed, difference);
  return difference;
}

/** What both ways need, worked out once. */
function memoryOf(engine: Engine, inputs: SelfAttentionInputs): AttentionMemory {
  const { batch: items, length: tokens, hiddenSize: headSize } = inputs;
  const memory = memories.get(inputs) ?? engine.attentionMemory({ items, tokens, headSize });
  memories.set(inputs, memory);
  return memory;
}

/** Not remembered as `definePart` would: of a large batch there is more from one look to the next. */
function compute(engine: Engine, inputs: SelfAttentionInputs): SelfAttentionResult {
  const batch = batchOf(engine, inputs);
  const place = placeOf(inputs);
  const item = batch?.items[place.item];
  // d_k and its root are there before the batch is: of one head, which has the whole hidden size
  const { divisor } = item ?? engine.headSplit(inputs.hiddenSize, 1);
  const streamed = batch?.ways?.outputs[place.item];
  return {
    divisor,
    batch,
    x: batch?.x[place.item],
    item,
    streamed,
    difference: item && streamed && differenceOf(engine, item, streamed),
    memory: memoryOf(engine, inputs),
  };
}

function edit(inputs: SelfAttentionInputs, cell: CellId, value: number): SelfAttentionInputs {
  switch (cell) {
    case 'headSize':
      return { ...inputs, hiddenSize: value };
    case 'batch':
    case 'length':
    case 'seed':
    case 'item':
    case 'query':
      return { ...inputs, [cell]: value };
    default:
      throw new Error(`[selfAttention.edit] expected a cell that can be edited; found ${cell}`);
  }
}

/** A cell as the code writes it: "weights[0, 2, 3]", "query.weight[5, 0]". */
function inCode(id: CellId, inputs: SelfAttentionInputs): string {
  const { item } = placeOf(inputs);
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
  const words = selfAttentionWords[text.lang];
  const { variant, quantity } = parseCellId(id);
  const plain: Partial<Record<string, string>> = {
    ...words.ways.cell,
    batch: words.batch,
    length: words.length,
    headSize: words.cell.headSize,
    divisor: words.cell.divisor,
  };
  const name = plain[quantity] ?? words.named(inCode(id, inputs), words.cell[quantity as keyof typeof words.cell]);
  return isWay(variant) ? words.ways.of(words.ways[variant], name) : name;
}

const initial: SelfAttentionInputs = {
  ...{ batch: 1, length: 9, hiddenSize: 64, seed: 1, item: 0, query: 2 },
  shown: 'output',
};

/** The class in the article's code, on inputs of any size up to [8, 512, 768] and [1, 4096, 768]. */
export const selfAttention: Part<'selfAttention', SelfAttentionResult> = {
  name: 'selfAttention',
  initial,
  params: {
    batch: ['batch', number(limitsOf('batch'))],
    length: ['length', number(limitsOf('length'))],
    hiddenSize: ['hiddensize', number(limitsOf('headSize'))],
    seed: ['seed', number(limitsOf('seed'))],
    // from 0, as in the code
    item: ['item', number(limitsOf('item'))],
    query: ['query', number(limitsOf('query'))],
    shown: ['matrix', choice(matrixNames)],
  },
  complete(inputs, told, refuse, before) {
    const { batch, length } = inputs;
    if (!told.has('batch')) return { ...inputs, batch: Math.min(batch, limitsOf('batch', { length }).most ?? 1) };
    const limits = limitsOf('length', { batch });
    const { most = 1 } = limits;
    if (length <= most) return inputs;
    refuse('length', outside(length, limits));
    return { ...inputs, length: Math.min(before.length, most) };
  },
  compute,
  cells: selfAttentionCells,
  size: ({ length, hiddenSize }) => length * (most.hiddenSize + 1) + hiddenSize,
  limits: (cell) => limitsOf(cell),
  edit,
  cellName,
};
