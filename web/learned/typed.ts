/** What a reader types over the encoder's row, and which row it is. */
import type { html as Html, TemplateResult } from 'lit';
import { type CellId, parseCellId } from '../derivation.ts';
import type { LiveScene } from '../exhibit.ts';
import { tokensFor } from '../parts/learned.ts';
import { moved, placesAfter } from '../parts/moved.ts';
import { learnedTokens, type RowResult, type Typed } from '../parts/row-learned.ts';
import type { RowInputs } from '../parts/row.ts';
import { lessonWords } from '../text/learned/lesson.ts';
import type { startChoice } from '../views/controls.ts';
import type { sentenceField } from '../views/sentence.ts';
import { atPlace, atRest } from './kept-place.ts';

/** Under which name what is typed into a cell is kept: a score is of the token that asks, `query`. */
function typedAs(query: number | null, id: CellId): [Typed, string] | undefined {
  const { variant, quantity, index } = parseCellId(id);
  if (variant !== '') return undefined;
  if (quantity === 'scores') return [quantity, [query, ...index].join('.')];
  return quantity === 'values' ? [quantity, index.join('.')] : undefined;
}

/** Whether the number in a cell is the reader's. */
export function isTypedOver({ typed }: RowInputs, query: number | null, id: CellId): boolean {
  const [of, name] = typedAs(query, id) ?? [];
  return of !== undefined && name !== undefined && Object.hasOwn(typed[of], name);
}

/** The inputs with a number typed over the encoder's; undefined where it has none in that cell. */
export function typeOver(inputs: RowInputs, query: number | null, id: CellId, value: number): RowInputs | undefined {
  const [of, name] = typedAs(query, id) ?? [];
  if (of === undefined || name === undefined) return undefined;
  const { typed } = inputs;
  return { ...inputs, typed: { ...typed, [of]: { ...typed[of], [name]: value } } };
}

/** Another sentence: who asks, and what was typed, stay with the tokens that stay. */
export function withRowSentence(inputs: RowInputs, sentence: string): RowInputs {
  const [before, after] = [tokensFor('learned', inputs.sentence), tokensFor('learned', sentence)];
  const place = placesAfter(before, after);
  const { scores, values } = inputs.typed;
  const typed = { scores: moved(scores, place, 2), values: moved(values, place, 1) };
  // where no [SEP] asks, it is not what is nearest either
  const few = inputs.asks < before.length - 1 ? -1 : undefined;
  const move = { before: before.slice(0, few), after: after.slice(0, few), last: after.length - (few ? 2 : 1) };
  return atPlace(inputs, { ...move, place: inputs.asks }, (asks) => ({ ...inputs, sentence, asks, typed }));
}

/** What the page draws with: this script brings no copy of it. */
interface Pens {
  html: typeof Html;
  sentenceField: typeof sentenceField;
  startChoice: typeof startChoice;
}

/** Which sentence, and which of its tokens asks; `objection`: what the encoder has to object to in the sentence. */
export function rowControls(
  scene: LiveScene<'row', RowResult>,
  objection: string | undefined,
  { html, sentenceField, startChoice }: Pens,
): TemplateResult {
  const { inputs, text, change } = scene;
  const { source, sentence: value, asks } = inputs;
  const tokens = learnedTokens(inputs);
  return html`<div class="controls" @focusout=${() => atRest(inputs)}>
    ${sentenceField(scene, { value, label: text.pipeline.sentence, source, objection }, (sentence) => change(withRowSentence(inputs, sentence), 'sentence'))}
    ${startChoice(
      lessonWords[text.lang].softmax.asks,
      [...tokens.keys()],
      Math.min(asks, tokens.length - 1),
      (i) => tokens[i] ?? '',
      (asks) => change({ ...inputs, asks }),
    )}
  </div>`;
}
