import fc from 'fast-check';
import { mostScores } from '../../web/parts/overflow.ts';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  inputs: fc.record({
    // past the ends of both formats too
    scores: fc.array(fc.oneof(score, fc.constantFrom(88.8, 710, -800, 1e39, -1e39)), {
      minLength: 1,
      maxLength: mostScores,
    }),
    divisor: fc.constantFrom(8, 1, 0.5, 0.1, 0.02, 0.0025),
  }),
  calls: {
    cell: [[1]],
    full: [[8]],
    of: [['x', 'y']],
    broken: [
      ['x', 'y', '∞', 'z', [], []],
      ['x', 'y', '∞', 'z', ['a'], ['b', 'c']],
    ],
    tooLarge: [['float32'], ['float64']],
    fine: [['x', '1']],
    underflow: [
      ['x', ['y'], '1'],
      ['x', ['y', 'z'], undefined],
    ],
  },
} satisfies ExhibitCase<'overflow'>;
