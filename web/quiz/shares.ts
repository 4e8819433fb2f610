/** Questions of the second chapter: exp, the shares that softmax makes, and other ways to make some. */
import { cellId, each, take } from '../derivation.ts';
import { tenths } from './draw.ts';
import type { Kind } from './question.ts';
import { stepsOf } from './steps.ts';

const root = () => take('square root', 'headSize');

/** The exp of one scaled score. */
export const exp: Kind = (draw, engine) => {
  const { divisor, scaled: scaledBy, exp: expOf } = stepsOf(engine);
  const headSize = draw.pick([16, 36, 64, 100]);
  const raw = tenths(draw.whole(31, 199));
  const by = divisor(headSize);
  const scaled = scaledBy(raw, by);
  return {
    given: { scores: [raw], headSize },
    computed: {
      divisor: [by, root],
      scaled: [[scaled], () => take('divide', 'scores.0', 'divisor')],
      exps: [[expOf(raw, by)], () => take('exp', 'scaled.0')],
    },
    answer: 'exps.0',
    places: 2,
    slips: [
      ['noExp', scaled],
      ['expOfRaw', expOf(raw)],
      ['expFirst', scaledBy(expOf(raw), by)],
      ['overHeadSize', expOf(raw, headSize)],
    ],
  };
};

/** How many times as much weight the larger of two scores gets. */
export const gap: Kind = (draw, engine) => {
  const { divisor, scaled: scaledBy, exp: expOf } = stepsOf(engine);
  const headSize = draw.pick([16, 36, 64, 100]);
  const low = draw.whole(11, 99);
  const scores = [tenths(low + draw.whole(11, 120)), tenths(low)];
  const [larger = 0, smaller = 0] = scores;
  const by = divisor(headSize);
  const { scaled, exps } = engine.softmax(scores, { divisor: by });
  const difference = (of: Float64Array | number[]) => engine.dotProduct(of, [1, -1]).score;
  const apart = difference(scaled);
  const rawApart = difference(scores);
  const times = expOf(apart);
  return {
    given: { scores, headSize },
    computed: {
      divisor: [by, root],
      scaled: [scaled, ([j = 0]) => take('divide', cellId('scores', j), 'divisor')],
      shifted: [[apart], () => take('subtract', 'scaled.0', 'scaled.1')],
      exps: [[times], () => take('exp', 'shifted.0')],
    },
    answer: 'exps.0',
    places: 2,
    slips: [
      ['noExp', apart],
      ['ratioOfScores', scaledBy(larger, smaller)],
      ['expOfRaw', expOf(rawApart)],
      ['overHeadSize', expOf(rawApart, headSize)],
      ['upsideDown', exps[1] ?? NaN],
    ],
  };
};

/** One weight of a row of three. */
export const weight: Kind = (draw, engine) => {
  const scaled = draw.distinct(3, -12, 25).map(tenths);
  const asked = draw.whole(0, 2);
  const { exp: expOf, product } = stepsOf(engine);
  const { weights, overSum, overMax, exps } = engine.alternatives(scaled);
  const own = weights[asked] ?? NaN;
  const others = Array.from(weights).filter((_, j) => j !== asked);
  return {
    given: { scaled },
    asked: [asked],
    computed: {
      weights: [weights, ([j = 0]) => take('softmax', cellId('scaled', j), ...each(3, (i) => cellId('scaled', i)))],
    },
    answer: cellId('weights', asked),
    places: 3,
    slips: [
      ['overSum', overSum[asked] ?? NaN],
      ['overMax', overMax[asked] ?? NaN],
      ['unnormalised', expOf(scaled[asked] ?? NaN)],
      ['overLargestExp', exps[asked] ?? NaN],
      ['percent', product(own, 100)],
      ...others.map((other) => ['otherKey', other] as const),
    ],
  };
};

/** One share of a row of three, by dividing by the maximum. */
export const overMax: Kind = (draw, engine) => {
  const largest = draw.whole(21, 60);
  const scores = [largest, draw.whole(-40, -5), draw.whole(5, 20)].map(tenths);
  const asked = draw.whole(1, 2);
  const { scaled } = stepsOf(engine);
  const { max, overMax, overSum, weights } = engine.alternatives(scores);
  const own = scores[asked] ?? NaN;
  return {
    given: { scores },
    asked: [asked],
    computed: {
      max: [max, () => take('maximum', ...each(3, (j) => cellId('scores', j)))],
      overMax: [overMax, ([j = 0]) => take('divide', cellId('scores', j), 'max')],
    },
    answer: cellId('overMax', asked),
    places: 3,
    slips: [
      ['overSum', overSum[asked] ?? NaN],
      ['softmaxed', weights[asked] ?? NaN],
      // a divisor is positive: the signs of both are turned where it is not
      ['upsideDown', own < 0 ? scaled(-max, -own) : scaled(max, own)],
    ],
  };
};
