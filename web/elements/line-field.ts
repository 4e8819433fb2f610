import type { PropertyDeclarations } from 'lit';
import { lineProblem } from '../graphemes.ts';
import type { Text } from '../text/text.ts';
import { TextField } from './text-field.ts';

/** A field for one line of text, of one to `longest` graphemes of any kind (👨‍👩‍👧 is one). */
export abstract class LineField extends TextField<string> {
  static override properties: PropertyDeclarations = { advised: { type: Number } };

  /** how many of them make sense, where the host objects to more: what a complaint tells; `longest` unless given */
  declare advised: number | undefined;

  protected abstract readonly longest: number;

  protected write(value: string): string {
    return value;
  }

  protected read(typed: string): string | undefined {
    const line = typed.trim();
    return lineProblem(line, this.longest) ? undefined : line;
  }

  protected isProblem(typed: string, left: boolean): boolean {
    return this.read(typed) === undefined && (left || typed.trim() !== '');
  }

  protected complaint(typed: string, text: Text): string {
    const problem = lineProblem(typed.trim(), this.longest);
    return problem ? text.lineProblem(this.label, typed, problem, this.advised ?? this.longest) : '';
  }
}
