import fc from 'fast-check';
import { mostNumbers } from '../../web/parts/variance.ts';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  inputs: fc.record({ numbers: fc.array(score, { minLength: 1, maxLength: mostNumbers }) }),
  edit: { field: 'Number 5', text: '50' },
  calls: { cell: [[1]], full: [[12]] },
} satisfies ExhibitCase<'variance'>;
