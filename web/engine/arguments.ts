/** Reads the engine's arguments that are more than numbers, rows and matrices. */
import { described, type LinearInput, readMatrix, readNumber, readNumbers } from './matrix.ts';
import type { DrawnSlopes, Experiment, Linear, SaturationDraws } from './results.ts';

/** Reads a number that may be left out. */
export const readOptional = (call: string, name: string, value: unknown): number | undefined =>
  value === undefined ? undefined : readNumber(call, name, value);

/** Reads true or false: a text such as 'false', as a form or an attribute gives it, is neither. */
export function readBoolean(call: string, name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new Error(`[${call}] expected ${name} to be true or false; found ${described(value)}`);
}

/** Copies a layer. Throws an Error in the name of `call` if weight or bias is missing or is none. */
export function readLinear(call: string, name: string, value: unknown): Linear {
  const { weight, bias } = (value ?? {}) as Partial<LinearInput>;
  return {
    weight: readMatrix(call, `${name}.weight`, weight),
    bias: readNumbers(call, `${name}.bias`, bias),
  };
}

/** Copies an array, each entry by `read`. Throws an Error in the name of `call` if it is none. */
export function readList<Entry>(
  call: string,
  name: string,
  value: unknown,
  read: (call: string, name: string, value: unknown) => Entry,
): Entry[] {
  if (!Array.isArray(value)) throw new Error(`[${call}] expected ${name} to be an array; found ${String(value)}`);
  return value.map((entry, index) => read(call, `${name}[${index}]`, entry));
}

/** Copies an experiment's result. Throws an Error in the name of `call` if it is none. */
export function readExperiment(call: string, name: string, value: unknown): Experiment {
  const { count, mean, m2, histogram, sums } = (value ?? {}) as Partial<Experiment>;
  const { edges, counts, below, above } = (histogram ?? {}) as Partial<Experiment['histogram']>;
  const words = readNumbers(call, `${name}.sums`, sums);
  const wrong = words.length !== 8 ? `${words.length} of them` : words.find((word) => word >>> 0 !== word);
  if (wrong !== undefined) {
    throw new Error(`[${call}] expected ${name}.sums to be eight words of 32 bits; found ${wrong}`);
  }
  return {
    count: readNumber(call, `${name}.count`, count),
    mean: readNumber(call, `${name}.mean`, mean),
    m2: readNumber(call, `${name}.m2`, m2),
    histogram: {
      edges: readNumbers(call, `${name}.histogram.edges`, edges),
      counts: readNumbers(call, `${name}.histogram.counts`, counts),
      below: readNumber(call, `${name}.histogram.below`, below),
      above: readNumber(call, `${name}.histogram.above`, above),
    },
    sums: Uint32Array.from(words),
  };
}

/** Copies draws of a point of the saturation curve. Throws an Error in the name of `call` if they are none. */
export function readDraws(call: string, name: string, value: unknown): SaturationDraws {
  const { headSize, scores, raw, scaled } = (value ?? {}) as Partial<SaturationDraws>;
  const slopes = (variant: string, of: unknown): DrawnSlopes => {
    const { largest, entropy, jacobianNorm, gradientNorm } = (of ?? {}) as Partial<DrawnSlopes>;
    const read = (statistic: string, drawn: unknown) => readNumbers(call, `${name}.${variant}.${statistic}`, drawn);
    return {
      largest: read('largest', largest),
      entropy: read('entropy', entropy),
      jacobianNorm: read('jacobianNorm', jacobianNorm),
      gradientNorm: read('gradientNorm', gradientNorm),
    };
  };
  return {
    headSize: readNumber(call, `${name}.headSize`, headSize),
    scores: readNumbers(call, `${name}.scores`, scores),
    raw: slopes('raw', raw),
    scaled: slopes('scaled', scaled),
  };
}
