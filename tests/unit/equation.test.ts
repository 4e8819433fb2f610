import katex from 'katex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellId, type CellId, type Cells, makeCells } from '../../web/derivation.ts';
import { equation, equationLatex, equations, equationText } from '../../web/equation.ts';
import { type Digits, digitChoices } from '../../web/number.ts';
import type { Quantity } from '../../web/quantities.ts';
import { rowRules } from '../../web/parts/row-rules.ts';
import { finite, holds } from './property.ts';

type Arrangement = Parameters<typeof rowRules>[0];
const asArticle: Arrangement = { tokens: ['a', 'b'], divisor: null, subtractMax: false };

/** Cells that hold the given numbers, whatever their derivations would make of them. */
const cellsOf = (numbers: Record<CellId, number>, arrangement: Partial<Arrangement> = {}): Cells => ({
  ...makeCells(rowRules({ ...asArticle, ...arrangement }), () => 0),
  has: (id) => id in numbers,
  value: (id) => numbers[id] ?? NaN,
});

const shifted = { subtractMax: true };

describe('the line of a cell', () => {
  test.each<[text: string, latex: string, id: CellId, numbers: Record<CellId, number>, Partial<Arrangement>?]>([
    ['8 = √64', '8 = \\sqrt{64}', 'divisor', { divisor: 8, headSize: 64 }],
    ['1.4142 ≈ √2', '1.4142 \\approx \\sqrt{2}', 'divisor', { divisor: Math.SQRT2, headSize: 2 }],
    ['1.9125 = 15.3 ÷ 8', '1.9125 = 15.3 \\div 8', 'scaled.0', { 'scaled.0': 1.9125, 'scores.0': 15.3, divisor: 8 }],
    [
      '−1.9125 = −15.3 ÷ 8',
      '-1.9125 = -15.3 \\div 8',
      'scaled.0',
      { 'scaled.0': -1.9125, 'scores.0': -15.3, divisor: 8 },
    ],
    [
      '−0.4250 = 1.9125 − 2.3375',
      '-0.4250 = 1.9125 - 2.3375',
      'shifted.0',
      { 'shifted.0': -0.425, 'scaled.0': 1.9125, max: 2.3375 },
    ],
    [
      '1.5000 = 1.0000 − (−0.5000)',
      '1.5000 = 1.0000 - (-0.5000)',
      'shifted.0',
      { 'shifted.0': 1.5, 'scaled.0': 1, max: -0.5 },
    ],
    ['6.7700 ≈ e^1.9125', '6.7700 \\approx e^{1.9125}', 'exps.0', { 'exps.0': 6.76998, 'scaled.0': 1.9125 }],
    [
      '0.6538 ≈ e^(−0.4250)',
      '0.6538 \\approx e^{-0.4250}',
      'exps.0',
      { 'exps.0': 0.65376, 'shifted.0': -0.425 },
      shifted,
    ],
    ['1.0000 = e^0.0000', '1.0000 = e^{0.0000}', 'exps.0', { 'exps.0': 1, 'scaled.0': 0 }],
    [
      '2.8375 = max(−1.5000, 2.8375)',
      '2.8375 = \\max(-1.5000, 2.8375)',
      'max',
      { max: 2.8375, 'scaled.0': -1.5, 'scaled.1': 2.8375 },
    ],
    ['1.7500 = 1.5000 + 0.2500', '1.7500 = 1.5000 + 0.2500', 'sum', { sum: 1.75, 'exps.0': 1.5, 'exps.1': 0.25 }],
    [
      '0.1234 ≈ −0.2500 + (−0.0333)',
      '0.1234 \\approx -0.2500 + (-0.0333)',
      'output.1',
      { 'output.1': 0.1234, 'contributions.0.1': -0.25, 'contributions.1.1': -1 / 30 },
    ],
    [
      '−0.0500 = 0.5000 × (−0.1)',
      '-0.0500 = 0.5000 \\times (-0.1)',
      'contributions.0.0',
      { 'contributions.0.0': -0.05, 'weights.0': 0.5, 'values.0.0': -0.1 },
    ],
  ])('%s', (text, latex, id, numbers, arrangement) => {
    const line = equation(id, cellsOf(numbers, arrangement), 4);
    expect(equationText(line)).toBe(text);
    expect(equationLatex(line)).toBe(latex);
  });

  test('what the reader typed stands as typed, whatever the number of digits', () => {
    const cells = cellsOf({ 'scaled.0': 3, 'scores.0': 0.123456789, divisor: 0.04115227 }, { divisor: 1 });
    expect(equationText(equation('scaled.0', cells, 2))).toBe('3.00 ≈ 0.123456789 ÷ 0.04115227');
  });

  test('a power of ten is bracketed where it would be taken apart', () => {
    const tiny = { 'weights.0': 0.5, 'exps.0': 2e-7, sum: 4e-7, 'scaled.0': 3e-9, 'scores.0': 1e-7, divisor: 8 };
    expect(equationText(equation('weights.0', cellsOf(tiny), 4))).toBe('0.5000 = 2.00×10⁻⁷ ÷ (4.00×10⁻⁷)');
    expect(equationLatex(equation('weights.0', cellsOf(tiny), 4))).toContain('\\div (4.00\\times10^{-7})');
    expect(equationText(equation('exps.0', cellsOf({ 'exps.0': 1, 'scaled.0': 3e-9 }), 4))).toBe(
      '1.0000 ≈ e^(3.00×10⁻⁹)',
    );
  });

  test('numbers tell their role and cell, signs have neither', () => {
    const line = equation('weights.1', cellsOf({ 'weights.1': 0.5, 'exps.1': 1, sum: 2 }), 2);
    expect(line.filter(({ role }) => role !== undefined).map(({ text, role, cell }) => [text, role, cell])).toEqual([
      ['0.50', 'weight', 'weights.1'],
      ['1.00', 'score', 'exps.1'],
      ['2.00', 'score', 'sum'],
    ]);
  });
});

