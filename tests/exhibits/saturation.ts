import fc from 'fast-check';
import { fewestScores, mostScores } from '../../web/parts/saturation.ts';
import { score, typed } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  inputs: fc.array(score, { minLength: fewestScores, maxLength: mostScores }).chain((scores) =>
    fc.record({
      scores: fc.constant(scores),
      headSize: fc.integer({ min: 1, max: 65_536 }),
      divisor: fc.option(typed.filter((number) => number > 0)),
      target: fc.nat(scores.length - 1),
    }),
  ),
  edit: { field: 'Score 3', text: '18' },
  calls: { cell: [[1, 2]], inVariant: [['x']], targetChoice: [[1]], key: [[1]], full: [[9]] },
} satisfies ExhibitCase<'saturation'>;
