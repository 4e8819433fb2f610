/** The lesson's formulas once more, in plain JavaScript that shares nothing with the page. */

export const total = (terms: readonly number[]): number => terms.reduce((sum, term) => sum + term, 0);
export const mean = (terms: readonly number[]): number => total(terms) / terms.length;
export const dot = (one: readonly number[], other: readonly number[]): number =>
  total(one.map((entry, index) => entry * (other[index] ?? NaN)));
export const norm = (entries: readonly number[]): number => Math.hypot(...entries);
export const transposed = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? NaN));
/** rows of one times rows of the other */
export const products = (rows: readonly (readonly number[])[], others: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => others.map((other) => dot(row, other)));

/** e to each, over their sum; −∞ for what takes no part, zeros where nothing does. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  if (most === -Infinity) return scores.map(() => 0);
  const exps = scores.map((score) => Math.exp(score - most));
  return exps.map((exp) => exp / total(exps));
}

/** What softmax makes of scores, how much of a slope it has left, and the loss where key `target` is right. */
export function slope(scores: readonly number[], target: number) {
  const weights = softmax(scores);
  const others = (own: number) => total(weights.filter((_, j) => j !== own));
  const jacobian = weights.map((one, i) => weights.map((other, j) => (i === j ? one * others(i) : -one * other)));
  const gradient = weights.map((weight, j) => (j === target ? -others(j) : weight));
  const most = Math.max(...scores);
  const rest = total(scores.toSpliced(scores.indexOf(most), 1).map((score) => Math.exp(score - most)));
  // −ln p, near 1 by what p leaves to the others
  const surprise = (j: number) => Math.log1p(rest) + (most - (scores[j] ?? NaN));
  return {
    weights,
    largest: Math.max(...weights),
    entropy: total(weights.map((weight, j) => (weight === 0 ? 0 : weight * surprise(j)))),
    jacobian,
    jacobianNorm: norm(jacobian.flat()),
    loss: surprise(target),
    gradient,
    gradientNorm: norm(gradient),
  };
}
