import { longestSentence } from '../limits.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { LineField } from './line-field.ts';

/**
 * A sentence of one to `longestSentence` graphemes.
 * @fires sentence-input each keystroke that gives another sentence
 * @fires edit-settled the field was left, or Enter pressed
 * @fires edit-cancelled Escape was pressed after something was announced
 */
export class SentenceField extends LineField {
  protected readonly longest = longestSentence;

  protected override widthOf(): number {
    return 24;
  }

  protected announce(sentence: string): void {
    send(this, 'sentence-input', { sentence });
  }
}

define('sentence-field', SentenceField);
