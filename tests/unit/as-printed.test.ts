import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumAsPrinted } from '../../web/as-printed.ts';
import { type Digits, digitChoices, printed } from '../../web/number.ts';
import { fractionOf, isSame, plus, whole } from './fraction.ts';
import { finite, holds } from './property.ts';

describe('a sum of printed numbers', () => {
  test.each<[values: number[], digits: Digits, sum: string | undefined]>([
    [[0.1, 0.2], 'all', '0.3'],
    [[1 / 3, 1 / 3, 1 / 3], 2, '0.99'],
    [[2 / 3, 2 / 3, 2 / 3], 2, '2.01'],
    [[-0.5, 0.25], 2, '-0.25'],
    [[-0.03, 0.01], 2, '-0.02'],
    [[0.5, 0.00004], 4, '0.5000400'],
    [[3e6, 1], 2, '3000001.00'],
    [[1, NaN], 2, undefined],
    [[1, Infinity], 2, undefined],
    [[], 2, '0'],
  ])('%j with %s digits: %s', (values, shown, sum) => expect(sumAsPrinted(values, shown)).toBe(sum));

  test('is what pencil and paper give', () => {
    holds(
      fc.property(fc.array(finite, { maxLength: 8 }), fc.constantFrom(...digitChoices), (values, shown) => {
        const onPaper = values.map((value) => fractionOf(printed(value, shown))).reduce(plus, whole(0n));
        expect(isSame(fractionOf(sumAsPrinted(values, shown) ?? ''), onPaper)).toBe(true);
      }),
      300,
    );
  });
});
