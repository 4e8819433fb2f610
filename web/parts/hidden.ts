/** A sentence with one character hidden, for the trained encoder to fill in. All that is made of it comes with the encoder. */
import * as article from '../article.ts';
import { charactersOf } from '../characters.ts';
import { flag, miscounted, number, place, placeAmong, somePlace } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import type { Refuse } from '../codec/params.ts';
import { type CellId, makeCells, parseCellId } from '../derivation.ts';
import type { Hidden } from '../learned/hidden.ts';
import { replaced } from '../lists.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { lesson, longestLearned, prepareLearned } from './learned.ts';
import { sentenceForm } from './learned-params.ts';

declare module '../state.ts' {
  interface Inputs {
    hidden: HiddenInputs;
  }
}

export interface HiddenInputs {
  /** whether the encoder was asked for: until then nothing is loaded */
  wanted: boolean;
  sentence: string;
  /** which of the characters that are read is hidden, from 0 */
  place: number;
  /** the hidden place's weights, one a token, where the reader takes others than the softmax's; else none */
  weights: readonly number[];
  /** the step on show */
  step: number;
}

const stepCount = 9;
const weightLimits: Limits = { least: 0, most: 1 };

/** How many characters of a sentence are read. */
const countOf = (sentence: string): number => Math.min(charactersOf(sentence).length, longestLearned);

/** Refuses a place past the last, and weights told that are not one a token. Whoever tells of it asks for it. */
function complete(inputs: HiddenInputs, _: unknown, refuse: Refuse, before: HiddenInputs): HiddenInputs {
  const count = countOf(inputs.sentence);
  const { weights } = inputs;
  const place = placeAmong(count, inputs.place, before.place, 'place', refuse);
  const whole = { ...inputs, wanted: true, place };
  if (weights.length === 0 || weights.length === count + 2) return whole;
  refuse('weights', miscounted(weights.length, count + 2));
  return { ...whole, weights: [] };
}

function edit(inputs: HiddenInputs, cell: CellId, value: number): HiddenInputs {
  const { variant, quantity, index } = parseCellId(cell);
  const [j = -1, ...more] = index;
  if (variant !== '' || quantity !== 'weights' || more.length > 0 || !(j in inputs.weights))
    throw new Error(`[hidden.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, weights: replaced(inputs.weights, j, value) };
}

/** A sentence with a character hidden, and what is filled in: nothing before there is an encoder. */
export const hidden = definePart<'hidden', Hidden | undefined>({
  name: 'hidden',
  initial: { wanted: false, sentence: article.sentence, place: 2, weights: [], step: 0 },
  params: {
    wanted: ['try', flag],
    sentence: ['sentence', sentenceForm],
    place: ['place', somePlace],
    weights: ['weights', list(number(weightLimits), 0, longestLearned + 2)],
    step: ['step', place(stepCount)],
  },
  complete,
  prepare: (engine, { wanted }) => (wanted ? prepareLearned(engine, 'learned') : undefined),
  compute: (engine, inputs) => lesson()?.hidden.compute(engine, inputs),
  cells: (_, result) => lesson()?.hidden.cells(result) ?? makeCells({}, () => undefined),
  size: ({ weights }) => weights.length,
  limits: () => weightLimits,
  edit,
  cellName: (id, { inputs, text }) => lesson()?.hidden.cellName(id, inputs, text.lang) ?? id,
});
