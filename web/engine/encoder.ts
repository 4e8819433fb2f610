/** The small encoder that the project trained: what it makes of a sentence, every intermediate by name. */
import type { Attention } from './attention-results.ts';
import type { Matrix, MatrixInput, Numbers } from './matrix.ts';

/** One character of a sentence as the encoder takes it. */
export interface LearnedToken {
  /** as it is shown: the character, [CLS], [SEP], [MASK], or [UNK] for one that the encoder lacks */
  token: string;
  /** what was typed for it: another than `token` where that is simplified, in lower case, or [UNK]; '' for what nobody typed */
  typed: string;
  /** its row of the embedding */
  row: number;
  /** the id that the vocabulary of bert-base-chinese gives it */
  id: number;
}

/** Rows each brought to mean 0 and, but for ε, variance 1: the first half of LayerNorm. Matrices are [L, D], lists [L]. */
export interface Standardised {
  mean: Float64Array;
  /** row − its mean */
  deviations: Matrix;
  /** deviations² */
  squares: Matrix;
  /** the mean of each row's squares */
  variance: Float64Array;
  /** ε, which keeps a row of equal entries from being divided by 0 */
  epsilon: number;
  /** variance + ε */
  steadied: Float64Array;
  /** √(variance + ε) */
  standardDeviation: Float64Array;
  /** deviations ÷ standardDeviation */
  normal: Matrix;
}

/** By how much each position turns each pair of columns (i, i + D ÷ 2), [L, D ÷ 2]. */
export interface Turns {
  /** position × angle of the pair, in radians */
  angles: Matrix;
  cosines: Matrix;
  sines: Matrix;
  /** −sines: those of the other way */
  minusSines: Matrix;
}

/** What becomes of L tokens; D = d_k = 64. Matrices are [L, D] where nothing else is said. */
export interface Encoded {
  /** LayerNorm's input: a row of the embedding for each token */
  embedded: Matrix;
  /** LayerNorm(embedded): what attention takes */
  x: Matrix;
  /** x Wᵀ, before it is turned by position */
  query: Matrix;
  key: Matrix;
  value: Matrix;
  /** how each position turns */
  turns: Turns;
  /** turned by position: what attention gets */
  q: Matrix;
  k: Matrix;
  v: Matrix;
  /** softmax(q kᵀ ÷ 8) v; where weights were given, these and the output they make */
  attention: Attention;
  /** attention.output, turned back by the position of the token that asks */
  unturned: Matrix;
  /** unturned Woᵀ */
  projected: Matrix;
  /** x + projected */
  attended: Matrix;
  /** LayerNorm(attended) */
  y: Matrix;
  /** y Wgᵀ + bg, [L, hidden] */
  gate: Matrix;
  /** relu(gate), [L, hidden] */
  opened: Matrix;
  /** y W1ᵀ + b1, [L, hidden] */
  up: Matrix;
  /** opened ∘ up, [L, hidden] */
  inner: Matrix;
  /** inner W2ᵀ + b2 */
  fed: Matrix;
  /** y + fed */
  processed: Matrix;
  /** LayerNorm(processed) */
  z: Matrix;
  /** what is scaled and shifted to x, y and z */
  norms: Record<'x' | 'y' | 'z', Standardised>;
}

const ofMatrices = ['embedding', 'query', 'key', 'value', 'out', 'gate', 'inner', 'outer'] as const;
const ofVectors = [
  'angles',
  'bias',
  'entry.weight',
  'entry.bias',
  'gate.bias',
  'inner.bias',
  'outer.bias',
  'after_attention.weight',
  'after_attention.bias',
  'after_feed_forward.weight',
  'after_feed_forward.bias',
] as const;

/** The encoder's weights by name: matrices, [outputs, inputs], then vectors. */
export const weightNames = { matrices: ofMatrices, vectors: ofVectors };
export type WeightName = (typeof ofMatrices | typeof ofVectors)[number];

/** A row of a weight matrix, or a vector of weights. */
export interface LearnedWeights {
  values: Float64Array;
  /** what a row of a matrix is kept as: whole numbers of 8 bits, and what each of them is multiplied by */
  kept: { whole: Int8Array; scale: number } | undefined;
}

/** A token and how likely it is, in the order of likelihood. */
export interface Filling extends LearnedToken {
  logit: number;
  /** the softmax of the logits over all that may stand in a place */
  probability: number;
}

/** The encoder and its vocabulary. Errors read `[function] expected …; found …`. */
export interface LearnedEncoder {
  /** what the weights are, for whoever reports a fault */
  readonly version: string;
  /** most characters of a sentence, [CLS] and [SEP] not counted: 30 */
  readonly longest: number;
  /** how many characters it knows: so many there are to fill in */
  readonly characters: number;
  /** numbers in a query: 64 */
  readonly headSize: number;
  /** [CLS], a token for each character that is no white space, [SEP]; of any length: `encode` says what is too long */
  tokens(sentence: string): LearnedToken[];
  /** how many sentences it was trained on */
  readonly sentences: number;
  /** [MASK], which hides a character */
  readonly mask: LearnedToken;
  /** Everything computed of 1 to `longest` + 2 tokens. weights: [L, L], from 0 to 1, used instead of the softmax's. */
  encode(tokens: readonly LearnedToken[], options?: { weights?: MatrixInput | undefined }): Encoded;
  /** A copy of a row of the weights of a name, from 0; a vector is row 0. */
  weights(name: WeightName, row: number): LearnedWeights;
  /** The `count` likeliest characters for a place whose row of `Encoded.z` this is. */
  fillings(z: Numbers, count: number): Filling[];
}

/** What the engine has of it. */
export interface EncoderCalls {
  /** once `loadEncoder` has brought it */
  readonly encoder: LearnedEncoder | undefined;
  /**
   * Brings the encoder with its weights, 0.3 MB that nobody else is asked for. Every call gets the same promise; after an
   * EncoderFailure, the next tries again.
   */
  loadEncoder(): Promise<LearnedEncoder>;
}

/** Why there is no encoder. */
export interface EncoderFailure extends Error {
  /** of the file: not to be had; of another version than the page; no longer what was built, or not to be run here */
  readonly file: 'missing' | 'outdated' | 'broken';
}
