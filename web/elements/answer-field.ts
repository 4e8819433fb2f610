import type { PropertyDeclarations } from 'lit';
import { type Problem, problemWhenLeft } from '../number.ts';
import { define } from './define.ts';
import { NumberField } from './number-field.ts';

/**
 * A field for a number that the reader is to find: empty while its value is NaN.
 * @fires number-input each keystroke that gives another number
 * @fires edit-settled the field was left, or Enter pressed
 */
export class AnswerField extends NumberField {
  static override properties: PropertyDeclarations = { complain: { attribute: false } };

  /** the words for what is wrong with what was typed */
  declare complain: (typed: string, problem: Problem) => string;

  /** Whether there is a number to be checked; if there is none, says so. */
  demand(): boolean {
    this.draft ??= this.write(this.value);
    this.leave();
    return this.draft === undefined;
  }

  protected override write(value: number): string {
    return Number.isNaN(value) ? '' : super.write(value);
  }

  protected override complaint(typed: string): string {
    const problem = problemWhenLeft(typed, this.limits);
    return problem ? this.complain(typed, problem) : '';
  }
}

define('answer-field', AnswerField);