describe('the lines that lead to a cell', () => {
  const lines = (id: CellId, arrangement: Partial<Arrangement> = {}) =>
    equations(id, { ...cellsOf({}, arrangement), value: () => 1 }, 2).map((line) => line[0]?.cell);

  test('start with its own, each once, down to what is given', () => {
    expect(lines('exps.0')).toEqual(['exps.0', 'scaled.0', 'divisor']);
    expect(lines('exps.0', { subtractMax: true, tokens: Array<string>(3).fill('x') })).toEqual([
      'exps.0',
      'shifted.0',
      'scaled.0',
      'divisor',
      'max',
    ]);
    expect(lines('exps.0', { subtractMax: true, tokens: Array<string>(2).fill('x') })).toEqual([
      'exps.0',
      'shifted.0',
      'scaled.0',
      'divisor',
      'max',
      'scaled.1',
    ]);
    expect(lines('scaled.1', { divisor: 1 })).toEqual(['scaled.1']);
    expect(lines('scores.0')).toEqual([]);
  });

  test('stop at a sum or maximum of more than two: its terms stand in the table', () => {
    expect(lines('weights.1', { tokens: Array<string>(9).fill('x') })).toEqual([
      'weights.1',
      'exps.1',
      'scaled.1',
      'divisor',
      'sum',
    ]);
  });
});

test('KaTeX takes every line', () => {
  const quantities: Quantity[] = [
    'divisor',
    'scaled',
    'max',
    'shifted',
    'exps',
    'sum',
    'weights',
    'contributions',
    'output',
  ];
  const number = fc.oneof(finite, fc.constantFrom(NaN, Infinity, -Infinity));
  const digits = fc.constantFrom<Digits>(...digitChoices);
  holds(
    fc.property(
      fc.constantFrom(...quantities),
      fc.array(number, { minLength: 9, maxLength: 9 }),
      digits,
      (quantity, numbers, shown) => {
        let next = 0;
        const cells = {
          ...cellsOf({}, { tokens: Array<string>(3).fill('x') }),
          value: () => numbers[next++ % 9] ?? NaN,
        };
        const latex = equationLatex(equation(cellId(quantity, 0, 0), cells, shown));
        expect(() => katex.renderToString(latex, { throwOnError: true, strict: 'error' }), latex).not.toThrow();
      },
    ),
  );
});
