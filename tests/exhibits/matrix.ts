import fc from 'fast-check';
import { tokensOf } from '../../web/tokens.ts';
import type { Inputs } from '../../web/state.ts';
import { typed } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const number = typed.filter((value) => Math.abs(value) <= 1000);
const shape = fc.record({
  sentence: fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }) },
    { weight: 1, arbitrary: fc.constant('一二三四五六七八九十百千万亿零壹') },
  ),
  headSize: fc.integer({ min: 1, max: 8 }),
  padding: fc.nat(2),
});

const inputs = shape.chain(({ sentence, headSize, padding }): fc.Arbitrary<Inputs['matrix']> => {
  const last = tokensOf(sentence).length + padding - 1;
  const token = fc.nat(last);
  const cell = fc
    .tuple(fc.constantFrom('queries', 'keys', 'values'), token, fc.nat(headSize - 1))
    .map((parts) => parts.join('.'));
  const place = fc.tuple(token, token).map((parts) => parts.join('.'));
  return fc.record({
    sentence: fc.constant(sentence),
    seed: fc.nat(),
    headSize: fc.constant(headSize),
    typed: fc.dictionary(cell, number, { maxKeys: 6, noNullPrototype: true }),
    padding: fc.constant(padding),
    causal: fc.boolean(),
    hidesPadding: fc.boolean(),
    places: fc.dictionary(place, fc.boolean(), { maxKeys: 12, noNullPrototype: true }),
    step: fc.nat(4),
    query: token,
    masking: fc.boolean(),
    firstQuery: fc.constant(0),
    firstKey: fc.constant(0),
  });
});

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
