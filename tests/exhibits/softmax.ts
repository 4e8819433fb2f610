import fc from 'fast-check';
import type { Inputs } from '../../web/state.ts';
import { score, typed } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const name = fc.string({ minLength: 1, maxLength: 3 });

export const rowInputs = fc
  .record({ keys: fc.integer({ min: 1, max: 20 }), width: fc.integer({ min: 3, max: 4 }) })
  .chain(({ keys, width }): fc.Arbitrary<Inputs['row']> => {
    const list = <Entry>(of: fc.Arbitrary<Entry>, length = keys) =>
      fc.array(of, { minLength: length, maxLength: length });
    return fc.record({
      query: fc.option(fc.nat(keys - 1)),
      tokens: list(name),
      scores: list(score),
      values: list(list(typed, width)),
      headSize: fc.integer({ min: 1, max: 65_536 }),
      divisor: fc.option(typed.filter((number) => number > 0)),
      subtractMax: fc.boolean(),
    });
  });

export default { inputs: rowInputs, edit: { field: 'Score of 欢', text: '22.7' } } satisfies ExhibitCase<'row'>;
