/** What is said of each way of computing: where it breaks, what that spoils, what becomes 0. */
import { type CellId, parseCellId, variantOf } from '../derivation.ts';
import type { SoftmaxPrecisions } from '../engine.ts';
import type { Scene } from '../exhibit.ts';
import { decimal, plainText, printed, trimmed } from '../number.ts';
import { overflowWords } from '../text/exhibits/overflow.ts';
import { type Variant, variants } from './overflow.ts';
import { trailOf } from './overflow-trail.ts';

type OverflowScene = Scene<'overflow', SoftmaxPrecisions>;

function notesOn(variant: Variant, { inputs, cells, text, digits }: OverflowScene): string[] {
  const words = overflowWords[text.lang];
  const way = words.variant[variant];
  const { origins, spoiled, underflows } = trailOf(variant, inputs.scores.length, cells);
  const name = (id: CellId) => {
    const { quantity, index } = parseCellId(id);
    return words.cell[quantity as 'scores']((index[0] ?? 0) + 1);
  };
  const total = cells.value(variantOf(variant, 'weightsSum'));
  const sum = Number.isFinite(total) ? plainText(trimmed(decimal(total, digits))) : undefined;
  const [first, ...others] = origins;
  const notes: string[] = [];
  if (first === undefined) {
    if (underflows.length === 0) notes.push(words.fine(way, sum ?? printed(total, digits)));
  } else {
    const value = cells.value(first);
    const reason = Number.isNaN(value) ? words.noValue : words.tooLarge(variant.slice(0, 7));
    notes.push(words.broken(way, name(first), printed(value, digits), reason, others.map(name), spoiled.map(name)));
  }
  if (underflows.length > 0) {
    // a sum that was spoiled says nothing
    notes.push(words.underflow(way, underflows.map(name), first === undefined ? sum : undefined));
  }
  return notes;
}

export const overflowNotes = (scene: OverflowScene): string[] => variants.flatMap((variant) => notesOn(variant, scene));
