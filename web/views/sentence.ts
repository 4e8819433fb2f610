/** A sentence to be typed, with its name before it. */
import { html, type TemplateResult } from 'lit';
import type { ElementEvent } from '../elements/events.ts';
import '../elements/sentence-field.ts';
import type { LiveScene } from '../exhibit.ts';
import { longestLearned, type Source } from '../parts/learned.ts';

interface Sentence {
  value: string;
  label: string;
  /** whose numbers are shown of it: the encoder reads fewer characters */
  source: Source;
  /** what is to be objected to in it; undefined for nothing */
  objection: string | undefined;
}

export const sentenceField = (
  { text, generation }: Pick<LiveScene, 'text' | 'generation'>,
  { value, label, source, objection }: Sentence,
  input: (sentence: string) => void,
): TemplateResult =>
  html`<div class="field">
    <span>${label}</span>
    <sentence-field
      .value=${value}
      .label=${label}
      .generation=${generation}
      .text=${text}
      .advised=${source === 'learned' ? longestLearned : undefined}
      .objection=${objection}
      @sentence-input=${({ detail }: ElementEvent<'sentence-input'>) => input(detail.sentence)}
    ></sentence-field>
  </div>`;
