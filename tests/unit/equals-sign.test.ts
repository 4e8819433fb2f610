/** "=" is a claim, which a reader may check with pencil and paper; "≈" where one would find another number. */
import { describe, expect, test } from 'vitest';
import {
  cellId,
  type CellId,
  type Cells,
  type Derivation,
  isLeaf,
  type Leaf,
  makeCells,
  type Operation,
} from '../../web/derivation.ts';
import { type Equation, equation, equationText } from '../../web/equation.ts';
import type { Exhibit } from '../../web/exhibit.ts';
import type { Digits } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { rowRules } from '../../web/parts/row-rules.ts';
import { initialInputs } from '../../web/initial.ts';
import { type Fraction, fractionOf, isAtMost, isSame, minus, plus, times, whole } from './fraction.ts';
import { holdsOfScenes, sceneOf } from './samples.ts';

const nothing = whole(0n);
const dot = (one: Fraction[], other: Fraction[]): Fraction =>
  one.map((factor, index) => times(factor, other[index] ?? nothing)).reduce(plus, nothing);

const laws: Record<Exclude<Operation, Leaf>, (result: Fraction, operands: Fraction[]) => boolean> = {
  'square root': (root, [of = whole(-1n)]) => isSame(times(root, root), of),
  divide: (quotient, [of = whole(-1n), by = whole(0n)]) => isSame(times(quotient, by), of),
  subtract: (difference, [from = whole(0n), less = whole(0n)]) => isSame(difference, minus(from, less)),
  multiply: (product, factors) => isSame(product, factors.reduce(times, whole(1n))),
  // e to any other fraction is none
  exp: (result, [exponent = whole(1n)]) => exponent.top === 0n && isSame(result, whole(1n)),
  maximum: (largest, operands) => operands.some((operand) => isSame(largest, operand)),
  floor: (floor, [of = nothing]) =>
    floor.top % floor.bottom === 0n && isAtMost(floor, of) && !isAtMost(plus(floor, whole(1n)), of),
  sum: (total, terms) => isSame(total, terms.reduce(plus, nothing)),
  square: (square, [of = nothing]) => isSame(square, times(of, of)),
  // the logarithm of any other fraction is none
  logarithm: (result, [of = nothing]) => isSame(of, whole(1n)) && result.top === 0n,
  // nor the cosine or sine of any but 0
  cos: (result, [of = whole(1n)]) => of.top === 0n && isSame(result, whole(1n)),
  sin: (result, [of = whole(1n)]) => of.top === 0n && result.top === 0n,
  mean: (mean, terms) => isSame(times(mean, whole(BigInt(terms.length))), terms.reduce(plus, nothing)),
  'negated sum': (total, terms) => isSame(plus(total, terms.reduce(plus, nothing)), nothing),
  'negated product': (result, [one = nothing, other = nothing]) => isSame(plus(result, times(one, other)), nothing),
  'times the others': (result, [one = nothing, ...others]) => isSame(result, times(one, others.reduce(plus, nothing))),
  'dot product': (result, operands) => isSame(result, dot(operands.slice(0, operands.length / 2), operands.slice(operands.length / 2))), // prettier-ignore
  linear: (result, operands) => {
    const half = (operands.length - 1) / 2;
    return isSame(minus(result, operands.at(-1) ?? nothing), dot(operands.slice(0, half), operands.slice(half, -1)));
  },
  norm: (norm, of) => norm.top >= 0n && isSame(times(norm, norm), dot(of, of)),
  cosine: (cosine, [product = nothing, one = nothing, other = nothing]) => isSame(times(cosine, times(one, other)), product), // prettier-ignore
  entropy: (entropy, shares) =>
    entropy.top === 0n && shares.every((share) => share.top === 0n || isSame(share, whole(1n))),
  softmax: (weight, [own = nothing, ...all]) =>
    all.every((score) => isSame(score, own)) && isSame(times(weight, whole(BigInt(all.length))), whole(1n)),
  // a lone score has all of it; the logarithm of any other share is no fraction
  'cross entropy': (loss, [, ...all]) => loss.top === 0n && all.length === 1,
  'is the maximum': (result, [own = nothing, ...all]) =>
    isSame(result, whole(all.every((score) => isAtMost(score, own)) ? 1n : 0n)),
};

