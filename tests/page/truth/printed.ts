/** How the page prints numbers, written once more; and what a printed number stands for. */
import type { Digits } from '../../../web/number.ts';

const raised = (power: string) =>
  power
    .replace('+', '')
    .replace('-', '⁻')
    .replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));

/** A number as the page prints it: a typographer's minus, and a power of ten where no digit would show. */
export function printed(number: number, digits: Digits): string {
  if (Number.isNaN(number)) return 'NaN';
  if (!Number.isFinite(number)) return number < 0 ? '−∞' : '∞';
  const fixed = digits === 'all' ? String(number === 0 ? 0 : number) : number.toFixed(digits);
  const isPlain = number === 0 || (/[1-9]/.test(fixed) && Math.abs(number) < 1e6);
  const whole = digits === 'all' || isPlain ? fixed : number.toExponential(2);
  const [mantissa = '', power] = whole.split('e');
  return `${mantissa}${power === undefined ? '' : `×10${raised(power)}`}`.replace('-', '−');
}

/** The same without zeros at its end: "8", "−0.5", "3×10⁷". */
export const trimmed = (number: number, digits: Digits): string =>
  printed(number, digits)
    .replace(/(\.\d*?)0+(?=×|$)/, '$1')
    .replace(/\.(?=×|$)/, '');

/** The number that a text stands for, printed or in a field; NaN for no number. */
export function read(text: string | undefined): number {
  const [, sign = '', digits = '', power] =
    /^([−-]?)(∞|[\d.]+)(?:×10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)|e[+-]?\d+)?$/.exec(text ?? '') ?? [];
  if (digits === '∞') return sign ? -Infinity : Infinity;
  if (digits === '') return NaN;
  if (power === undefined) return Number(text?.replace('−', '-'));
  const tens = Array.from(power, (digit) => (digit === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit))).join('');
  return Number(`${sign && '-'}${digits}e${tens}`);
}

/** Whether a text is `value` rounded to the digits shown, where the value is known but for `slack`. */
export function isPrinted(text: string, value: number, digits: Digits, slack: number): boolean {
  if (!Number.isFinite(value)) return text === printed(value, digits);
  if (digits === 'all') {
    const found = read(text);
    return Math.abs(found - value) <= slack && [printed(found, 'all'), String(found)].includes(text);
  }
  const allowed = [value - slack, value, value + slack].map((near) => printed(near, digits));
  // whole numbers of some quantities are written as such: √64 as "8"
  return allowed.includes(text) || (Number.isInteger(value) && text === trimmed(value, digits));
}
