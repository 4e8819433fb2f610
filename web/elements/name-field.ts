import type { PropertyDeclarations } from 'lit';
import { graphemes } from '../graphemes.ts';
import { longestName } from '../limits.ts';
import { define } from './define.ts';
import { send } from './events.ts';
import { LineField } from './line-field.ts';

/**
 * A token's name, of one to `longestName` graphemes.
 * @fires name-input each keystroke that gives another name
 * @fires edit-settled the field was left, or Enter pressed
 * @fires edit-cancelled Escape was pressed after something was announced
 */
export class NameField extends LineField {
  static override properties: PropertyDeclarations = { index: { type: Number } };

  /** which token it names */
  declare index: number;
  protected readonly longest = longestName;

  protected override widthOf(text: string): number {
    // east Asian characters and emoji are about twice as wide as letters
    return graphemes(text).reduce((width, character) => width + (character > '\u1100' ? 2 : 1), 0);
  }

  protected announce(name: string): void {
    send(this, 'name-input', { index: this.index, name });
  }
}

define('name-field', NameField);
