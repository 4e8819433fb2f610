import fc from 'fast-check';
import { matrixNames } from '../../web/parts/self-attention-inputs.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const sizes = ['[1, 9, 768]'];

export default {
  inputs: fc.record({
    batch: fc.integer({ min: 1, max: 2 }),
    length: fc.integer({ min: 1, max: 4 }),
    hiddenSize: fc.integer({ min: 1, max: 6 }),
    seed: fc.nat(1_000_000_000),
    // a place there may not be at this size
    item: fc.nat(2),
    query: fc.nat(4),
    shown: fc.constantFrom(...matrixNames),
  }),
  edit: { field: 'Seed', text: '2' },
  calls: {
    article: [sizes],
    largest: [sizes],
    longest: [sizes],
    'ways.caption': [sizes],
    'ways.of': [['x', 'y']],
    notRun: [sizes],
    failed: [['x']],
    took: [['12']],
    show: [['x']],
    numbers: [['[0, 2]']],
    named: [['x[0]', 'x']],
  },
} satisfies ExhibitCase<'selfAttention'>;
