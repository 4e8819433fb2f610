import type { PropertyDeclarations } from 'lit';
import { type Digits, editableText, type Limits, printed, problemWhenLeft, readNumber } from '../number.ts';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { TextField } from './text-field.ts';

/**
 * A number the reader may type, in any of the forms `readNumber` knows.
 * @fires number-input each keystroke that gives another number
 * @fires edit-settled the field was left, or Enter pressed
 * @fires edit-cancelled Escape was pressed after something was announced
 */
export class NumberField extends TextField<number> {
  static override properties: PropertyDeclarations = {
    // told anew with each drawing of a table, and hardly ever others
    limits: { attribute: false, hasChanged: (one, other) => JSON.stringify(one) !== JSON.stringify(other) },
    cell: {},
    digits: { attribute: false },
  };

  declare limits: Limits | undefined;
  /** the cell it edits */
  declare cell: string;
  /** how many decimals are shown until it is typed into: all, unless it is told */
  declare digits: Digits | undefined;

  protected write(value: number): string {
    const { digits = 'all' } = this;
    return digits === 'all' ? editableText(value) : printed(value, digits);
  }

  protected read(typed: string): number | undefined {
    const reading = readNumber(typed, this.limits);
    return reading.kind === 'number' ? reading.value : undefined;
  }

  protected isProblem(typed: string, left: boolean): boolean {
    if (left) return problemWhenLeft(typed, this.limits) !== undefined;
    const reading = readNumber(typed, this.limits);
    return reading.kind === 'problem' && reading.problem !== 'empty';
  }

  protected complaint(typed: string, text: Text): string {
    const problem = problemWhenLeft(typed, this.limits);
    return problem ? text.numberProblem(this.label, typed, problem, this.limits ?? {}) : '';
  }

  protected announce(value: number): void {
    send(this, 'number-input', { id: this.cell, value });
  }
}

define('number-field', NumberField);
