/** The row of attention once more, in a few lines of plain JavaScript that share nothing with the page. */
import type { Digits } from '../../web/number.ts';
import { total } from './truth/arithmetic.ts';
import { printed, read } from './truth/printed.ts';

export interface RowNumbers {
  scores: readonly number[];
  values: readonly (readonly number[])[];
  divisor: number;
  subtractMax?: boolean;
}

/** The article's scores of 喜, in the order of its tokens. */
export const articleTokens = ['我', '喜', '欢', '人', '工', '智', '能', '[CLS]', '[SEP]'];
export const articleScores = [15.3, 22.7, 18.2, 2.1, 1.8, 3.2, 2.9, 5.6, 4.1];

/** Every computed cell of the row, printed, by the cell's name. */
export function printedRow(row: RowNumbers, digits: Digits = 4): Record<string, string> {
  const { scores, values, divisor, subtractMax = false } = row;
  const scaled = scores.map((score) => score / divisor);
  const max = Math.max(...scaled);
  const shifted = scaled.map((score) => score - max);
  const exps = (subtractMax ? shifted : scaled).map((score) => Math.exp(score));
  const sum = total(exps);
  const weights = exps.map((exp) => exp / sum);
  const contributions = values.map((value, j) => value.map((entry) => (weights[j] ?? NaN) * entry));
  const output = (values[0] ?? []).map((_, d) => total(contributions.map((row) => row[d] ?? NaN)));

  const cells: Record<string, number> = { sum, weightsSum: total(weights) };
  const put = (name: string, entries: readonly number[]) =>
    entries.forEach((entry, index) => (cells[`${name}.${index}`] = entry));
  put('scaled', scaled);
  if (subtractMax) {
    put('shifted', shifted);
    cells.max = max;
  }
  put('exps', exps);
  put('weights', weights);
  contributions.forEach((entries, j) => put(`contributions.${j}`, entries));
  put('output', output);
  return Object.fromEntries(Object.entries(cells).map(([name, number]) => [name, printed(number, digits)]));
}

/** The row's inputs as they stand in the page's fields. */
export function inputsOf(cells: Record<string, string>): Pick<RowNumbers, 'scores' | 'values'> {
  const scores: number[] = [];
  const values: number[][] = [];
  for (const [id, text] of Object.entries(cells)) {
    const [quantity, j, d] = id.split('.');
    if (quantity === 'scores') scores[Number(j)] = read(text);
    if (quantity === 'values') (values[Number(j)] ??= [])[Number(d)] = read(text);
  }
  return { scores, values };
}
