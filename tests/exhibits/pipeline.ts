import fc from 'fast-check';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  inputs: fc.record({
    sentence: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
    stage: fc.nat(10),
  }),
} satisfies ExhibitCase<'pipeline'>;
