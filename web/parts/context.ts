/** One character in two sentences: the same vector before self-attention, two after it. */
import { type CellId, parseCellId } from '../derivation.ts';
import { sentence } from '../article.ts';
import { isListOf, isNumber, isObject, isText } from '../from-link.ts';
import { longestName, longestSentence } from '../limits.ts';
import { replaced } from '../lists.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { contextWords } from '../text/exhibits/context.ts';
import type { Text } from '../text/text.ts';
import { tokensOf } from '../tokens.ts';
import { type ContextQuantity, contextCells, inVariants } from './context-rules.ts';
import { compareContexts, type Contexts } from './context-vectors.ts';

declare module '../state.ts' {
  interface Inputs {
    context: ContextInputs;
  }
}

/** A character and two sentences. */
export interface Comparison {
  character: string;
  sentences: readonly string[];
}

export interface ContextInputs {
  /** what stands in the fields */
  asked: Comparison;
  /** the last one whose character is a token of both its sentences: what is computed */
  shown: Comparison;
  /** of the vectors before */
  seed: number;
  /** numbers in each vector, d_k */
  headSize: number;
}

const initialComparison: Comparison = { character: '喜', sentences: [sentence, '恭喜发财'] };

const contextLimits: Record<'seed' | 'headSize', Limits> = {
  seed: { integer: true, least: 0, most: Number.MAX_SAFE_INTEGER },
  headSize: { integer: true, least: 1, most: 8 },
};

/** Whether a text is a single token. */
export const isToken = (text: string): boolean => tokensOf(text).length === 3 && tokensOf(text)[1] === text;

/** Whether a sentence has the character among its tokens. */
export const hasCharacter = (sentence: string, { character }: Comparison): boolean =>
  tokensOf(sentence).includes(character);

const canBeShown = (comparison: Comparison): boolean =>
  isToken(comparison.character) && comparison.sentences.every((each) => hasCharacter(each, comparison));

/** The inputs with another question in the fields; it is shown as soon as it can be. */
export const ask = (inputs: ContextInputs, asked: Comparison): ContextInputs => ({
  ...inputs,
  asked,
  shown: canBeShown(asked) ? asked : inputs.shown,
});

export const askSentence = (inputs: ContextInputs, index: number, text: string): ContextInputs =>
  ask(inputs, { ...inputs.asked, sentences: replaced(inputs.asked.sentences, index, text) });

const isComparison = (told: unknown): told is Comparison =>
  isObject(told) &&
  isText(told.character, longestName) &&
  isListOf(told.sentences, 2, (text): text is string => isText(text, longestSentence));

const isContext = (told: unknown): told is ContextInputs =>
  isObject(told) &&
  isComparison(told.asked) &&
  isComparison(told.shown) &&
  canBeShown(told.shown) &&
  isNumber(told.seed, contextLimits.seed) &&
  isNumber(told.headSize, contextLimits.headSize);

function edit(inputs: ContextInputs, cell: CellId, value: number): ContextInputs {
  if (cell !== 'seed' && cell !== 'headSize')
    throw new Error(`[context.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, [cell]: value };
}

function cellName(id: CellId, { inputs, text }: { inputs: ContextInputs; text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const [first = 0, second = 0] = index;
  const words = contextWords[text.lang];
  const where = inVariants.indexOf(variant);
  const { sentences } = inputs.shown;
  const distinct =
    quantity === 'vectors' ? [...new Set(sentences.flatMap(tokensOf))] : tokensOf(sentences[where] ?? '');
  return words.cell[quantity as ContextQuantity]({
    mark: words.marks[quantity === 'norms' ? first : where] ?? '',
    when: variant === 'before' ? words.before : words.after,
    token: distinct[first] ?? '',
    dimension: (quantity === 'output' ? first : second) + 1,
  });
}

/** One character in two sentences. */
export const context = definePart<'context', Contexts>({
  name: 'context',
  initial: { asked: initialComparison, shown: initialComparison, seed: 7, headSize: 4 },
  isInputs: isContext,
  compute: (engine, { shown, seed, headSize }) => compareContexts(engine, shown, { seed, headSize }),
  cells: contextCells,
  size: ({ shown, headSize }) => headSize * shown.sentences.flatMap(tokensOf).length,
  limits: (cell) => (cell === 'seed' || cell === 'headSize' ? contextLimits[cell] : {}),
  edit,
  rename: (inputs, _, character) => ask(inputs, { ...inputs.asked, character }),
  cellName,
});
