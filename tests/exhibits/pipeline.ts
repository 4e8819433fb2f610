import fc from 'fast-check';
import { line } from '../unit/arbitrary-lines.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

export default {
  inputs: fc.record({
    source: fc.constantFrom('own', 'learned'),
    sentence: line(64),
    stage: fc.nat(10),
  }),
} satisfies ExhibitCase<'pipeline'>;
