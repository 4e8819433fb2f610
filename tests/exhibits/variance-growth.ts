import fc from 'fast-check';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  // few enough that all tests together take seconds
  inputs: fc.record({
    draw: fc.record({
      headSize: fc.constantFrom(1, 2, 3, 7, 16, 64, 100),
      pairs: fc.integer({ min: 1000, max: 1100 }),
      seed: fc.integer({ min: 0, max: 999_999 }),
    }),
    scaled: fc.boolean(),
  }),
  edit: { field: 'Dimension dₖ', text: '16' },
  calls: {
    'run.start': [['9,000']],
    'run.soFar': [['1,000', '10,000']],
    'run.failed': [['x']],
    'chart.label': [['1,000', '64', '1']],
    'chart.expected': [['64']],
    off: [['0.43', '1.20']],
    ofScaled: [['x']],
  },
} satisfies ExhibitCase<'varianceGrowth'>;
