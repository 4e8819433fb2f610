/** Mutations of texts: what mail, chats, and hands do to a link, and what somebody may try. */
import fc from 'fast-check';

const scribbles = [
  ...['%', '%E6%8', '%ED%A0%80', '%00', '&', '=', '?', '#', ',', ';', ':', '.', '-', '1e400', 'NaN', '__proto__', '0', '-1'],
  ...['&scores=', '&dk=0', '&n=9999', '&z=AAAA', '&v=2', '&open=weights.99', '&constructor=1', '\u202e', '9'.repeat(400)],
]; // prettier-ignore

/** One mutation: of `text` a piece from `at` on, `length` long, is cut, doubled, or replaced by a scribble. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(6),
  kind: fc.constantFrom('cut', 'end', 'double', 'scribble', 'scribble'),
  scribble: fc.oneof(fc.constantFrom(...scribbles), fc.string({ unit: 'binary', maxLength: 4 })),
});

/** Texts with one to four mutations each; the first character stays. */
export const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.array(mutation, { minLength: 1, maxLength: 4 })).map(([text, mutations]) =>
    mutations.reduce((text, { at, length, kind, scribble }) => {
      const from = 1 + Math.floor(at * text.length);
      const [before, piece, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
      switch (kind) {
        case 'cut':
          return before + after;
        case 'end':
          return before;
        case 'double':
          return before + piece + piece + after;
        default:
          return before + scribble + after;
      }
    }, text),
  );
