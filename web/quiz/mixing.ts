/** The question of the third chapter: the weighted sum. */
import { cellId, each, take } from '../derivation.ts';
import { drawShares, hundredths, tenths } from './draw.ts';
import type { Kind } from './question.ts';

/** One dimension of the output, from three weights and three value vectors. */
export const mix: Kind = (draw, engine) => {
  const weights = drawShares(draw).map(hundredths);
  const entries = draw.distinct(9, -9, 9).map(tenths);
  const values = [0, 1, 2].map((j) => entries.slice(3 * j, 3 * j + 3));
  const asked = draw.whole(0, 2);
  const column = (d: number) => values.map((vector) => vector[d] ?? NaN);
  const mixed = (of: readonly number[]) => engine.dotProduct(weights, of);
  const { products } = mixed(column(asked));
  return {
    given: { weights, values },
    asked: [asked],
    computed: {
      output: [
        [0, 1, 2].map((d) => mixed(column(d)).score),
        ([d = 0]) =>
          take('dot product', ...each(3, (j) => cellId('weights', j)), ...each(3, (j) => cellId('values', j, d))),
      ],
    },
    answer: cellId('output', asked),
    places: 3,
    slips: [
      ['rowForColumn', mixed(values[asked] ?? []).score],
      ['unweighted', engine.variance(column(asked)).sum],
      ...[0, 1, 2].filter((d) => d !== asked).map((d) => ['otherDimension', mixed(column(d)).score] as const),
      ...Array.from(products, (product) => ['oneContribution', product] as const),
    ],
  };
};
