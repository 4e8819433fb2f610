import type { PropertyDeclarations } from 'lit';
import { graphemes, isLine } from '../graphemes.ts';
import { longestName } from '../limits.ts';
import type { Text } from '../text/text.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { TextField } from './text-field.ts';

/**
 * A token's name: one to `longestName` graphemes, of any kind (👨‍👩‍👧 is one).
 * @fires name-input each keystroke that gives another name
 * @fires edit-settled the field was left, or Enter pressed
 * @fires edit-cancelled Escape was pressed after something was announced
 */
export class NameField extends TextField<string> {
  static override properties: PropertyDeclarations = { index: { type: Number } };

  /** which token it names */
  declare index: number;

  protected write(value: string): string {
    return value;
  }

  protected override widthOf(text: string): number {
    // east Asian characters and emoji are about twice as wide as letters
    return graphemes(text).reduce((width, character) => width + (character > '\u1100' ? 2 : 1), 0);
  }

  protected read(typed: string): string | undefined {
    const name = typed.trim();
    return isLine(name, longestName) ? name : undefined;
  }

  protected isProblem(typed: string, left: boolean): boolean {
    return this.read(typed) === undefined && (left || typed.trim() !== '');
  }

  protected complaint(typed: string, text: Text): string {
    return text.nameProblem(this.label, typed);
  }

  protected announce(name: string): void {
    send(this, 'name-input', { index: this.index, name });
  }
}

define('name-field', NameField);
