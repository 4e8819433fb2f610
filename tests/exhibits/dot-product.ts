import fc from 'fast-check';
import { largestSeed, mostEntries } from '../../web/parts/dot-product.ts';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const edits = fc.dictionary(fc.nat(12).map(String), score, { maxKeys: 4, noNullPrototype: true });

export default {
  inputs: fc.record({
    // mostly few: each entry is edited in turn
    dimension: fc.oneof({ weight: 40, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.constantFrom(64, 100)),
    seed: fc.option(fc.integer({ min: 0, max: largestSeed })),
    edited: fc.record({ query: edits, key: edits }),
    first: fc.nat(mostEntries - 1),
  }),
  edit: { field: 'Entry 4 of k', text: '2' },
  calls: { cell: [[1]], same: [[0.5]], shown: [[1, 8, 64]], more: [[56]] },
} satisfies ExhibitCase<'dotProduct'>;
