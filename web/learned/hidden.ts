/** What the encoder fills in for a hidden character, and all that leads to it. */
import type { html as Html, TemplateResult } from 'lit';
import { type CellId, parseCellId } from '../derivation.ts';
import type { Engine, Filling, LearnedToken } from '../engine.ts';
import type { HiddenInputs } from '../parts/hidden.ts';
import type { Scene } from '../exhibit.ts';
import type { Digits } from '../number.ts';
import { printedAs } from '../quantities.ts';
import { hiddenWords } from '../text/learned/hidden.ts';
import type { Text } from '../text/text.ts';
import { numbered } from '../tokens.ts';
import type { Work } from './encoder-numbers.ts';
import { operandsView } from './operands.ts';
import { encoderCellName, quantityName } from './step-names.ts';

/** What becomes of a sentence. */
export interface Hidden extends Work {
  /** the tokens, with [MASK] in the hidden place */
  tokens: readonly LearnedToken[];
  /** the row of the hidden place */
  row: number;
  /** what is hidden there */
  truth: LearnedToken;
  /** whether the weights of the hidden place are the reader's */
  isTyped: boolean;
  /** the weights that the softmax gives */
  softmax: Float64Array;
  /** all characters that may stand there, the likeliest first */
  fillings: readonly Filling[];
  /** of each of them e to its logit, and the sum of these */
  exps: Float64Array;
  sum: number;
  /** where what is hidden stands among them, from 0; −1 if the encoder does not know it */
  rank: number;
  /** how many sentences the encoder was trained on */
  sentences: number;
}

/** what came of inputs, for who is to name its cells */
const known = new WeakMap<HiddenInputs, Hidden>();

/** Hides a character of what is read of the sentence, and has it filled in: by the reader's weights, if there are any. */
export function compute({ encoder, naiveSoftmax }: Engine, inputs: HiddenInputs): Hidden | undefined {
  if (!encoder) return undefined;
  const { sentence, place, weights: typed } = inputs;
  const all = encoder.tokens(sentence);
  const read = [...all.slice(0, -1).slice(0, 1 + encoder.longest), ...all.slice(-1)];
  const row = 1 + place;
  const truth = read[row] ?? encoder.mask;
  const tokens = read.with(row, { ...encoder.mask, typed: truth.typed });

  const own = encoder.encode(tokens);
  const { weights } = own.attention;
  const { cols: count } = weights;
  const softmax = weights.data.slice(row * count, (row + 1) * count);
  const isTyped = typed.length > 0;
  const data = weights.data.slice();
  data.set(typed, row * count);
  const encoded = isTyped ? encoder.encode(tokens, { weights: { ...weights, data } }) : own;

  const { z } = encoded;
  const fillings = encoder.fillings(z.data.subarray(row * z.cols, (row + 1) * z.cols), encoder.characters);
  const logits = fillings.map(({ logit }) => logit);
  const { exps, sum } = naiveSoftmax(logits, { precision: 'float64' });
  const rank = fillings.findIndex((filling) => filling.row === truth.row);
  const { sentences, weights: ofLayers } = encoder;
  const found = { row, truth, isTyped, softmax, fillings, exps, sum, rank, sentences };
  const result = { ...found, tokens, encoded, weights: ofLayers };
  known.set(inputs, result);
  return result;
}

/** What the tokens are called: a character that stands several times in the sentence by its number, whichever is hidden. */
export function tokenNames({ tokens, row, truth }: Hidden): string[] {
  const names = numbered(tokens.with(row, truth).map(({ token }) => token));
  return names.with(row, tokens[row]?.token ?? '');
}

/** What the characters are called, as they were typed. */
export const characterNames = ({ tokens }: Hidden): string[] => numbered(tokens.slice(1, -1).map(({ typed }) => typed));

const ofFillings = ['logits', 'exps', 'probability'];
/** Matrices of which a row is a token that asks, and a column one that is asked. */
export const ofPairs: readonly string[] = ['scores', 'scaled', 'weights'];

/** What a cell is called. */
export function cellName(id: CellId, inputs: HiddenInputs, lang: Text['lang']): string {
  const { variant, quantity, index } = parseCellId(id);
  const [first, second] = index;
  const words = hiddenWords[lang];
  const result = known.get(inputs);
  const isReaders =
    result?.isTyped === true &&
    quantity === 'weights' &&
    variant === '' &&
    (second === undefined || first === result.row);
  const name = isReaders ? words.yours : quantityName(id, lang);
  if (!result || first === undefined) return name;
  const { fillings, row } = result;
  if (ofFillings.includes(quantity)) return words.cell(name, fillings[first]?.token, undefined);
  const tokens = tokenNames(result);
  if (second !== undefined && ofPairs.includes(quantity)) return words.cell(name, tokens[first], tokens[second]);
  if (quantity === 'weights') return words.cell(name, tokens[row], tokens[first]);
  return encoderCellName(id, tokens, [...result.tokens, ...fillings], lang);
}

/** What is guessed, in a sentence. */
export function verdict({ fillings, rank, truth }: Hidden, lang: Text['lang'], digits: Digits): string {
  const words = hiddenWords[lang];
  const [first, own] = [fillings[0], fillings[rank]];
  const print = (filling: Filling | undefined) => printedAs('probability', filling?.probability ?? NaN, digits);
  const [name, share] = [first?.token ?? '', print(first)];
  if (!own) return words.unknown(truth.typed, name, share);
  const hidden = words.readAs(truth.typed, own.token);
  return words.verdict({ hidden, token: own.token, first: name, share, rank: rank + 1, own: print(own) });
}

/** What a cell is computed of, to go on from there. */
export const behind = (
  { inputs, cells, text, digits }: Scene<'hidden', Hidden>,
  explained: CellId,
  html: typeof Html,
): TemplateResult =>
  operandsView(
    {
      explained,
      cells,
      text,
      digits,
      name: (id) => cellName(id, inputs, text.lang),
      quantity: (id) => quantityName(id, text.lang),
    },
    html,
  );
