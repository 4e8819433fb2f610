/** Where an exhibit's numbers come from: its own, or those of the trained encoder; and what is to be said of those. */
import { html, nothing, type TemplateResult } from 'lit';
import { button, radio } from './controls.ts';
import type { LiveScene } from '../exhibit.ts';
import {
  isTooLong,
  type Learned,
  learnedFailure,
  lesson,
  longestLearned,
  type Source,
  tryAgain,
} from '../parts/learned.ts';
import type { Inputs } from '../state.ts';
import { learnedWords } from '../text/learned.ts';
import type { Text } from '../text/text.ts';

/** What is to be objected to in a sentence; undefined for nothing. */
export const tooLongFor = (source: Source, sentence: string, text: Text): string | undefined =>
  source === 'learned' && isTooLong(sentence) ? learnedWords[text.lang].tooLong(longestLearned) : undefined;

/** What the reader typed over the encoder's numbers, and how to have these back. */
export interface TypedOver {
  typed: Readonly<Record<string, object>>;
  forget(): void;
}

/**
 * The choice between an exhibit's `own` numbers and learned ones, and under it what these are, or why they are others;
 * `problem`: what the encoder has to object to in the sentence.
 */
export function sourceChoice<
  Name extends keyof Inputs,
  Result extends { learned?: Learned | readonly Learned[] | undefined },
>(
  { inputs, result, text, awaited }: LiveScene<Name, Result> & { inputs: { source: Source } },
  own: string,
  choose: (source: Source) => void,
  problem?: string,
  over?: TypedOver,
): TemplateResult {
  const learned = [result.learned ?? []].flat();
  const words = learnedWords[text.lang];
  const { source } = inputs;
  const isLearned = learned.length > 0;
  const chosen = (now: Source) => () => {
    tryAgain();
    choose(now);
  };
  const said = () =>
    awaited
      ? words.loading
      : isLearned
        ? lesson()?.remarks(learned, text.lang, over?.typed)
        : (problem ?? words.failed[learnedFailure() ?? 'missing']) + words.instead;
  return html`<div class="controls">
      <fieldset>
        <legend>${words.source}</legend>
        ${radio('source', own, source === 'own', chosen('own'))}
        ${radio('source', words.learned, source === 'learned', chosen('learned'))}
      </fieldset>
      ${isLearned && over ? lesson()?.backToLearned(over, text.lang, button) : nothing}
    </div>
    <div class="said" aria-live="polite">
      ${source === 'learned' ? html`<p class=${isLearned || awaited ? nothing : 'problems'}>${said()}</p>` : nothing}
    </div>`;
}
