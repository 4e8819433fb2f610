import fc from 'fast-check';
import { mostScores } from '../../web/parts/alternatives.ts';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  // of equal scores arg max takes the first, which the numbers alone do not tell
  inputs: fc.record({ scores: fc.uniqueArray(score, { minLength: 1, maxLength: mostScores }) }),
  edit: { field: 'Score 2', text: '5' },
  calls: { cell: [[1]], full: [[9]] },
} satisfies ExhibitCase<'alternatives'>;
