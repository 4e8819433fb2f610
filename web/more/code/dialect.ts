/** What a language must be able to write, for the statements of a computation to be written in it. */
import type { NumberArray } from './arrays.ts';
import type { Slice } from './slices.ts';
import type { Element } from './statements.ts';

export type Shape = readonly number[];

/** What each axis of a slice that is left goes by: an axis of the result, or 'runs'. */
export const tagsOf = ({ axes }: Slice): (number | 'runs')[] =>
  axes.flatMap((axis): (number | 'runs')[] => (axis === 'runs' ? ['runs'] : 'along' in axis ? [axis.along] : []));

export const isTagged = (slice: Slice, ...tags: (number | 'runs')[]): boolean => String(tagsOf(slice)) === String(tags);

/** How the product of two tables, or of a table and a list, is made: what stands left and right, and which is turned. */
export interface Product {
  left: Slice;
  right: Slice;
  leftTurned: boolean;
  rightTurned: boolean;
}

/** The product of which a dot product for each place of `shape` is one entry; undefined if there is none. */
export function productOf(one: Slice, other: Slice, { length: rank }: Shape): Product | undefined {
  for (const [left, right] of [[one, other], [other, one]] as const) {
    const isLeft = (...tags: (number | 'runs')[]) => isTagged(left, ...tags);
    const isRight = (...tags: (number | 'runs')[]) => isTagged(right, ...tags);
    const leftTurned = isLeft('runs', 0);
    const rightTurned = rank === 2 && isRight(1, 'runs');
    const isRow = rank > 0 && (isLeft(0, 'runs') || leftTurned);
    if (rank === 0 && isLeft('runs') && isRight('runs')) return { left, right, leftTurned, rightTurned };
    if (rank === 1 && isRow && isRight('runs')) return { left, right, leftTurned, rightTurned };
    if (rank === 2 && isRow && (isRight('runs', 1) || rightTurned)) return { left, right, leftTurned, rightTurned };
  } // prettier-ignore
  return undefined;
}

/** The axis along which a list runs, for a result with one axis; 'all' for one with none. */
export function runsAlong(list: Slice, { length: rank }: Shape): 'all' | 0 | 1 | undefined {
  const tags = tagsOf(list);
  if (rank === 0) return tags.every((tag) => tag === 'runs') ? 'all' : undefined;
  if (rank !== 1 || tags.length !== 2) return undefined;
  return isTagged(list, 'runs', 0) ? 0 : isTagged(list, 0, 'runs') ? 1 : undefined;
}

export interface Dialect {
  /** a remark, on lines of its own */
  remark(text: string): string;
  /** a number in full */
  literal(value: number): string;
  element(element: Element, toFloat32: boolean): string;
  /** a part of an array; its axes as they stand */
  part(slice: Slice, toFloat32: boolean): string;
  /** stretched to a result's shape */
  spread(slice: Slice, shape: Shape, toFloat32: boolean): string;
  /** elements as a list */
  gathered(elements: readonly string[]): string;
  call(name: 'sqrt' | 'exp' | 'log' | 'cos' | 'sin' | 'floor', of: string): string;
  reduced(name: 'sum' | 'max' | 'mean', list: string, along: 'all' | 0 | 1): string;
  product(product: Product, shape: Shape, toFloat32: boolean): string;
  given(array: NumberArray, values: readonly number[]): string;
  empty(array: NumberArray): string;
  /** makes an array, or one number */
  make(array: NumberArray, formula: string, isFinal: boolean): string;
  replace(element: Element, formula: string): string;
  show(array: NumberArray): string;
  /** a whole program of such lines */
  program(lines: readonly string[], helpers: ReadonlySet<Helper>): string;
}

/** Functions that a program brings along where it needs them. */
export type Helper = 'softmax_of' | 'share_of' | 'cross_entropy_of' | 'entropy_of' | 'norm_of' | 'first_maximum_of' | 'is_maximum'; // prettier-ignore
