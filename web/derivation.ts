/**
 * How a cell of the lesson is computed: an operation and the cells it takes, as data. Explaining a cell,
 * lighting its operands and copying its arithmetic all read this; a test re-evaluates every derivation of
 * every exhibit and must get the engine's number, so that it cannot drift from the C++.
 * Which operation makes which cell, each part of the state says for its own (`parts/`).
 */

/** The role that a quantity's colour tells. */
export type Role = 'query' | 'key' | 'value' | 'score' | 'weight' | 'output' | 'plain';

/** What a cell may hold, by the same names as in `cpp/`, and its role. */
export const roles = {
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
  // other ways to make shares
  overMax: 'plain',
  overMaxSum: 'plain',
  overSum: 'plain',
  overSumSum: 'plain',
  argMax: 'plain',
  // scores moved by one number for all
  offset: 'plain',
  moved: 'score',
  // a list of numbers
  numbers: 'plain',
  mean: 'plain',
  deviations: 'plain',
  squares: 'plain',
  variance: 'plain',
  standardDeviation: 'plain',
  // how much of a slope a softmax has left
  largest: 'weight',
  entropy: 'weight',
  jacobian: 'weight',
  jacobianNorm: 'weight',
  target: 'plain',
  loss: 'plain',
  gradient: 'score',
  gradientNorm: 'score',
  // the means of these over many draws
  scoreDeviation: 'score',
  // what settles random numbers
  seed: 'plain',
  // one token in two sentences: vectors before attention, and how alike two vectors are
  vectors: 'plain',
  dot: 'plain',
  norms: 'plain',
  cosine: 'plain',
  // every token's query and key
  queries: 'query',
  keys: 'key',
  // a dot product
  dimension: 'plain',
  query: 'query',
  key: 'key',
  products: 'score',
  score: 'score',
  // a head's share of the hidden size
  hiddenSize: 'plain',
  heads: 'plain',
  // the quiz
  entryDeviation: 'plain',
  entryVariance: 'plain',
  termVariance: 'plain',
  scoreVariance: 'score',
  largestExponent: 'plain',
  largestScore: 'score',
  largestWhole: 'score',
  // self-attention as code: the tokens' vectors, the layers, and what those make of them
  x: 'plain',
  layerWeights: 'plain',
  layerBias: 'plain',
  q: 'query',
  k: 'key',
  v: 'value',
  // many random pairs, beside the theory
  pairs: 'plain',
  count: 'plain',
  total: 'plain',
  m2: 'plain',
  rootCount: 'plain',
  expectedVariance: 'plain',
  expectedDeviation: 'plain',
  meanError: 'plain',
  squareDeviation: 'plain',
  varianceError: 'plain',
  // how many operations attention takes, of pairs of a query and a key
  tokenCount: 'plain',
  valueSize: 'plain',
  operations: 'plain',
} as const satisfies Record<string, Role>;

export type Quantity = keyof typeof roles;

/**
 * A cell: the quantity and its indices, "weights.2", "contributions.2.0", "divisor". Where the same quantity is
 * computed in several ways, the way stands before it: "float32-naive:exps.2".
 */
export type CellId = string;

export const cellId = (quantity: Quantity, ...index: number[]): CellId => [quantity, ...index].join('.');

/** The cell `id` as computed in one of several ways. */
export const inVariant = (variant: string, id: CellId): CellId => `${variant}:${id}`;

/** What an id says; `variant` is '' where there is but one way. */
export function parseCellId(id: CellId): { variant: string; quantity: Quantity; index: number[] } {
  const [place = '', variant = ''] = id.split(':').reverse();
  const [quantity, ...index] = place.split('.');
  return { variant, quantity: quantity as Quantity, index: index.map(Number) };
}

/** Where a cell comes from that is computed from no other. */
export type Leaf =
  /** typed by the reader */
  | 'given'
  /** settled by another choice of the reader's, such as which answer is the right one */
  | 'chosen'
  /** a random number of the engine's, or a count of such, settled by a seed */
  | 'drawn';

/** What makes a cell of its operands; the operands' order is told where it is not plain. */
export type Operation =
  | Leaf
  | 'square root'
  | 'square'
  | 'exp'
  | 'logarithm'
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

const leaves: readonly Operation[] = ['given', 'chosen', 'drawn'] satisfies Leaf[];

/** Whether a cell is the beginning of all arithmetic. */
export const isLeaf = (operation: Operation): operation is Leaf => leaves.includes(operation);

export interface Derivation {
  operation: Operation;
  operands: readonly CellId[];
}

export const take = (operation: Operation, ...operands: CellId[]): Derivation => ({ operation, operands });

/** The cells `id(0)` … `id(count − 1)`. */
export const each = (count: number, id: (j: number) => CellId): CellId[] =>
  Array.from({ length: count }, (_, j) => id(j));

/** How each quantity of a part is computed. */
export type Rules<Of extends Quantity> = Record<Of, (index: number[], variant: string) => Derivation>;

/** The cells of an exhibit: what each holds and how it is computed. */
export interface Cells {
  has(id: CellId): boolean;
  /** NaN for a cell that is not there */
  value(id: CellId): number;
  derivation(id: CellId): Derivation;
}

/** Cells of the quantities that there are `rules` for; `read` gives what one holds, undefined where there is none. */
export function makeCells<Of extends Quantity>(
  rules: Rules<Of>,
  read: (quantity: Of, index: number[], variant: string) => number | undefined,
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
