import { describe, expect, test } from 'vitest';
import { cellId, inVariant, makeCells, parseCellId, take } from '../../web/derivation.ts';

describe('the id of a cell', () => {
  test('tells its quantity and indices', () => {
    expect(parseCellId(cellId('contributions', 2, 0))).toEqual({
      variant: '',
      quantity: 'contributions',
      index: [2, 0],
    });
    expect(parseCellId(cellId('divisor'))).toEqual({ variant: '', quantity: 'divisor', index: [] });
  });

  test('tells the way it was computed, where there are several', () => {
    const id = inVariant('float32-naive', cellId('exps', 2));
    expect(id).toBe('float32-naive:exps.2');
    expect(parseCellId(id)).toEqual({ variant: 'float32-naive', quantity: 'exps', index: [2] });
  });
});

test('cells are read, and derived, in their own variant', () => {
  const cells = makeCells(
    {
      scores: () => take('given'),
      exps: ([j = 0], variant) => take('exp', variant === 'raw' ? cellId('scores', j) : cellId('scaled', j)),
    },
    (quantity, [j = 0], variant) => (variant === 'none' ? undefined : quantity.length + j),
  );
  expect(cells.value(inVariant('raw', 'exps.3'))).toBe(7);
  expect(cells.has(inVariant('none', 'exps.3'))).toBe(false);
  expect(cells.derivation(inVariant('raw', 'exps.3')).operands).toEqual(['scores.3']);
  expect(cells.derivation('exps.3').operands).toEqual(['scaled.3']);
  expect(cells.has('weights.0')).toBe(false);
});
