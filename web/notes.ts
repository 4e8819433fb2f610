/** What is to be said under an exhibit, above all where printed digits don't add up to the printed sum. */
import type { CellId, Cells } from './derivation.ts';
import type { Exhibit, Scene } from './exhibit.ts';
import { decimal, type Digits, plainText, printed, sumAsPrinted, trimmed } from './number.ts';
import type { Text } from './text/text.ts';

interface NumbersInWords {
  cells: Cells;
  text: Text;
  digits: Digits;
}

/** A note on the sum in cell `id`, called `name`, if its terms, added as printed, give another number than the one printed. */
export function roundingNote(id: CellId, name: string, scene: NumbersInWords): string | undefined {
  const { cells, text, digits } = scene;
  if (digits === 'all') return undefined;
  const { operation, operands } = cells.derivation(id);
  if (operation !== 'sum') return undefined;
  const terms = operands.map((operand) => cells.value(operand));
  const onPaper = sumAsPrinted(terms, digits);
  if (onPaper === undefined || printed(Number(onPaper), digits) === printed(cells.value(id), digits)) return undefined;
  return text.notes.rounding(
    name,
    plainText(trimmed(decimal(cells.value(id), digits))),
    plainText(trimmed(decimal(Number(onPaper), digits))),
    digits,
  );
}

/** What is to be said under an exhibit: where rounded digits don't add up, and its own remarks. */
export function notesOn(exhibit: Exhibit, scene: Scene): string[] {
  const rounding = exhibit.sums(scene).map((id) => roundingNote(id, exhibit.cellName(id, scene), scene));
  return [...rounding.filter((note) => note !== undefined), ...exhibit.notes(scene)];
}
