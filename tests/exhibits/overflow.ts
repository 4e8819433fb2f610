import fc from 'fast-check';
import { mostScores } from '../../web/parts/overflow.ts';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  inputs: fc.record({
    // past both ends of both formats too, and close to them
    scores: fc.array(fc.oneof(score, fc.constantFrom(88.7, 88.8, -103.5, 709.7, 710, -745, 1e30, -1e9)), {
      minLength: 1,
      maxLength: mostScores,
    }),
    offset: fc.constantFrom(0, 86, -86.5, 706.78, -743, 0.1, 1000),
  }),
  edit: { field: 'score 3', text: '4' },
  calls: {
    breaking: [[[]], [['x']], [['x', 'y']]],
    scoresCaption: [['88.7', '709.8']],
    moved: [['+ 86']],
    full: [[8]],
    of: [['x', 'y']],
    'verdict.on': [['x', 'y']],
    'verdict.fine': [['1']],
    'verdict.broken': [
      ['x', 'y', undefined],
      ['x', 'y', 'z'],
    ],
    'verdict.largeExp': [['89', 'float32', '88.7']],
    'verdict.largeSum': [['float64']],
    'verdict.spoiled': [[['x', 'y']]],
    'verdict.underflow': [
      ['x', 'float32', '1'],
      ['x', 'float32', undefined],
    ],
    several: [
      ['exps', [1, 2]],
      ['weights', [3]],
    ],
    'verdict.coarse': [['float32']],
    weights: [[['NaN', '0']]],
    cell: [[1]],
  },
} satisfies ExhibitCase<'overflow'>;