/** Whether the line is true of the numbers it prints; infinities and NaN are no numbers on paper. */
function isTrue(line: Equation, id: CellId, { operation, operands: cells }: Derivation): boolean {
  const printed = new Map(line.map(({ cell, text }) => [cell, text]));
  const numbers = [id, ...cells].map((cell) => printed.get(cell) ?? '…');
  // of very many terms some are left out: those are not checked here
  if (isLeaf(operation) || numbers.includes('…') || numbers.some((number) => /∞|NaN/.test(number))) return true;
  const [result = whole(0n), ...operands] = numbers.map(fractionOf);
  return laws[operation](result, operands);
}

describe.each([...exhibits])('"=" in %s', (_, exhibit) => {
  test('stands only where the line is true as printed', () => {
    holdsOfScenes(exhibit, ({ cells, digits }, ids) => {
      for (const id of ids) {
        const line = equation(id, cells, digits);
        if (line.some(({ text }) => text === ' = ') && !isTrue(line, id, cells.derivation(id))) {
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
    // a row that attends to nothing is given weights of 0
    ['0 ≈ 0 ÷ 0', of('divide', 'a', 'b'), [0, 0, 0]],
    ['−∞ ≈ −∞ − (−∞)', of('subtract', 'a', 'b'), [-Infinity, -Infinity, -Infinity]],
    ['−∞ = −∞ − 1', of('subtract', 'a', 'b'), [-Infinity, -Infinity, 1]],
    ['0 = 1 ÷ ∞', of('divide', 'a', 'b'), [0, 1, Infinity]],
    ['0.3333333333333333 ≈ 1 ÷ 3', of('divide', 'a', 'b'), [1 / 3, 1, 3]],
    ['2 = max(1, 2)', of('maximum', 'a', 'b'), [2, 1, 2]],
    ['9 = (−3)²', of('square', 'a'), [9, -3]],
    ['0 = ln 1', of('logarithm', 'a'), [0, 1]],
    ['0.6931471805599453 ≈ ln 2', of('logarithm', 'a'), [Math.LN2, 2]],
    ['1 = cos 0', of('cos', 'a'), [1, 0]],
    ['0.5403023058681398 ≈ cos (−1)', of('cos', 'a'), [Math.cos(1), -1]],
    ['0 = sin 0', of('sin', 'a'), [0, 0]],
    ['0.8414709848078965 ≈ sin 1', of('sin', 'a'), [Math.sin(1), 1]],
    ['2 = (1 + 3 + 2) ÷ 3', of('mean', 'a', 'b', 'c'), [2, 1, 3, 2]],
    ['−1 = −(2 + (−1))', of('negated sum', 'a', 'b'), [-1, 2, -1]],
    ['−0.25 = −0.5 × 0.5', of('negated product', 'a', 'b'), [-0.25, 0.5, 0.5]],
    ['0.5 = 0.5 × (0.25 + 0.75)', of('times the others', 'a', 'b', 'c'), [0.5, 0.5, 0.25, 0.75]],
    ['11 = 1 × 3 + 2 × 4', of('dot product', 'a', 'b', 'c', 'd'), [11, 1, 2, 3, 4]],
    ['−1 = 1 × (−3) + (−2) × (−1)', of('dot product', 'a', 'b', 'c', 'd'), [-1, 1, -2, -3, -1]],
    ['10 = 1 × 3 + 2 × 4 + (−1)', of('linear', 'a', 'b', 'c', 'd', 'e'), [10, 1, 2, 3, 4, -1]],
    ['5 = √(3² + (−4)²)', of('norm', 'a', 'b'), [5, 3, -4]],
    ['0.5 = 3 ÷ (2 × 3)', of('cosine', 'a', 'b', 'c'), [0.5, 3, 2, 3.0]],
    ['0 = −(1 × ln 1 + 0 × ln 0)', of('entropy', 'a', 'b'), [0, 1, 0]],
    ['0.5 = e^3 ÷ (e^3 + e^3)', of('softmax', 'a', 'a', 'b'), [0.5, 3, 3, 3]],
    ['1 = [3 = max(3, 2)]', of('is the maximum', 'a', 'a', 'b'), [1, 3, 3, 2]],
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
