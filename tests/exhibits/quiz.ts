import fc from 'fast-check';
import { mostAttempts } from '../../web/quiz/attempts.ts';
import { kindNames, variantOf } from '../../web/quiz/question.ts';
import { score } from '../unit/arbitrary-numbers.ts';
import type { ExhibitCase } from '../unit/exhibit-case.ts';

const kind = fc.constantFrom(...kindNames);
const seed = fc.integer({ min: 0, max: 999_999 });
const answer = fc.option(score);

/** One number for whatever a question tells. */
const told = {
  ...{ query: '[1, 2]', key: '[3, 4]', hiddenSize: '768', heads: '12', headSize: '64', scores: '[1, 2]' },
  ...{ 'scores.0': '2', 'scores.1': '1', scaled: '[1, 2]', weights: '[0.2, 0.8]', values: '[1, 2]\n[3, 4]' },
  ...{ 'entryVariance.0': '2', 'entryVariance.1': '3', 'entryDeviation.0': '2', 'entryDeviation.1': '3' },
  ...{ 'asked.0': '1', 'asked.1': '2', format: 'float32', largestExponent: '88.7228' },
};

export default {
  inputs: fc.record({
    kind,
    seed,
    attempts: fc.uniqueArray(fc.record({ kind, seed, typed: answer, checked: answer, shown: fc.boolean() }), {
      maxLength: mostAttempts,
      selector: variantOf,
    }),
    disclosed: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  }),
  calls: {
    kinds: [[told]],
    precision: [[0], [3]],
    right: [['1.5']],
    coarse: [[3]],
    slip: [['1', '2']],
    wrong: [['1', '2']],
    outcomes: [['1.5']],
    score: [[2, 3]],
    cell: [['1', 2]],
    row: [['1', 2]],
    goTo: [['1']],
  },
} satisfies ExhibitCase<'quiz'>;
