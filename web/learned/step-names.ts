/** What the numbers behind the encoder's steps are called. */
import { type CellId, inVariant, parseCellId } from '../derivation.ts';
import type { LearnedToken } from '../engine.ts';
import { hiddenWords } from '../text/learned/hidden.ts';
import { type Layer, stepWords } from '../text/learned/steps.ts';
import type { Text } from '../text/text.ts';
import { isOfNorm, type Normed } from './encoder-numbers.ts';
import type { CellName } from './hidden-rules.ts';

/** what has weights, but is no matrix */
const listed: readonly string[] = ['entry', 'after_attention', 'after_feed_forward'];

/** What a cell holds, wherever it stands: "Mean, for x"; undefined for one that is no step's between. */
function stepQuantity(id: CellId, lang: Text['lang']): string | undefined {
  const { variant, quantity } = parseCellId(id);
  const words = stepWords[lang];
  const layer = words.layers[variant as Layer];
  if (isOfNorm(quantity)) return words.ofNorm(quantity, variant as Normed);
  switch (quantity) {
    case 'gate':
    case 'opened':
    case 'up':
    case 'angle':
    case 'cos':
    case 'sin':
    case 'minusSin':
    case 'position':
    case 'epsilon':
    case 'zero':
      return words.ofToken[quantity];
    case 'layerWeights':
      if (variant === 'angles' || variant === 'embedding') return layer;
      return listed.includes(variant) ? words.weight(layer) : words.weights(layer);
    case 'layerBias':
      return words.bias(layer);
    case 'stored':
      return words.stored(layer);
    case 'scale':
      return words.scale(layer);
    default:
      return undefined;
  }
}

/** What a cell of the encoder's work holds, wherever it stands. */
export function quantityName(id: CellId, lang: Text['lang']): string {
  const { variant, quantity } = parseCellId(id);
  return stepQuantity(id, lang) ?? hiddenWords[lang].names[inVariant(variant, quantity) as CellName];
}

/** Where a weight stands, by numbers from 1; in the table of vectors, by its character if that is known. */
function weightName(id: CellId, tokens: readonly LearnedToken[], lang: Text['lang']): string | undefined {
  const { variant, quantity, index } = parseCellId(id);
  const name = stepQuantity(id, lang);
  if (name === undefined || !['layerWeights', 'layerBias', 'stored', 'scale'].includes(quantity)) return undefined;
  const [first = 0, second] = index;
  const { entry } = stepWords[lang];
  const isRow = second !== undefined || quantity === 'scale';
  const column = isRow ? second : first;
  const ofCharacter = variant === 'embedding' || variant === 'logits';
  const row = ofCharacter || isRow ? first + 1 : undefined;
  const character = ofCharacter ? tokens.find((token) => token.row === first)?.token : undefined;
  return entry(name, character ?? row, variant === 'logits' || column === undefined ? undefined : column + 1);
}

/** What a cell of the encoder's work is called, of tokens by these names; `known` tell the rows of the table. */
export function encoderCellName(
  id: CellId,
  names: readonly string[],
  known: readonly LearnedToken[],
  lang: Text['lang'],
): string {
  const [first, second] = parseCellId(id).index;
  const name = quantityName(id, lang);
  if (first === undefined) return name;
  const { cell } = hiddenWords[lang];
  return weightName(id, known, lang) ?? cell(name, names[first], second === undefined ? undefined : second + 1);
}
