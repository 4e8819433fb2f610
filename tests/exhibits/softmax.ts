import fc from 'fast-check';
import type { Inputs } from '../../web/state.ts';
import { score, typed } from '../unit/arbitrary-numbers.ts';
import { line } from '../unit/arbitrary-lines.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const name = line(3);

export const rowInputs = fc.integer({ min: 1, max: 20 }).chain((keys): fc.Arbitrary<Inputs['row']> => {
  const list = <Entry>(of: fc.Arbitrary<Entry>, length = keys) =>
    fc.array(of, { minLength: length, maxLength: length });
  const sentence = line(5);
  // a sentence has two tokens at least: [CLS] and [SEP]
  const over = (columns: number) =>
    fc.dictionary(
      fc.tuple(fc.nat(1), fc.nat(columns - 1)).map((place) => place.join('.')),
      typed,
      { maxKeys: 3, noNullPrototype: true },
    );
  return fc.tuple(sentence, fc.nat(1)).chain(([sentence, asks]) =>
    fc.record({
      source: fc.constantFrom('own' as const, 'learned' as const),
      sentence: fc.constant(sentence),
      asks: fc.constant(asks),
      typed: fc.record({ scores: over(2), values: over(3) }),
      query: fc.option(fc.nat(keys - 1)),
      tokens: list(name),
      scores: list(score),
      values: list(list(typed, 3)),
      headSize: fc.integer({ min: 1, max: 65_536 }),
      divisor: fc.option(typed.filter((number) => number > 0)),
      subtractMax: fc.boolean(),
    }),
  );
});

export default { inputs: rowInputs, edit: { field: 'Score of 欢', text: '22.7' } } satisfies ExhibitCase<'row'>;
