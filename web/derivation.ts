/**
 * How a cell of the lesson is computed: an operation and the cells it takes, as data. Explaining a cell,
 * lighting its operands and copying its arithmetic all read this; a test re-evaluates every derivation of
 * every exhibit and must get the engine's number, so that it cannot drift from the C++.
 * Which operation makes which cell, each part of the state says for its own (`parts/`).
 */
import type { Quantity } from './quantities.ts';

/**
 * A cell: the quantity and its indices, "weights.2", "contributions.2.0", "divisor". Where the same quantity is
 * computed in several ways, the way stands before it: "float32-naive:exps.2".
 */
export type CellId = string;

export const cellId = (quantity: Quantity, ...index: number[]): CellId => [quantity, ...index].join('.');

/** The cell `id` as computed in one of several ways; '' where there is but one. */
export const inVariant = (variant: string, id: CellId): CellId => (variant === '' ? id : `${variant}:${id}`);

interface Parsed {
  variant: string;
  quantity: Quantity;
  index: readonly number[];
}
// a table asks several things of a cell before it goes on to the next
let last: readonly [CellId, Parsed] | undefined;

/** What an id says; `variant` is '' where there is but one way. */
export function parseCellId(id: CellId): Parsed {
  if (last?.[0] === id) return last[1];
  const [place = '', variant = ''] = id.split(':').reverse();
  const [quantity, ...index] = place.split('.');
  const parsed = { variant, quantity: quantity as Quantity, index: index.map(Number) };
  last = [id, parsed];
  return parsed;
}

/** Where a cell comes from that is computed from no other. */
export type Leaf =
  /** typed by the reader */
  | 'given'
  /** settled by another choice of the reader's, such as which answer is the right one */
  | 'chosen'
  /** a random number of the engine's, or a count or mean of such, settled by a seed */
  | 'drawn'
  /** of a row that is masked as a whole, for which the formula has no answer */
  | 'convention'
  /** the same whatever goes in */
  | 'fixed'
  /** computed of numbers that were not kept */
  | 'unkept'
  /** learned in training, or computed of too many such numbers to be listed */
  | 'learned';

/** What makes a cell of its operands; the operands' order is told where it is not plain. */
export type Operation =
  | Leaf
  | 'square root'
  | 'square'
  | 'exp'
  | 'logarithm'
  | 'cos'
  | 'sin'
  | 'divide'
  | 'subtract'
  | 'multiply'
  | 'maximum'
  /** the largest whole number that is not above it */
  | 'floor'
  | 'sum'
  | 'mean'
  /** minus the sum */
  | 'negated sum'
  /** minus the product of two */
  | 'negated product'
  /** the first times the sum of the others */
  | 'times the others'
  /** the first half, entry by entry times the second, summed */
  | 'dot product'
  /** a dot product, as above, of all but the last, plus the last */
  | 'linear'
  /** the root of the sum of squares */
  | 'norm'
  /** a dot product divided by two norms */
  | 'cosine'
  /** −Σ p ln p */
  | 'entropy'
  /** e to the first, divided by the sum of e to each of the others, the first being one of them */
  | 'softmax'
  /** minus the logarithm of what softmax gives */
  | 'cross entropy'
  /** 1 if the first is the largest of the others (the first of them, if several are), else 0 */
  | 'is the maximum';

const leaves: readonly Operation[] = [
  'given',
  'chosen',
  'drawn',
  'convention',
  'fixed',
  'unkept',
  'learned',
] satisfies Leaf[];

/** Whether a cell is the beginning of all arithmetic. */
export const isLeaf = (operation: Operation): operation is Leaf => leaves.includes(operation);

export interface Derivation {
  operation: Operation;
  operands: readonly CellId[];
}

export const take = (operation: Operation, ...operands: CellId[]): Derivation => ({ operation, operands });

/** The same of many operands, listed only where they are asked for: to draw a table takes the operations alone. */
export const takeMany = (operation: Operation, operands: () => CellId[]): Derivation => ({
  operation,
  get operands() {
    return operands();
  },
});

/** The cells `id(0)` … `id(count − 1)`. */
export const each = (count: number, id: (j: number) => CellId): CellId[] =>
  Array.from({ length: count }, (_, j) => id(j));

/** How each quantity of a part is computed. */
export type Rules<Of extends Quantity> = Record<Of, (index: readonly number[], variant: string) => Derivation>;

/** The cells of an exhibit: what each holds and how it is computed. */
export interface Cells {
  has(id: CellId): boolean;
  /** NaN for a cell that is not there */
  value(id: CellId): number;
  derivation(id: CellId): Derivation;
  /** for who writes down all that leads to a cell: the same, from fewer numbers on, where all would be too much */
  inShort?: Cells;
}

/** Cells of the quantities that there are `rules` for; `read` gives what one holds, undefined where there is none. */
export function makeCells<Of extends Quantity>(
  rules: Rules<Of>,
  read: (quantity: Of, index: readonly number[], variant: string) => number | undefined,
): Cells {
  const value = (id: CellId) => {
    const { variant, quantity, index } = parseCellId(id);
    return Object.hasOwn(rules, quantity) ? read(quantity as Of, index, variant) : undefined;
  };
  return {
    has: (id) => value(id) !== undefined,
    value: (id) => value(id) ?? NaN,
    derivation(id) {
      const { variant, quantity, index } = parseCellId(id);
      return rules[quantity as Of](index, variant);
    },
  };
}
