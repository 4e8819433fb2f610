import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, type Digits, digitChoices, latex, plainText, printed, trimmed } from '../../web/number.ts';
import { exactly, fractionOf, isAtMost, lastPlace, minus, size, times, whole } from './fraction.ts';
import { finite, holds } from './property.ts';

const digits = fc.constantFrom(...digitChoices);
const fixedDigits = fc.constantFrom<Digits>(2, 3, 4, 5, 6);

describe('a printed number', () => {
  test.each<[value: number, digits: Digits, text: string]>([
    [1.9125, 4, '1.9125'],
    [1.9125, 3, '1.913'],
    [2.5, 2, '2.50'],
    [0.1, 'all', '0.1'],
    [0.1 + 0.2, 'all', '0.30000000000000004'],
    [0.1, 2, '0.10'],
    [1.005, 2, '1.00'], // float64 holds a little less than 1.005
    [0.125, 2, '0.13'],
    [-0.017857, 4, '−0.0179'],
    [0, 4, '0.0000'],
    [-0, 4, '0.0000'],
    [-0, 'all', '0'],
    [0.00005, 4, '0.0001'], // float64 holds a little more
    [0.00004, 4, '4.00×10⁻⁵'],
    [-0.00004, 4, '−4.00×10⁻⁵'],
    [999_999.999, 2, '1000000.00'],
    [1e6, 2, '1.00×10⁶'],
    [-1.23456e300, 6, '−1.23×10³⁰⁰'],
    [9.3576e-14, 4, '9.36×10⁻¹⁴'],
    [5e-324, 'all', '5×10⁻³²⁴'],
    [1e21, 'all', '1×10²¹'],
    [NaN, 4, 'NaN'],
    [NaN, 'all', 'NaN'],
    [Infinity, 2, '∞'],
    [-Infinity, 'all', '−∞'],
  ])('%d with %s digits is %s', (value, shown, text) => expect(printed(value, shown)).toBe(text));

  test('is within half a unit of its last place of the true value', () => {
    holds(
      fc.property(finite, fixedDigits, (value, shown) => {
        const text = printed(value, shown);
        const off = size(minus(fractionOf(text), exactly(value)));
        expect(isAtMost(times(whole(2n), off), lastPlace(text)), text).toBe(true);
      }),
    );
  });

  test('with all digits reads back as the number, to the bit', () => {
    holds(
      fc.property(finite, (value) => {
        const { negative, digits: figures, power = 0 } = decimal(value, 'all');
        expect(Number(`${negative ? '-' : ''}${figures}e${power}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test('says nothing but zeros for exactly 0 alone, and never −0.00', () => {
    holds(
      fc.property(finite, digits, (value, shown) => {
        const text = printed(value, shown);
        expect(/^[\d.]*[1-9]/.test(text.replace('−', '')), text).toBe(value !== 0);
        expect(text.startsWith('−')).toBe(value < 0);
      }),
    );
  });
});

describe('notations', () => {
  test.each<[value: number, digits: Digits, text: string]>([
    [1.9125, 4, '1.9125'],
    [-0.017857, 4, '-0.0179'],
    [-9.3576e-14, 4, '-9.36\\times10^{-14}'],
    [-Infinity, 4, '-\\infty'],
    [NaN, 4, '\\mathrm{NaN}'],
  ])('%d with %s digits in LaTeX', (value, shown, text) => expect(latex(decimal(value, shown))).toBe(text));

  test.each<[value: number, digits: Digits, text: string]>([
    [8, 4, '8'],
    [6.92820323, 4, '6.9282'],
    [2.5, 4, '2.5'],
    [100, 2, '100'],
    [0, 2, '0'],
    [-0.5, 3, '−0.5'],
    [2e6, 4, '2×10⁶'],
    [Infinity, 4, '∞'],
    [100, 'all', '100'],
  ])('%d with %s digits, in a sentence', (value, shown, text) => {
    expect(plainText(trimmed(decimal(value, shown)))).toBe(text);
  });
});
