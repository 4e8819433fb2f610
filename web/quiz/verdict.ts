/** What there is to say of an answer. */
import type { SlipName } from './slips.ts';
import type { Question } from './question.ts';

export type Verdict =
  | { kind: 'right' }
  /** right, with fewer decimals than asked for */
  | { kind: 'coarse' }
  /** off by a little: something was rounded on the way */
  | { kind: 'near' }
  /** what a known mistake gives */
  | { kind: 'slip'; slip: SlipName }
  | { kind: 'wrong' };

/** a last place, and a little for what float64 makes of a tie */
// eslint-disable-next-line no-restricted-syntax -- a decimal place, not a number of the lesson
const unit = (places: number) => 10 ** -places * (1 + 1e-9);

/** rounding on the way may cost so many last places */
const nearPlaces = 5;

/** large numbers are seldom typed in full: so much of them may be missing where a mistake is looked for */
const slipShare = 0.002;

const decimalsOf = (typed: number) => /\.(\d+)$/.exec(String(typed))?.[1]?.length ?? 0;

/** Whether what was typed is `truth`, rounded to the places asked for or to more; whole, where a whole number is asked for. */
const isRounded = (typed: number, truth: number, places: number) =>
  Math.abs(typed - truth) <= unit(places) / 2 && (places > 0 || Number.isInteger(typed));

/** Judges what was typed for the answer to a question, which in truth is `truth`. */
export function verdictOn(typed: number, truth: number, question: Question): Verdict {
  const { places } = question;
  const slips = [...question.slips, ['sign', -truth] as const];
  if (isRounded(typed, truth, places)) return { kind: 'right' };
  const found = slips.find(([, value]) => {
    const share = places === 0 ? 0 : slipShare;
    const room = Math.max(unit(places) / 2, Math.abs(value) * share);
    return Math.abs(typed - value) <= room;
  });
  if (found) return { kind: 'slip', slip: found[0] };
  const decimals = decimalsOf(typed);
  if (typed !== 0 && decimals < places && isRounded(typed, truth, decimals)) return { kind: 'coarse' };
  if (places > 0 && Math.abs(typed - truth) <= nearPlaces * unit(places)) return { kind: 'near' };
  return { kind: 'wrong' };
}
