import { define } from './define.ts';
import { NumberField } from './number-field.ts';

/**
 * A field for a number that the reader is to find: empty while its value is NaN.
 * @fires number-input each keystroke that gives another number
 * @fires edit-settled the field was left, or Enter pressed
 * @fires edit-cancelled Escape was pressed after something was announced
 */
export class AnswerField extends NumberField {
  /** Whether there is a number to be checked; if there is none, says so. */
  demand(): boolean {
    this.draft ??= this.write(this.value);
    this.leave();
    return this.draft === undefined;
  }

  protected override write(value: number): string {
    return Number.isNaN(value) ? '' : super.write(value);
  }

  // nothing is computed from an answer
  protected override stillHolding(): string {
    return '';
  }
}

define('answer-field', AnswerField);
