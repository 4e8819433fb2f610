/** Random numbers for inputs. */
import fc from 'fast-check';

/** Numbers as readers type them: of a few digits, over a dozen magnitudes. */
export const typed = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -6, max: 4 }))
  .map(([figures, tens]) => Number(`${figures}e${tens}`));

// −0 cannot be typed: it is read as 0
export const score = fc.oneof(typed, fc.double({ min: -100, max: 100, noNaN: true })).map((value) => value || 0);
