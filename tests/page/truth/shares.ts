/** What bars say of weights. */
import type { View } from './view.ts';

/** Each name with its share in whole per cent, the largest first. */
export function shareOf({ say }: View, weights: readonly number[], names: readonly string[]): [string, string][] {
  const few = say('不到 1%', 'under 1%');
  return weights
    .map((weight, j) => ({ weight, name: names[j] ?? '' }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, name }) => [name, weight > 0 && weight < 0.005 ? few : `${(100 * weight).toFixed(0)}%`]);
}
