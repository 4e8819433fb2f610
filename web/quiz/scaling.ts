/** Questions of the first chapter: scores, how far they spread, and what they are divided by. */
import { cellId, each, take } from '../derivation.ts';
import { tenths } from './draw.ts';
import type { Kind } from './question.ts';
import { stepsOf } from './steps.ts';

const root = () => take('square root', 'headSize');

/** q · k of two vectors of four entries. */
export const score: Kind = (draw, engine) => {
  const entries = draw.distinct(8, -6, 6);
  const [query, key] = [entries.slice(0, 4), entries.slice(4)];
  const { score, products } = engine.dotProduct(query, key);
  const sizes = (vector: number[]) => vector.map(Math.abs);
  return {
    given: { query, key },
    computed: {
      wholeScore: [
        score,
        () => take('dot product', ...each(4, (i) => cellId('query', i)), ...each(4, (i) => cellId('key', i))),
      ],
    },
    answer: 'wholeScore',
    places: 0,
    slips: [
      ['addedUp', engine.variance(entries).sum],
      ['signsLost', engine.dotProduct(sizes(query), sizes(key)).score],
      ['averaged', engine.variance(products).mean],
    ],
  };
};

/** √d_k from hidden size and heads. */
export const divisor: Kind = (draw, engine) => {
  const heads = draw.pick([4, 8, 12, 16, 20, 32]);
  const hiddenSize = heads * draw.pick([32, 48, 64, 80, 96, 128]);
  const { headSize, divisor: by } = engine.headSplit(hiddenSize, heads);
  const { divisor: rootOf } = stepsOf(engine);
  return {
    given: { hiddenSize, heads },
    computed: {
      headSize: [headSize, () => take('divide', 'hiddenSize', 'heads')],
      divisor: [by, root],
    },
    answer: 'divisor',
    places: 3,
    slips: [
      ['noRoot', headSize],
      ['rootOfHidden', rootOf(hiddenSize)],
      ['rootOfHeads', rootOf(heads)],
    ],
  };
};

/** A score ÷ √d_k. */
export const scale: Kind = (draw, engine) => {
  const raw = tenths(draw.whole(51, 299) * draw.pick([1, -1]));
  const headSize = draw.pick([16, 32, 64, 80, 128]);
  const heads = draw.pick([8, 12, 16, 20]);
  const hiddenSize = headSize * heads;
  const { divisor: by, scaled: answer } = engine.headSplit(hiddenSize, heads, { score: raw });
  const { product, divisor: rootOf, scaled } = stepsOf(engine);
  return {
    given: { scores: [raw], headSize, hiddenSize },
    computed: {
      divisor: [by, root],
      scaled: [[answer], () => take('divide', 'scores.0', 'divisor')],
    },
    answer: 'scaled.0',
    places: 3,
    slips: [
      ['overHeadSize', scaled(raw, headSize)],
      ['overHiddenRoot', scaled(raw, rootOf(hiddenSize))],
      ['timesDivisor', product(raw, by)],
      ['unscaled', raw],
    ],
  };
};

/** The variance of q · k, from that of the entries. */
export const variance: Kind = (draw, engine) => {
  const { product, divisor: rootOf } = stepsOf(engine);
  const headSize = draw.pick([16, 32, 64, 128]);
  const [ofQuery = 1, ofKey = 1] = draw.distinct(2, 1, 5);
  const term = product(ofQuery, ofKey);
  const all = product(headSize, term);
  return {
    given: { headSize, entryVariance: [ofQuery, ofKey] },
    computed: {
      termVariance: [term, () => take('multiply', 'entryVariance.0', 'entryVariance.1')],
      scoreVariance: [all, () => take('multiply', 'headSize', 'termVariance')],
    },
    answer: 'scoreVariance',
    places: 0,
    slips: [
      ['deviationForVariance', rootOf(all)],
      ['entriesForgotten', headSize],
      ['oneTerm', term],
      ['variancesAdded', engine.dotProduct([headSize, headSize], [ofQuery, ofKey]).score],
    ],
  };
};

/** The standard deviation of q · k, from that of the entries. */
export const deviation: Kind = (draw, engine) => {
  const { product, divisor: rootOf } = stepsOf(engine);
  // times squares of halves it is whole
  const headSize = draw.pick([16, 32, 48, 64, 96, 128]);
  const deviations = draw.distinct(2, 2, 7).map((halves) => halves / 2);
  const [ofQuery = 1, ofKey = 1] = deviations;
  const variances = deviations.map((each) => product(each, each));
  const term = product(variances[0] ?? 1, variances[1] ?? 1);
  const all = product(headSize, term);
  return {
    given: { headSize, entryDeviation: deviations },
    computed: {
      entryVariance: [variances, ([side = 0]) => take('square', cellId('entryDeviation', side))],
      termVariance: [term, () => take('multiply', 'entryVariance.0', 'entryVariance.1')],
      scoreVariance: [all, () => take('multiply', 'headSize', 'termVariance')],
      scoreDeviation: [rootOf(all), () => take('square root', 'scoreVariance')],
    },
    answer: 'scoreDeviation',
    places: 3,
    slips: [
      ['varianceForDeviation', all],
      ['entriesForgotten', rootOf(headSize)],
      ['oneTerm', product(ofQuery, ofKey)],
      ['deviationsUnsquared', rootOf(product(headSize, product(ofQuery, ofKey)))],
    ],
  };
};
