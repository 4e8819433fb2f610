import fc from 'fast-check';
import { isTooLong, tokensFor } from '../../web/parts/learned.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const words = fc.string({ unit: 'grapheme', maxLength: 12 });
const sources = ['own', 'learned'] as const;
/** A character, and two sentences around it. */
const comparison = fc
  .record({
    character: fc.constantFrom('喜', '行', '👨‍👩‍👧', 'BERT', '。'),
    around: fc.array(words, { minLength: 4, maxLength: 4 }),
  })
  .map(({ character, around: [a = '', b = '', c = '', d = ''] }) => ({
    character,
    sentences: [`${a} ${character} ${b}`.trim(), `${c} ${character} ${d}`.trim()],
  }));

const canBeShown = (
  source: (typeof sources)[number],
  { character, sentences }: { character: string; sentences: readonly string[] },
) => sentences.every((each) => tokensFor(source, each).includes(character) && (source === 'own' || !isTooLong(each)));

const place = { mark: '①', when: 'x', token: '欢', dimension: 2 };

export default {
  inputs: fc
    .record({
      source: fc.constantFrom(...sources),
      shown: comparison,
      seed: fc.maxSafeNat(),
      headSize: fc.integer({ min: 1, max: 8 }),
      firstDimension: fc.constantFrom(0, 4, 60),
    })
    .filter(({ source, shown }) => canBeShown(source, shown))
    .map((inputs) => ({
      ...inputs,
      asked: inputs.shown,
      // drawn vectors have all their dimensions in sight
      firstDimension: inputs.source === 'own' ? 0 : inputs.firstDimension,
    })),
  edit: { field: 'Seed', text: '8' },
  calls: {
    title: [['喜']],
    sentence: [['①']],
    lacks: [['喜']],
    stillShown: [['喜', '①']],
    vectorsCaption: [['喜']],
    dimension: [[1]],
    similarityCaption: [['喜']],
    length: [['①']],
    pullCaption: [['①', '喜欢', '喜']],
    scaled: [['2']],
    contribution: [[1]],
    allVectorsCaption: [[7]],
    repeated: [['①', '喜']],
    cell: [[place]],
  },
} satisfies ExhibitCase<'context'>;
