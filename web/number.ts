/** Reading the numbers people type, and printing the numbers the engine gives. */

/** How many decimals are shown; 'all' prints the shortest decimal that reads back as the same float64. */
export type Digits = 2 | 3 | 4 | 5 | 6 | 'all';
export const digitChoices: readonly Digits[] = [2, 3, 4, 5, 6, 'all'];

/** What may be typed into a field, beyond its being a number. */
export interface Limits {
  integer?: boolean;
  positive?: boolean;
  least?: number;
  most?: number;
}

export type Problem =
  | 'empty'
  | 'unfinished'
  | 'comma'
  | 'not-a-number'
  | 'too-large'
  | 'too-small'
  | 'not-positive'
  | 'not-whole'
  | 'out-of-range';

export type Reading =
  /** a number */
  | { kind: 'number'; value: number }
  /** may still become one: "-", "1.", "1e"; a problem only once the reader has moved on */
  | { kind: 'unfinished' }
  | { kind: 'problem'; problem: Problem };

const complete = /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;
const unfinished = /^[+-]?(\d*\.?|(\d+(\.\d+)?|\.\d+)e[+-]?)$/i;

// what Chinese input methods and word processors put in place of ASCII; "、" separates, as a comma does
const plainForms: Record<string, string> = { '。': '.', '｡': '.', '、': ',' };
// hyphens and dashes of all lengths, and the minus sign
const dashes = /[\u2010-\u2015\u2212\ufe63]/g;
// what comes along unseen when text is copied
const unseen = /[\u200b-\u200f\u2060\ufeff]/g;
// as this page prints it: 9.36×10⁻¹⁴
const printedPower = /[×x]10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/;

// full-width forms lie 0xFEE0 above ASCII; not NFKC, which makes 102 of 10²
const plain = (typed: string): string =>
  typed
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡、]/g, (character) => plainForms[character] ?? character)
    .replace(dashes, '-')
    .replace(unseen, '')
    .trim()
    .replace(printedPower, (_, minus, digits: string) => {
      const plainDigits = Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('');
      return `e${minus ? '-' : ''}${plainDigits}`;
    });

/**
 * Reads a number as people type it: full-width digits, an ideographic full stop or U+2212 for the minus are
 * fine. Only finite numbers that float64 can hold count; a comma is asked about, since some write 1,5 for 1.5
 * and some 1,500 for 1500.
 */
export function readNumber(typed: string, limits: Limits = {}): Reading {
  const text = plain(typed);
  if (text === '') return { kind: 'problem', problem: 'empty' };
  if (complete.test(text)) {
    const value = Number(text);
    if (!Number.isFinite(value)) return { kind: 'problem', problem: 'too-large' };
    const written = text.replace(/e.*/i, '');
    if (value === 0 && /[1-9]/.test(written)) return { kind: 'problem', problem: 'too-small' };
    return withinLimits(value === 0 ? 0 : value, limits);
  }
  if (unfinished.test(text)) return { kind: 'unfinished' };
  return { kind: 'problem', problem: /^[+-]?[\d.]*(,[\d.]*)+$/.test(text) ? 'comma' : 'not-a-number' };
}

/** Whether a number is one that may stand where these limits hold. */
export function withinLimits(
  value: number,
  { integer, positive, least = -Infinity, most = Infinity }: Limits,
): Reading {
  // "0" is on its way to "0.5"
  if (positive && value === 0) return { kind: 'unfinished' };
  if (positive && value < 0) return { kind: 'problem', problem: 'not-positive' };
  if (integer && !Number.isInteger(value)) return { kind: 'problem', problem: 'not-whole' };
  if (value < least || value > most) return { kind: 'problem', problem: 'out-of-range' };
  return { kind: 'number', value };
}

/** The problem of a field that was left as it is, if it has one. */
export function problemWhenLeft(typed: string, limits: Limits = {}): Problem | undefined {
  const reading = readNumber(typed, limits);
  if (reading.kind === 'problem') return reading.problem;
  if (reading.kind === 'number') return undefined;
  return readNumber(typed).kind === 'number' ? 'not-positive' : 'unfinished';
}

