/** Controls over the encoder's numbers, of whatever exhibit. */
import type { TemplateResult } from 'lit';
import { lessonWords } from '../text/learned/lesson.ts';
import type { Text } from '../text/text.ts';
import type { button, startChoice } from '../views/controls.ts';
import type { TypedOver } from '../views/source-choice.ts';

/** Whether anything is typed over them, in sight or not. */
export const isAny = (typed: TypedOver['typed']): boolean =>
  Object.values(typed).some((each) => Object.keys(each).length > 0);

/** Puts them back where others were typed over them. */
export const backToLearned = ({ typed, forget }: TypedOver, lang: Text['lang'], draw: typeof button): TemplateResult =>
  draw(lessonWords[lang].backToLearned, isAny(typed), forget);

interface Windowed<Inputs extends { firstDimension: number }> {
  inputs: Inputs;
  text: Text;
  look(inputs: Inputs): void;
}

/** Which of `count` dimensions a table shows, `size` at once. */
export function dimensionChoice<Inputs extends { firstDimension: number }>(
  { inputs, text, look }: Windowed<Inputs>,
  [count, size]: readonly [count: number, size: number],
  draw: typeof startChoice,
): TemplateResult {
  const starts = Array.from({ length: Math.ceil(count / size) }, (_, index) => index * size);
  const nameOf = (first: number) => `${first + 1}–${Math.min(first + size, count)}`;
  return draw(lessonWords[text.lang].dimensions, starts, inputs.firstDimension, nameOf, (firstDimension) =>
    look({ ...inputs, firstDimension }),
  );
}
