import fc from 'fast-check';
import { tokensFor } from '../../web/parts/learned.ts';
import type { Inputs } from '../../web/state.ts';
import { typed } from '../unit/arbitrary-numbers.ts';
import { line } from '../unit/arbitrary-lines.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const number = typed.filter((value) => Math.abs(value) <= 1000);
const drawn = fc.record({
  source: fc.constant('own' as const),
  sentence: fc.oneof(
    { weight: 9, arbitrary: line(5) },
    { weight: 1, arbitrary: fc.constant('一二三四五六七八九十百千万亿零壹') },
  ),
  headSize: fc.integer({ min: 1, max: 8 }),
  padding: fc.nat(2),
  firstDimension: fc.constant(0),
});
// of the encoder's each token has 192 numbers that can be typed over: a few sentences, and short ones
const learned = fc.record({
  source: fc.constant('learned' as const),
  sentence: fc.constantFrom('喜', 'AI', '愛😀'),
  headSize: fc.constant(4),
  padding: fc.nat(2),
  firstDimension: fc.constantFrom(0, 8, 56),
});
const shape = fc.oneof({ weight: 19, arbitrary: drawn }, { weight: 1, arbitrary: learned });

const inputs = shape.chain(
  ({ source, sentence, headSize, padding, firstDimension }): fc.Arbitrary<Inputs['matrix']> => {
    const last = tokensFor(source, sentence).length + (source === 'own' ? padding : 0) - 1;
    const token = fc.nat(last);
    const typed = (of: 'own' | 'learned') => {
      const count = tokensFor(of, sentence).length + (of === 'own' ? padding : 0);
      const entry = fc.tuple(fc.nat(count - 1), fc.nat(headSize - 1)).map((parts) => parts.join('.'));
      const vectors = fc.dictionary(entry, number, { maxKeys: 3, noNullPrototype: true });
      return fc.record({ queries: vectors, keys: vectors, values: vectors });
    };
    const place = fc.tuple(token, token).map((parts) => parts.join('.'));
    return fc.record({
      source: fc.constant(source),
      sentence: fc.constant(sentence),
      seed: fc.nat(),
      headSize: fc.constant(headSize),
      typed: fc.record({ own: typed('own'), learned: typed('learned') }),
      padding: fc.constant(padding),
      causal: fc.boolean(),
      hidesPadding: fc.boolean(),
      places: fc.dictionary(place, fc.boolean(), { maxKeys: 12, noNullPrototype: true }),
      step: fc.nat(4),
      query: token,
      masking: fc.boolean(),
      firstQuery: fc.constant(0),
      firstKey: fc.constant(0),
      firstDimension: fc.constant(firstDimension),
    });
  },
);

const place = { of: '喜', to: '欢', dimension: 2 };

export default {
  inputs,
  edit: { field: 'Seed', text: '2' },
  calls: {
    lines: [['2']],
    captions: [[9, 4]],
    pick: [['喜']],
    maskRow: [['喜']],
    range: [[1, 12, '喜', '欢']],
    shares: [['喜']],
    blind: [[['喜']], [['喜', '欢']]],
    conventionsCaption: [['喜']],
    byConvention: [['喜', 'NaN']],
    cell: [[place]],
  },
} satisfies ExhibitCase<'matrix'>;
