/** What the lesson's cells hold: the quantities, what colour each is in, and how it is written. */
import { type Decimal, decimal, type Digits, plainText, trimmed } from './number.ts';

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
  argMaxSum: 'plain',
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
  wholeScore: 'score',
  // self-attention as code: the tokens' vectors, the layers, and what those make of them
  x: 'plain',
  layerWeights: 'plain',
  layerBias: 'plain',
  q: 'query',
  k: 'key',
  v: 'value',
  // what attention has in memory
  batch: 'plain',
  length: 'plain',
  matrices: 'plain',
  entries: 'plain',
  tables: 'plain',
  numberSize: 'plain',
  bytes: 'plain',
  difference: 'plain',
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
  // a learned encoder, beside attention, and what it fills in
  embedded: 'plain',
  projected: 'plain',
  attended: 'plain',
  y: 'plain',
  gate: 'plain',
  opened: 'plain',
  up: 'plain',
  inner: 'plain',
  fed: 'plain',
  processed: 'plain',
  z: 'plain',
  logits: 'score',
  probability: 'weight',
  // behind its LayerNorms, its turning by position, its weights
  steadied: 'plain',
  epsilon: 'plain',
  normal: 'plain',
  position: 'plain',
  angle: 'plain',
  cos: 'plain',
  sin: 'plain',
  minusSin: 'plain',
  zero: 'plain',
  stored: 'plain',
  scale: 'plain',
  // how many operations attention takes, of pairs of a query and a key
  tokenCount: 'plain',
  valueSize: 'plain',
  operations: 'plain',
} as const satisfies Record<string, Role>;

export type Quantity = keyof typeof roles;

/** Quantities that are mostly whole: where they are, they are written so, √64 as "8" (but √96 as "9.7980"). */
const mostlyWhole: ReadonlySet<Quantity> = new Set([
  'divisor',
  'headSize',
  'entries',
  'bytes',
  'pairs',
  'operations',
  'target',
  'argMax',
  'argMaxSum',
  'wholeScore',
  'largestWhole',
  'entryVariance',
  'termVariance',
  'scoreVariance',
]);

/** A number of a quantity to so many digits. */
export function decimalOf(quantity: Quantity, value: number, digits: Digits): Decimal {
  const full = decimal(value, digits);
  return mostlyWhole.has(quantity) && Number.isInteger(value) ? trimmed(full) : full;
}

/** As it is printed. */
export const printedAs = (quantity: Quantity, value: number, digits: Digits): string =>
  plainText(decimalOf(quantity, value, digits));
