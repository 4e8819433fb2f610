/** What is to be said under an exhibit, above all where printed digits don't add up to the printed sum. */
import { sumAsPrinted } from './as-printed.ts';
import type { CellId } from './derivation.ts';
import type { Exhibit, Scene } from './exhibit.ts';
import { decimal, type Digits, plainText, printed, trimmed } from './number.ts';
import type { RoundedSum } from './text/text.ts';

type Sums = Pick<Scene, 'inputs' | 'cells' | 'text' | 'digits'>;

// "1" rather than "1.0000", but "0.1420"
const sumText = (sum: number, digits: Digits) =>
  Number.isInteger(sum) ? plainText(trimmed(decimal(sum, digits))) : printed(sum, digits);

/** The sum in cell `id`, if its terms, added as printed, give another number than the one printed. */
function roundedSum(id: CellId, exhibit: Exhibit, scene: Sums): RoundedSum | undefined {
  const { cells, digits } = scene;
  const { operation, operands } = cells.derivation(id);
  // with all digits nothing is rounded but float64 itself
  if (operation !== 'sum' || digits === 'all') return undefined;
  const terms = operands.map((operand) => cells.value(operand));
  const onPaper = sumAsPrinted(terms, digits);
  const sum = cells.value(id);
  if (
    onPaper === undefined ||
    !Number.isFinite(Number(onPaper)) ||
    !Number.isFinite(sum) ||
    printed(Number(onPaper), digits) === printed(sum, digits)
  )
    return undefined;
  return {
    name: exhibit.part.cellName(id, scene),
    sum: sumText(sum, digits),
    onPaper: sumText(Number(onPaper), digits),
  };
}

/** Says which of the sums `ids` differ from what their terms give as printed, if any do. */
export function roundingNote(ids: readonly CellId[], exhibit: Exhibit, scene: Sums): string | undefined {
  const sums = ids.map((id) => roundedSum(id, exhibit, scene)).filter((sum) => sum !== undefined);
  return sums.length > 0 ? scene.text.notes.rounding(sums, scene.digits) : undefined;
}

/** What is to be said under an exhibit: where rounded digits don't add up, and its own remarks. */
export function notesOn(exhibit: Exhibit, scene: Scene): string[] {
  const rounding = roundingNote(exhibit.sums(scene), exhibit, scene);
  return [...(rounding === undefined ? [] : [rounding]), ...exhibit.notes(scene)];
}
