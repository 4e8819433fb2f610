import fc from 'fast-check';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const size = fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 65_536 }));
/** Any shape, evenly shared or not; and one that is. */
const any = fc.record({ hiddenSize: size, heads: size });
const even = fc
  .record({ headSize: fc.integer({ min: 1, max: 128 }), heads: fc.integer({ min: 1, max: 128 }) })
  .map(({ headSize, heads }) => ({ hiddenSize: headSize * heads, heads }));

export default {
  inputs: fc
    .record({ shape: fc.oneof(any, even), lastGood: fc.oneof(even, even, any), score })
    .map(({ shape, lastGood, score }) => ({ ...shape, lastGood, score })),
  edit: { field: 'Heads', text: '16' },
  calls: {
    refused: [
      [1000, 12, { hiddenSize: 768, heads: 12 }],
      [1, 3, { hiddenSize: 1, heads: 1 }],
    ],
    eitherSign: [['20', '2.5']],
  },
} satisfies ExhibitCase<'headSize'>;
