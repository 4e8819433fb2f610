/** "=" is a claim, which a reader may check with pencil and paper; "≈" where one would find another number. */
import { describe, expect, test } from 'vitest';
import { cellId, type Cells, type Derivation, makeCells, type Operation } from '../../web/derivation.ts';
import { type Equation, equation, equationText } from '../../web/equation.ts';
import type { Exhibit } from '../../web/exhibit.ts';
import type { Digits } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { rowRules } from '../../web/parts/row-rules.ts';
import { initialInputs } from '../../web/initial.ts';
import { type Fraction, fractionOf, isSame, minus, plus, times, whole } from './fraction.ts';
import { holdsOfScenes, sceneOf } from './samples.ts';

const laws: Record<Exclude<Operation, 'given'>, (result: Fraction, operands: Fraction[]) => boolean> = {
  'square root': (root, [of = whole(-1n)]) => isSame(times(root, root), of),
  divide: (quotient, [of = whole(-1n), by = whole(0n)]) => isSame(times(quotient, by), of),
  subtract: (difference, [from = whole(0n), less = whole(0n)]) => isSame(difference, minus(from, less)),
  multiply: (product, [one = whole(0n), other = whole(0n)]) => isSame(product, times(one, other)),
  // e to any other fraction is none
  exp: (result, [exponent = whole(1n)]) => exponent.top === 0n && isSame(result, whole(1n)),
  maximum: (largest, operands) => operands.some((operand) => isSame(largest, operand)),
  sum: (total, terms) => isSame(total, terms.reduce(plus, whole(0n))),
};

/** Whether the line is true of the numbers it prints; infinities and NaN are no numbers on paper. */
function isTrue(line: Equation, { operation }: Derivation): boolean {
  const numbers = line.filter(({ cell }) => cell !== undefined).map(({ text }) => text);
  if (operation === 'given' || numbers.some((number) => /∞|NaN/.test(number))) return true;
  const [result = whole(0n), ...operands] = numbers.map(fractionOf);
  return laws[operation](result, operands);
}

describe.each([...exhibits])('"=" in %s', (_, exhibit) => {
  test('stands only where the line is true as printed', () => {
    holdsOfScenes(exhibit, ({ cells, digits }, ids) => {
      for (const id of ids) {
        const line = equation(id, cells, digits);
        if (line.some(({ text }) => text === ' = ') && !isTrue(line, cells.derivation(id))) {
          expect.fail(equationText(line));
        }
      }
    });
  });
});

describe('"=" or "≈"', () => {
  const line = (how: Derivation, ...numbers: number[]): string => {
    const ids = [cellId('output'), ...how.operands];
    const cells: Cells = {
      has: () => true,
      value: (id) => numbers[ids.indexOf(id)] ?? NaN,
      derivation: (id) => (id === 'output' ? how : { operation: 'given', operands: [] }),
    };
    return equationText(equation('output', cells, 'all'));
  };
  const of = (operation: Operation, ...operands: string[]): Derivation => ({ operation, operands });

  test.each<[text: string, derivation: Derivation, numbers: number[]]>([
    ['3 = √9', of('square root', 'a'), [3, 9]],
    ['2.23606797749979 ≈ √5', of('square root', 'a'), [Math.sqrt(5), 5]], // float64 of few figures, but no root
    ['0.30000000000000004 ≈ 0.1 + 0.2', of('sum', 'a', 'b'), [0.1 + 0.2, 0.1, 0.2]],
    ['0.5 = 0.25 + 0.25', of('sum', 'a', 'b'), [0.5, 0.25, 0.25]],
    ['1 ≈ 1 + 1×10⁻²⁰', of('sum', 'a', 'b'), [1, 1, 1e-20]],
    ['1 = e^0', of('exp', 'a'), [1, 0]],
    ['0 ≈ e^(−1000)', of('exp', 'a'), [0, -1000]],
    ['1 ≈ e^(1×10⁻²⁰)', of('exp', 'a'), [1, 1e-20]],
    ['∞ ≈ e^1000', of('exp', 'a'), [Infinity, 1000]], // float64 gave up; the formula did not
    ['0 = e^(−∞)', of('exp', 'a'), [0, -Infinity]],
    ['NaN = ∞ ÷ ∞', of('divide', 'a', 'b'), [NaN, Infinity, Infinity]],
    ['NaN = 0 ÷ 0', of('divide', 'a', 'b'), [NaN, 0, 0]],
    ['0.3333333333333333 ≈ 1 ÷ 3', of('divide', 'a', 'b'), [1 / 3, 1, 3]],
    ['2 = max(1, 2)', of('maximum', 'a', 'b'), [2, 1, 2]],
  ])('%s', (text, derivation, numbers) => expect(line(derivation, ...numbers)).toBe(text));

  test('rounded numbers that happen to agree are still only about right', () => {
    const numbers: Record<string, number> = { sum: 0.5, 'exps.0': 0.2504, 'exps.1': 0.2496 };
    const cells: Cells = {
      ...makeCells(rowRules({ tokens: ['a', 'b'], divisor: null, subtractMax: false }), () => 0),
      value: (id) => numbers[id] ?? NaN,
    };
    expect(equationText(equation('sum', cells, 2))).toBe('0.50 ≈ 0.25 + 0.25');
  });
});

test.each<[header: string, headSize: number, divisor: number | null, digits: Digits]>([
  ['÷ √64 = 8', 64, null, 4],
  ['÷ √64 = 8', 64, null, 'all'],
  ['÷ √48 ≈ 6.9282', 48, null, 4],
  ['÷ √5 ≈ 2.23606797749979', 5, null, 'all'],
  ['÷ 0.1', 64, 0.1, 2],
])('the scaled scores stand under "%s"', (header, headSize, divisor, digits) => {
  const exhibit = exhibits.get('softmax') as Exhibit;
  const scene = sceneOf(exhibit, { inputs: { ...initialInputs.row, headSize, divisor }, lang: 'en', digits });
  expect(exhibit.tables(scene)[0]?.columns[1]?.header).toBe(header);
});
