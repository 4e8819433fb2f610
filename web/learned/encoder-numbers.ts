/** The numbers of the learned encoder's work on a sentence, and its weights, by their cells. */
import type {
  Encoded,
  LearnedEncoder,
  LearnedToken,
  LearnedWeights,
  Matrix,
  Standardised,
  WeightName,
} from '../engine.ts';
import { inVariant } from '../derivation.ts';
import type { Quantity } from '../quantities.ts';

/** What the encoder made of a sentence, and what it made it with. */
export interface Work {
  tokens: readonly LearnedToken[];
  encoded: Encoded;
  weights: LearnedEncoder['weights'];
}

/** What LayerNorm makes. */
export type Normed = keyof Encoded['norms'];

/** 'flat' are queries, keys and values before they are turned by position, 'back' is the output turned back. */
const matrices = {
  embedded: ({ embedded }) => embedded,
  x: ({ x }) => x,
  'flat:q': ({ query }) => query,
  'flat:k': ({ key }) => key,
  'flat:v': ({ value }) => value,
  angle: ({ turns }) => turns.angles,
  cos: ({ turns }) => turns.cosines,
  sin: ({ turns }) => turns.sines,
  minusSin: ({ turns }) => turns.minusSines,
  q: ({ q }) => q,
  k: ({ k }) => k,
  v: ({ v }) => v,
  output: ({ attention }) => attention.output,
  'back:output': ({ unturned }) => unturned,
  projected: ({ projected }) => projected,
  attended: ({ attended }) => attended,
  y: ({ y }) => y,
  gate: ({ gate }) => gate,
  opened: ({ opened }) => opened,
  up: ({ up }) => up,
  inner: ({ inner }) => inner,
  fed: ({ fed }) => fed,
  processed: ({ processed }) => processed,
  z: ({ z }) => z,
} as const satisfies Record<string, (encoded: Encoded) => Matrix>;

export const encoderMatrices: typeof matrices & Readonly<Record<string, (encoded: Encoded) => Matrix>> = matrices;

const normQuantities = [
  'mean',
  'deviations',
  'squares',
  'variance',
  'steadied',
  'standardDeviation',
  'normal',
] as const;
/** The steps of a LayerNorm. */
export type OfNorm = (typeof normQuantities)[number];
export const isOfNorm = (quantity: Quantity): quantity is OfNorm =>
  (normQuantities as readonly Quantity[]).includes(quantity);

export type EncoderQuantity =
  | Exclude<keyof typeof matrices, `${string}:${string}`>
  | OfNorm
  | 'epsilon'
  | 'position'
  | 'zero'
  | 'layerWeights'
  | 'layerBias'
  | 'stored'
  | 'scale';

export const entry = ({ rows, cols, data }: Matrix, [i = 0, j = 0]: readonly number[]): number | undefined =>
  i < rows && j < cols ? data[i * cols + j] : undefined;

const ofNorm = (norm: Standardised | undefined, quantity: OfNorm, index: readonly number[]) => {
  const found = norm?.[quantity];
  return found && 'rows' in found ? entry(found, index) : found?.[index[0] ?? 0];
};

/** rows asked for so far: a sum asks for each of its numbers by itself */
const known = new WeakMap<Work['weights'], Map<string, LearnedWeights | undefined>>();

/** Weights by name; undefined where there are none, which a link may ask for. */
function learned(weights: Work['weights'], name: string, row: number): LearnedWeights | undefined {
  const rows = known.get(weights) ?? new Map<string, LearnedWeights | undefined>();
  known.set(weights, rows);
  const key = `${name}.${row}`;
  if (rows.has(key)) return rows.get(key);
  let found: LearnedWeights | undefined;
  try {
    found = weights(name as WeightName, row);
  } catch {
    // none of that name, or no such row
  }
  rows.set(key, found);
  return found;
}

/** What a cell of the encoder's work holds; undefined for one that there is none of. */
export function encoderNumber(
  { encoded, weights }: Work,
  quantity: Quantity,
  index: readonly number[],
  way: string,
): number | undefined {
  const [first = 0, second] = index;
  const ofMatrix = (row: number) => learned(weights, way, row);
  if (isOfNorm(quantity)) return ofNorm(encoded.norms[way as Normed], quantity, index);
  switch (quantity) {
    case 'epsilon':
      return encoded.norms.x.epsilon;
    case 'zero':
      return 0;
    case 'position':
      return first < encoded.x.rows ? first : undefined;
    case 'layerWeights':
      if (second !== undefined) return ofMatrix(first)?.values[second];
      return learned(weights, way === 'angles' ? way : `${way}.weight`, 0)?.values[first];
    case 'layerBias':
      return learned(weights, way === 'logits' ? 'bias' : `${way}.bias`, 0)?.values[first];
    case 'stored':
      return ofMatrix(first)?.kept?.whole[second ?? 0];
    case 'scale':
      return ofMatrix(first)?.kept?.scale;
    default: {
      const matrix = encoderMatrices[inVariant(way, quantity)];
      return matrix && entry(matrix(encoded), index);
    }
  }
}
