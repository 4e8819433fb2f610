/** Under a line that gives something else by its printed numbers than it prints, that is said. */
import { describe, expect, test } from 'vitest';
import { byHand } from '../../web/by-hand.ts';
import { cellId, type CellId, type Cells, isLeaf, type Operation, take } from '../../web/derivation.ts';
import { equation, equationText } from '../../web/equation.ts';
import { type Digits, plainText } from '../../web/number.ts';
import { exhibits } from '../../web/registry.ts';
import { fractionOf, lastPlace, toNumber } from './fraction.ts';
import { evaluate } from './interpreter.ts';
import { holdsOfScenes } from './samples.ts';

/** The formula as it stands, for those that the interpreter knows a better one for. */
const onPaper = (operation: Operation, numbers: number[]): number =>
  operation === 'entropy'
    ? numbers.reduce((sum, share) => sum - (share === 0 ? 0 : share * Math.log(share)), 0)
    : evaluate(operation, numbers);

describe.each([...exhibits])('the lines of %s', (_, exhibit) => {
  test('give what they print, or it is said what they give', () => {
    holdsOfScenes(exhibit, ({ cells, digits }, ids) => {
      if (digits === 'all') return;
      for (const id of ids) {
        const { operation, operands } = cells.derivation(id);
        const line = equation(id, cells, digits);
        const text = (cell: CellId) => line.find((part) => part.cell === cell)?.text ?? '…';
        const printed = [id, ...operands].map(text);
        // infinities and NaN are no numbers on paper, and of very many terms some are left out
        if (isLeaf(operation) || printed.some((number) => /∞|NaN|…/.test(number))) continue;
        const [result = NaN, ...numbers] = printed.map((number) => toNumber(fractionOf(number)));
        const off = Math.abs(onPaper(operation, numbers) - result);
        const place = toNumber(lastPlace(printed[0] ?? ''));
        // where it is half a place, either may be told
        if (off > 0.5001 * place) expect(byHand(id, cells, digits), equationText(line)).toBeDefined();
        if (off < 0.4999 * place) expect(byHand(id, cells, digits), equationText(line)).toBeUndefined();
      }
    });
  });
});

describe('a line', () => {
  /** Its text, and what its printed numbers give. */
  const line = (operation: Operation, digits: Digits, result: number, ...operands: number[]) => {
    const ids = operands.map((_, j) => cellId('exps', j));
    const cells: Cells = {
      has: () => true,
      value: (id) => (id === 'sum' ? result : (operands[ids.indexOf(id)] ?? NaN)),
      derivation: (id) => (id === 'sum' ? take(operation, ...ids) : take('exp')),
    };
    const got = byHand('sum', cells, digits);
    return [equationText(equation('sum', cells, digits)), got && plainText(got)];
  };

  test.each<[operation: Operation, digits: Digits, result: number, operands: number[], text: string, got?: string]>([
    ['divide', 2, 2 / 3 / 0.006, [2 / 3, 0.006], '111.11 ≈ 0.67 ÷ 0.01', '67.00'],
    ['divide', 4, 2 / 3, [2, 3], '0.6667 ≈ 2.0000 ÷ 3.0000'],
    ['sum', 2, 2, [2 / 3, 2 / 3, 2 / 3], '2.00 ≈ 0.67 + 0.67 + 0.67', '2.01'],
    ['exp', 2, Math.exp(3.004), [3.004], '20.17 ≈ e^3.00', '20.09'],
    // rounded float64 is no news
    ['sum', 'all', 0.1 + 0.2, [0.1, 0.2], '0.30000000000000004 ≈ 0.1 + 0.2'],
    ['exp', 4, Infinity, [800.00001], '∞ ≈ e^800.0000'],
    ['divide', 4, NaN, [0, 0], 'NaN = 0.0000 ÷ 0.0000'],
  ])('%s with %s digits: %d of %j', (operation, digits, result, operands, text, got) =>
    expect(line(operation, digits, result, ...operands)).toEqual([text, got]),
  );

  test('has no 1 in it that is not 1: of that the entropy would come out as 0', () => {
    const weights = [1 - 3.06e-7, 3.06e-7];
    const truth = -weights.reduce((sum, weight) => sum + weight * Math.log(weight), 0);
    expect(line('entropy', 4, truth, ...weights)).toEqual([
      '4.90×10⁻⁶ ≈ −(0.999999694 × ln 0.999999694 + 3.06×10⁻⁷ × ln (3.06×10⁻⁷))',
      undefined,
    ]);
    // float64's own rounding aside
    expect(line('logarithm', 4, 0, 1 - 2 ** -53)[0]).toBe('0.0000 ≈ ln 1.0000');
  });
});
