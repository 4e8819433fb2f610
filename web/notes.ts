/** What is to be said under an exhibit, above all where printed digits don't add up to the printed sum. */
import { byHand } from './by-hand.ts';
import type { CellId } from './derivation.ts';
import { printedIn } from './equation.ts';
import type { Exhibit, Scene } from './exhibit.ts';
import { type Decimal, plainText, trimmed } from './number.ts';

// "1" rather than "1.0000", but "0.1420"
const short = (number: Decimal) => {
  const whole = trimmed(number);
  return plainText(whole.digits.includes('.') ? number : whole);
};

/** Says which of the sums `ids` is not what its terms add up to as printed, and how many more are not, if any are. */
export function roundingNote(
  ids: readonly CellId[],
  exhibit: Exhibit,
  scene: Pick<Scene, 'inputs' | 'cells' | 'text' | 'digits'>,
): string | undefined {
  const { cells, text, digits } = scene;
  const [first, ...others] = ids.flatMap((id) => {
    const onPaper = byHand(id, cells, digits, printedIn);
    return onPaper ? [{ id, onPaper }] : [];
  });
  if (!first) return undefined;
  const { id, onPaper } = first;
  const name = exhibit.part.cellName(id, scene);
  const sum = short(printedIn(id, cells, digits));
  return text.notes.rounding({ name, sum, onPaper: short(onPaper) }, others.length);
}

/** What is to be said under an exhibit: where rounded digits don't add up, and its own remarks. */
export function notesOn(exhibit: Exhibit, scene: Scene): string[] {
  const rounding = roundingNote(exhibit.sums(scene), exhibit, scene);
  return [...(rounding === undefined ? [] : [rounding]), ...exhibit.notes(scene)];
}
