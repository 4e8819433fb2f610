/** One character in two sentences: the same vector before self-attention, two after it. */
import { everyPlace, line, number } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import type { Refuse } from '../codec/params.ts';
import { type CellId, parseCellId } from '../derivation.ts';
import { sentence } from '../article.ts';
import { longestName } from '../limits.ts';
import { replaced } from '../lists.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { contextWords } from '../text/exhibits/context.ts';
import type { Text } from '../text/text.ts';
import { isTooLong, lesson, prepareLearned, type Source, tokensFor } from './learned.ts';
import { firstDimensionOf, sentenceForm, sourceParam } from './learned-params.ts';
import { contextCells, inVariants } from './context-rules.ts';
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
  /** whether vectors are drawn or the encoder's */
  source: Source;
  /** what stands in the fields */
  asked: Comparison;
  /** the last one whose character is a token of both its sentences: what is computed */
  shown: Comparison;
  /** of the vectors before */
  seed: number;
  /** numbers in each vector, d_k */
  headSize: number;
  /** of the encoder's, which are too many to be shown at once, the first on show */
  firstDimension: number;
}

/** Numbers in each of the encoder's vectors, and how many of them are shown at once. */
const mostDimensions = 64;
export const dimensionsOnShow = 4;

const initialComparison: Comparison = { character: '喜', sentences: [sentence, '恭喜发财'] };

const contextLimits: Record<'seed' | 'headSize', Limits> = {
  seed: { integer: true, least: 0, most: Number.MAX_SAFE_INTEGER },
  headSize: { integer: true, least: 1, most: 8 },
};

/** Whether a text is a single token. */
export function isToken(source: Source, text: string): boolean {
  const tokens = tokensFor(source, text);
  return tokens.length === 3 && tokens[1] === text;
}

/** Whether a sentence has the character among its tokens. */
export const hasCharacter = (source: Source, sentence: string, { character }: Comparison): boolean =>
  tokensFor(source, sentence).includes(character);

const canBeShown = (source: Source, comparison: Comparison): boolean =>
  isToken(source, comparison.character) &&
  comparison.sentences.every(
    (each) => hasCharacter(source, each, comparison) && (source === 'own' || !isTooLong(each)),
  );

/** The inputs with another question in the fields; it is shown as soon as it can be. */
export const ask = (inputs: ContextInputs, asked: Comparison): ContextInputs => ({
  ...inputs,
  asked,
  shown: canBeShown(inputs.source, asked) ? asked : inputs.shown,
});

/** The inputs with other vectors; of what these have no tokens for, nothing is shown. */
export function withSource(inputs: ContextInputs, source: Source): ContextInputs {
  const { asked, shown } = inputs;
  return ask(
    { ...inputs, source, firstDimension: 0, shown: canBeShown(source, shown) ? shown : initialComparison },
    asked,
  );
}

export const askSentence = (inputs: ContextInputs, index: number, text: string): ContextInputs =>
  ask(inputs, { ...inputs.asked, sentences: replaced(inputs.asked.sentences, index, text) });

const sentences = list(sentenceForm, 2, 2);

/** Shows what is asked if nothing else is told, and nothing that cannot be shown. */
function complete(
  read: ContextInputs,
  told: ReadonlySet<string>,
  refuse: Refuse,
  before: ContextInputs,
): ContextInputs {
  const inputs = { ...read, firstDimension: firstDimensionOf(read, refuse) };
  // what was shown before may be none of these vectors' tokens
  const shown = canBeShown(inputs.source, before.shown) ? before.shown : initialComparison;
  const name = told.has('shown') ? 'shown' : 'shownin';
  if (told.has(name) && canBeShown(inputs.source, inputs.shown)) return inputs;
  const { character } = inputs.shown;
  refuse(name, (as, { link }) => link.absent(as, character));
  return ask({ ...inputs, shown }, inputs.asked);
}

function edit(inputs: ContextInputs, cell: CellId, value: number): ContextInputs {
  if (inputs.source === 'learned' || (cell !== 'seed' && cell !== 'headSize'))
    throw new Error(`[context.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, [cell]: value };
}

function cellName(id: CellId, { inputs, text }: { inputs: ContextInputs; text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const [first = 0, second = 0] = index;
  const words = contextWords[text.lang];
  const where = inVariants.indexOf(variant);
  const { source, shown } = inputs;
  const tokens = (sentence: string) => tokensFor(source, sentence);
  const distinct =
    quantity === 'vectors' ? [...new Set(shown.sentences.flatMap(tokens))] : tokens(shown.sentences[where] ?? '');
  const cell = { ...words.cell, ...lesson()?.words[text.lang].context.cell };
  return cell[quantity as keyof typeof words.cell]({
    mark: words.marks[quantity === 'norms' ? first : where] ?? '',
    when: variant === 'before' ? words.before : words.after,
    token: quantity === 'queries' ? shown.character : (distinct[first] ?? ''),
    dimension: (quantity === 'output' || quantity === 'queries' ? first : second) + 1,
  });
}

/** One character in two sentences. */
export const context = definePart<'context', Contexts>({
  name: 'context',
  initial: {
    source: 'own',
    asked: initialComparison,
    shown: initialComparison,
    seed: 7,
    headSize: 4,
    firstDimension: 0,
  },
  params: {
    source: sourceParam,
    asked: { character: ['token', line(longestName)], sentences: ['sentences', sentences] },
    shown: { character: ['shown', line(longestName)], sentences: ['shownin', sentences] },
    seed: ['seed', number(contextLimits.seed)],
    headSize: ['dk', number(contextLimits.headSize)],
    firstDimension: ['dimension', everyPlace(dimensionsOnShow, mostDimensions)],
  },
  complete,
  prepare: (engine, { source }) => prepareLearned(engine, source),
  compute: compareContexts,
  cells: contextCells,
  size: ({ source, shown, headSize }) =>
    (source === 'own' ? headSize : mostDimensions) * shown.sentences.flatMap((each) => tokensFor(source, each)).length,
  limits: (cell) => (cell === 'seed' || cell === 'headSize' ? contextLimits[cell] : {}),
  edit,
  rename: (inputs, _, character) => ask(inputs, { ...inputs.asked, character }),
  cellName,
});
