/** What may be typed where. */
import { type CellId, parseCellId } from './derivation.ts';
import type { Limits } from './number.ts';

/** graphemes in a token's name */
export const longestName = 12;
/** graphemes in a sentence */
export const longestSentence = 64;
/** tokens in a row */
export const mostTokens = 64;

/** What may be typed into a cell of the row. */
export function rowLimits(cell: CellId): Limits {
  const { quantity } = parseCellId(cell);
  if (quantity === 'headSize') return { integer: true, least: 1, most: 65_536 };
  if (quantity === 'divisor') return { positive: true };
  return {};
}
