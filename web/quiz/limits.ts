/** Questions of how far softmax goes: overflow, its Jacobian, its entropy. */
import { cellId, each, take } from '../derivation.ts';
import type { Engine } from '../engine.ts';
import { drawShares, hundredths } from './draw.ts';
import type { Kind } from './question.ts';
import { stepsOf } from './steps.ts';

type Format = 'float32' | 'float64';

/** The largest whole score with a finite exp: the engine is asked, score by score, by halving. */
function largestWhole(engine: Engine, precision: Format, divisor: number): number {
  const isFinite = (score: number) =>
    Number.isFinite(engine.naiveSoftmax([score], { divisor, precision } as { precision: 'float64' }).exps[0]);
  let [finite, infinite] = [0, 1];
  while (isFinite(infinite)) [finite, infinite] = [infinite, infinite * 2];
  while (infinite - finite > 1) {
    const middle = Math.floor((finite + infinite) / 2);
    if (isFinite(middle)) finite = middle;
    else infinite = middle;
  }
  return finite;
}

/** The largest whole score whose exp, after scaling, the format can hold. */
export const overflow: Kind = (draw, engine) => {
  const { product, divisor, scaled } = stepsOf(engine);
  const format = draw.pick<Format>(['float32', 'float64']);
  const other = format === 'float32' ? 'float64' : 'float32';
  const headSize = draw.whole(2, 32) * 8;
  const by = divisor(headSize);
  const largest = engine.largestExponent[format];
  const whole = largestWhole(engine, format, by);
  return {
    given: { headSize, largestExponent: largest },
    format,
    computed: {
      divisor: [by, () => take('square root', 'headSize')],
      largestScore: [product(largest, by), () => take('multiply', 'largestExponent', 'divisor')],
      largestWhole: [whole, () => take('floor', 'largestScore')],
    },
    answer: 'largestWhole',
    places: 0,
    slips: [
      ['roundedUp', whole + 1],
      ['limitUnscaled', largestWhole(engine, format, 1)],
      ['otherFormat', largestWhole(engine, other, by)],
      ['overDivisor', scaled(largest, by)],
    ],
  };
};

/** One entry of diag(p) − p pᵀ. */
export const jacobian: Kind = (draw, engine) => {
  const weights = drawShares(draw).map(hundredths);
  const [row, column] = [draw.whole(0, 2), draw.whole(0, 2)];
  const weightOf = (j: number) => weights[j] ?? NaN;
  const others = (i: number) => [0, 1, 2].filter((j) => j !== i);
  const { product } = stepsOf(engine);
  const diagonal = (i: number) =>
    engine.dotProduct(
      others(i).map(() => weightOf(i)),
      others(i).map(weightOf),
    ).score;
  const entry = (i: number, j: number) => (i === j ? diagonal(i) : product(-weightOf(i), weightOf(j)));
  return {
    given: { weights },
    asked: [row, column],
    computed: {
      jacobian: [
        [0, 1, 2].map((i) => [0, 1, 2].map((j) => entry(i, j))),
        ([i = 0, j = 0]) =>
          i === j
            ? take('times the others', cellId('weights', i), ...others(i).map((k) => cellId('weights', k)))
            : take('negated product', cellId('weights', i), cellId('weights', j)),
      ],
    },
    answer: cellId('jacobian', row, column),
    places: 4,
    slips:
      row === column
        ? [
            ['offForDiagonal', product(-weightOf(row), weightOf(row))],
            ['weightAlone', weightOf(row)],
          ]
        : [['diagonalForOff', entry(row, row)]],
  };
};

/** The entropy of three weights, in nats. */
export const entropy: Kind = (draw, engine) => {
  const weights = drawShares(draw).map(hundredths);
  const nats = engine.entropy(weights);
  const { scaled } = stepsOf(engine);
  return {
    given: { weights },
    computed: { entropy: [nats, () => take('entropy', ...each(3, (j) => cellId('weights', j)))] },
    answer: 'entropy',
    places: 3,
    slips: [
      ['bits', scaled(nats, Math.LN2)],
      ['decimalLogarithm', scaled(nats, Math.LN10)],
    ],
  };
};