const samples = ['1.5', '-2', '1e-3', '0.5', '8', '64', '1', '0', '4096'];

/** Whether `typed` is a number that these limits allow. */
export const isAllowed = (typed: string, limits: Limits): boolean => readNumber(typed, limits).kind === 'number';

/** Up to three numbers that these limits allow, for who asks how one is written. */
export const examplesOf = (limits: Limits): string[] => samples.filter((each) => isAllowed(each, limits)).slice(0, 3);

/** What a number with commas may mean within these limits: its comma a decimal point, or one between thousands. */
export function withoutCommas(typed: string, limits: Limits): string[] {
  const meant = ['.', ''].map((point) => plain(typed).replaceAll(',', point)).filter((each) => isAllowed(each, limits));
  return meant.length > 0 ? meant : examplesOf(limits);
}

/** A number as a field shows it, in what a keyboard has: the shortest decimal that reads back as the same float64. */
export const editableText = (value: number): string => String(value === 0 ? 0 : value).replace('e+', 'e');

/** A decimal as it is printed: sign, digits, and a power of ten where it is written out. */
export interface Decimal {
  negative: boolean;
  /** "1.9125", "∞", "NaN" */
  digits: string;
  /** the n of ×10ⁿ, or undefined */
  power: number | undefined;
}

const largestFixed = 1e6;

/**
 * Rounds `value` (its exact binary value) to what is printed. A number too small to show a digit, or 10⁶ and
 * up, is written with a power of ten: "0.0000" always means exactly 0, and "-0.00" cannot happen.
 */
export function decimal(value: number, digits: Digits): Decimal {
  const negative = value < 0;
  const size = negative ? -value : value;
  if (!Number.isFinite(size)) return { negative, digits: Number.isNaN(size) ? 'NaN' : '∞', power: undefined };
  if (digits === 'all') {
    const [mantissa = '', power] = String(size).split('e');
    return { negative, digits: mantissa, power: power === undefined ? undefined : Number(power) };
  }
  const fixed = size.toFixed(digits);
  const hidden = size > 0 && !/[1-9]/.test(fixed);
  if (!hidden && size < largestFixed) return { negative, digits: fixed, power: undefined };
  const [mantissa = '', power] = size.toExponential(2).split('e');
  return { negative, digits: mantissa, power: Number(power) };
}

const superscripts: Record<string, string> = {
  '-': '⁻', '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹',
}; // prettier-ignore

const superscript = (power: number) => String(power).replace(/[-\d]/g, (digit) => superscripts[digit] ?? digit);

/** Without trailing zeros, for a number that stands in a sentence: "8", "6.9282". */
export const trimmed = (number: Decimal): Decimal => ({
  ...number,
  digits: number.digits.includes('.') ? number.digits.replace(/\.?0+$/, '') : number.digits,
});

/** A decimal in plain text: "−0.0179", "9.36×10⁻¹⁴", "∞", "NaN". */
export const plainText = ({ negative, digits, power }: Decimal): string =>
  (negative ? '−' : '') + digits + (power === undefined ? '' : `×10${superscript(power)}`);

/** A decimal in LaTeX: "-0.0179", "9.36\times10^{-14}", "\infty", "\mathrm{NaN}". */
export function latex({ negative, digits, power }: Decimal): string {
  const body = digits === '∞' ? '\\infty' : digits === 'NaN' ? '\\mathrm{NaN}' : digits;
  return (negative ? '-' : '') + body + (power === undefined ? '' : `\\times10^{${power}}`);
}

/** A number as a table prints it. */
export const printed = (value: number, digits: Digits): string => plainText(decimal(value, digits));

/** Whether what is printed is the number itself, not a rounded one. */
export function isExact(value: number, digits: Digits): boolean {
  const { digits: figures, power = 0 } = decimal(value, digits);
  return !/\d/.test(figures) || Number(`${figures}e${power}`) === (value < 0 ? -value : value);
}
