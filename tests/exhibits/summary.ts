import fc from 'fast-check';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const size = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 65_536 }));

export default {
  inputs: fc.record({ tokenCount: size, headSize: size, valueSize: size, step: fc.nat(3) }),
  edit: { field: 'Tokens L', text: '18' },
  calls: { choose: [['softmax']] },
} satisfies ExhibitCase<'summary'>;
