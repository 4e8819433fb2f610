/** What scores are divided by, in the exhibits that let the reader choose it. */
import { printed, trimmed } from './printed.ts';
import type { View } from './view.ts';

/** The divisor, and the header over what is left: "÷ √64 = 8", "÷ √48 ≈ 6.9282", "÷ 5". */
export function dividedBy(
  { say, digits }: View,
  exact: View,
  headSizeName: string,
): { divisor: number; header: string } {
  const typed = exact.field(say('除数', 'Divisor'));
  if (typed !== undefined) return { divisor: typed, header: `÷ ${printed(typed, 'all')}` };
  const headSize = exact.field(headSizeName) ?? NaN;
  const divisor = Math.sqrt(headSize);
  const text = Number.isInteger(divisor) ? trimmed(divisor, digits) : printed(divisor, digits);
  // the root of a whole number is whole, or has no end of decimals: its square may still round to that number
  const isExact = Number.isInteger(divisor);
  return { divisor, header: `÷ √${headSize} ${isExact ? '=' : '≈'} ${text}` };
}
