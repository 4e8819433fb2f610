/** Exact arithmetic on what float64 and printed decimals stand for; shares nothing with the page's own. */

/** top ÷ bottom, with bottom > 0. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

const power = (base: bigint, exponent: number): Fraction =>
  exponent < 0 ? { top: 1n, bottom: base ** BigInt(-exponent) } : { top: base ** BigInt(exponent), bottom: 1n };

export const whole = (value: bigint): Fraction => ({ top: value, bottom: 1n });
export const plus = (one: Fraction, other: Fraction): Fraction => {
  // denominators are powers of 2 or of 10: mostly one is a multiple of the other
  if (one.bottom % other.bottom === 0n)
    return { top: one.top + other.top * (one.bottom / other.bottom), bottom: one.bottom };
  if (other.bottom % one.bottom === 0n) return plus(other, one);
  return { top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom };
};
export const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});
export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, times(whole(-1n), other));
export const size = ({ top, bottom }: Fraction): Fraction => ({ top: top < 0n ? -top : top, bottom });
export const isAtMost = (one: Fraction, other: Fraction): boolean => one.top * other.bottom <= other.top * one.bottom;
export const isSame = (one: Fraction, other: Fraction): boolean => isAtMost(one, other) && isAtMost(other, one);

/** The exact value of a finite float64. */
export function exactly(value: number): Fraction {
  const bits = new DataView(Float64Array.of(value).buffer).getBigUint64(0, true);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const figures = (bits & 0xfffffffffffffn) | (exponent === 0 ? 0n : 1n << 52n);
  return times(whole(value < 0 ? -figures : figures), power(2n, Math.max(exponent, 1) - 1075));
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Reads what the page prints: "−0.0179", "9.36×10⁻¹⁴". */
export function fractionOf(printed: string): Fraction {
  const parts = /^([−-]?)(\d+)(?:\.(\d+))?(?:×10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(printed);
  if (!parts) throw new Error(`expected a printed number; found ${printed}`);
  const [, sign, before = '', decimals = '', down, exponent = ''] = parts;
  const figures = BigInt(before + decimals);
  const tens = Number(Array.from(exponent, (digit) => raised.indexOf(digit)).join('')) * (down ? -1 : 1);
  return times(whole(sign ? -figures : figures), power(10n, tens - decimals.length));
}

/** One unit in the last place of a printed number. */
export function lastPlace(printed: string): Fraction {
  const [figures = '', ...exponent] = printed.replace('−', '').split('×');
  return fractionOf([figures.replace(/\d/g, '0').replace(/0$/, '1'), ...exponent].join('×'));
}

const bits = (value: bigint) => value.toString(2).length;

/** The float64 nearest to a fraction, to its last bit or two. */
export function toNumber({ top, bottom }: Fraction): number {
  const { top: above } = size({ top, bottom });
  if (above === 0n) return 0;
  const shift = 64 - bits(above) + bits(bottom);
  const { top: up, bottom: down } = power(2n, shift);
  const figures = Number((above * up) / (bottom * down)) / 2 ** 64;
  return (top < 0n ? -figures : figures) * 2 ** (64 - shift);
}
