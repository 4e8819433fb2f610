import fc from 'fast-check';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const range = ['0.1', '0.2'];

export default {
  // each costs a third of a second
  inputs: fc.record({ seed: fc.constantFrom(1, 2, 7, Number.MAX_SAFE_INTEGER) }),
  edit: { field: 'Random seed', text: '2' },
  calls: { experiment: [[2000, 6]], meaning: [[range, range]], cell: [[64]], inVariant: [['x']] },
} satisfies ExhibitCase<'saturationCurve'>;
