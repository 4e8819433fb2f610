/** fast-check with one seed: the same examples on every machine, the same failure every time. */
import fc from 'fast-check';

export const holds = <Example>(property: fc.IProperty<Example>, numRuns = 1000): void =>
  fc.assert(property, { seed: 1706, numRuns });

/** The same of a law that takes waiting. */
export const holdsSoon = <Example>(property: fc.IAsyncProperty<Example>, numRuns = 1000): Promise<void> =>
  fc.assert(property, { seed: 1706, numRuns });

/** Finite numbers: any float64 at all, and those of a lesson, among them ties of rounding. */
export const finite: fc.Arbitrary<number> = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1000, max: 1000, noNaN: true }),
  fc.integer({ min: -100_000, max: 100_000 }).map((tenth) => tenth / 1e4),
  fc.integer({ min: -10_000, max: 10_000 }).map((part) => part / 1024),
);
