/**
 * How every cell of the lesson is computed: an operation and the cells it takes, as data. Explaining a cell,
 * lighting its operands and copying its arithmetic all read this; a test re-evaluates every derivation of
 * every exhibit and must get the engine's number, so that it cannot drift from the C++.
 */

/** What a cell holds; the same names as in `cpp/`. */
export type Quantity =
  | 'headSize'
  | 'divisor'
  | 'scores'
  | 'scaled'
  | 'max'
  | 'shifted'
  | 'exps'
  | 'sum'
  | 'weights'
  | 'weightsSum'
  | 'values'
  | 'contributions'
  | 'output';

/** A cell: the quantity and its indices, "weights.2", "contributions.2.0", "divisor". */
export type CellId = string;

export const cellId = (quantity: Quantity, ...index: number[]): CellId => [quantity, ...index].join('.');

export function parseCellId(id: CellId): { quantity: Quantity; index: number[] } {
  const [quantity, ...index] = id.split('.');
  return { quantity: quantity as Quantity, index: index.map(Number) };
}

/** The role that a quantity's colour tells. */
export type Role = 'query' | 'key' | 'value' | 'score' | 'weight' | 'output' | 'plain';

export const roles: Record<Quantity, Role> = {
  headSize: 'plain',
  divisor: 'plain',
  scores: 'score',
  scaled: 'score',
  max: 'score',
  shifted: 'score',
  exps: 'score',
  sum: 'score',
  weights: 'weight',
  weightsSum: 'weight',
  values: 'value',
  contributions: 'output',
  output: 'output',
};

export type Operation = 'given' | 'square root' | 'divide' | 'subtract' | 'multiply' | 'exp' | 'maximum' | 'sum';

export interface Derivation {
  operation: Operation;
  operands: readonly CellId[];
}

/** What the derivations depend on besides the cell: sizes, and the ways the reader chose. */
export interface Arrangement {
  /** number of keys, S */
  keys: number;
  /** whether the divisor is typed rather than √d_k */
  divisorTyped: boolean;
  /** whether exp is taken of shifted rather than of scaled */
  subtractMax: boolean;
}

const take = (operation: Operation, ...operands: CellId[]): Derivation => ({ operation, operands });
const each = (count: number, id: (j: number) => CellId): CellId[] => Array.from({ length: count }, (_, j) => id(j));

const rules: Record<Quantity, (index: number[], arrangement: Arrangement) => Derivation> = {
  headSize: () => take('given'),
  scores: () => take('given'),
  values: () => take('given'),
  divisor: (_, { divisorTyped }) => (divisorTyped ? take('given') : take('square root', cellId('headSize'))),
  scaled: ([j = 0]) => take('divide', cellId('scores', j), cellId('divisor')),
  max: (_, { keys }) => take('maximum', ...each(keys, (j) => cellId('scaled', j))),
  shifted: ([j = 0]) => take('subtract', cellId('scaled', j), cellId('max')),
  exps: ([j = 0], { subtractMax }) => take('exp', cellId(subtractMax ? 'shifted' : 'scaled', j)),
  sum: (_, { keys }) => take('sum', ...each(keys, (j) => cellId('exps', j))),
  weights: ([j = 0]) => take('divide', cellId('exps', j), cellId('sum')),
  weightsSum: (_, { keys }) => take('sum', ...each(keys, (j) => cellId('weights', j))),
  contributions: ([j = 0, d = 0]) => take('multiply', cellId('weights', j), cellId('values', j, d)),
  output: ([d = 0], { keys }) => take('sum', ...each(keys, (j) => cellId('contributions', j, d))),
};

/** How the cell `id` is computed. */
export function derivation(id: CellId, arrangement: Arrangement): Derivation {
  const { quantity, index } = parseCellId(id);
  return rules[quantity](index, arrangement);
}

/** The cells of an exhibit: what each holds and how it is computed. */
export interface Cells {
  has(id: CellId): boolean;
  value(id: CellId): number;
  derivation(id: CellId): Derivation;
}
