import { isLine } from '../graphemes.ts';
import { longestSentence } from '../limits.ts';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { TextField } from './text-field.ts';

/**
 * A sentence of one to `longestSentence` graphemes.
 * @fires sentence-input each keystroke that gives another sentence
 * @fires edit-settled the field was left, or Enter pressed
 */
export class SentenceField extends TextField<string> {
  protected write(value: string): string {
    return value;
  }

  protected read(typed: string): string | undefined {
    const sentence = typed.trim();
    return isLine(sentence, longestSentence) ? sentence : undefined;
  }

  protected isProblem(typed: string, left: boolean): boolean {
    return this.read(typed) === undefined && (left || typed.trim() !== '');
  }

  protected override widthOf(): number {
    return 24;
  }

  protected complaint(_typed: string, text: Text): string {
    return text.pipeline.sentenceProblem(longestSentence);
  }

  protected announce(sentence: string): void {
    this.dispatchEvent(new CustomEvent('sentence-input', { detail: sentence, bubbles: true, composed: true }));
  }
}

define('sentence-field', SentenceField);
