/** The encoder as a module by itself, `cpp/encoder_module.cpp`: lays its arguments out in its memory, copies its results. */
import type { EncoderFile } from './encoder-file.ts';
import { type Encoded, type LearnedWeights, type Standardised, type WeightName, weightNames } from './encoder.ts';
import type { Matrix } from './matrix.ts';

/** Places in memory are in bytes, sizes in numbers. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  /** where so many bytes of arguments may be written */
  room(bytes: number): number;
  set_matrix(part: number, entries: number, scales: number, rows: number, cols: number): void;
  set_vector(part: number, entries: number, size: number): void;
  matrix(part: number): number;
  vector(part: number): number;
  /** weights: 0 for none */
  encode_tokens(tokens: number, count: number, weights: number): void;
  intermediate(which: number): number;
  standard(layer: number, which: number): number;
  /** three numbers for each of the likeliest */
  fill(z: number, count: number): number;
}

/** What is called with checked arguments. */
export interface EncoderModule {
  /** rows of the embedding */
  vocabulary: number;
  /** numbers in a row */
  headSize: number;
  encode(rows: readonly number[], weights: Float64Array | undefined): Encoded;
  /** how many rows weights have; 1 for a vector */
  rowsOf(name: WeightName): number;
  weights(name: WeightName, row: number): LearnedWeights;
  /** a row, its logit and its probability for each of the likeliest */
  fill(z: Float64Array, count: number): Float64Array;
}

/** What the module cannot do without a system: end. */
export const encoderImports = {
  wasi_snapshot_preview1: {
    proc_exit() {
      throw new Error('[encode] ran out of memory');
    },
  },
};

// in the order that cpp/encoder_module.cpp has them in
const { matrices, vectors } = weightNames;

export function encoderModule({ exports }: WebAssembly.Instance, file: EncoderFile): EncoderModule {
  const module = exports as unknown as Exports;
  const { buffer } = module.memory;
  module._initialize();

  const at = module.room(file.data.length);
  new Uint8Array(buffer, at).set(file.data);
  /** Where a tensor of the file lies, and its shape. */
  const tensor = (name: string) => {
    const found = file.tensors[name];
    if (!found) throw new Error(`[encoderModule] expected weights with ${name}; found none`);
    const [rows = 0, cols = 0] = found.shape;
    const [first] = found.data_offsets;
    return { place: at + first, first, rows, cols };
  };
  /** As the model's own names are: the embedding is a parameter, the others are layers. */
  const fileName = (name: string) => (name === 'embedding' ? name : `${name}.weight`);
  matrices.forEach((name, part) => {
    const { place, rows, cols } = tensor(fileName(name));
    module.set_matrix(part, place, tensor(`${fileName(name)}.scale`).place, rows, cols);
  });
  vectors.forEach((name, part) => {
    const { place, rows } = tensor(name);
    module.set_vector(part, place, rows);
  });
  const { rows: vocabulary, cols: headSize } = tensor('embedding');
  const hidden = tensor('gate.weight').rows;

  return {
    vocabulary,
    headSize,
    encode(rows, weights) {
      const length = rows.length;
      const place = module.room(8 * length * length + 4 * length);
      if (weights) new Float64Array(buffer, place).set(weights);
      const tokens = place + 8 * length * length;
      new Int32Array(buffer, tokens).set(rows);
      module.encode_tokens(tokens, length, weights ? place : 0);
      const copied = (place: number, size: number) => new Float64Array(buffer, place, size).slice();
      const shaped = (place: number, cols: number): Matrix => ({
        rows: length,
        cols,
        data: copied(place, length * cols),
      });
      const matrix = (which: number, cols = headSize) => shaped(module.intermediate(which), cols);
      const norm = (layer: number): Standardised => {
        const at = (which: number) => module.standard(layer, which);
        return {
          mean: copied(at(0), length),
          deviations: shaped(at(1), headSize),
          squares: shaped(at(2), headSize),
          variance: copied(at(3), length),
          steadied: copied(at(4), length),
          standardDeviation: copied(at(5), length),
          normal: shaped(at(6), headSize),
          epsilon: copied(at(7), 1)[0] ?? NaN,
        };
      };
      return {
        embedded: matrix(0),
        x: matrix(1),
        query: matrix(2),
        key: matrix(3),
        value: matrix(4),
        q: matrix(5),
        k: matrix(6),
        v: matrix(7),
        unturned: matrix(8),
        projected: matrix(9),
        attended: matrix(10),
        y: matrix(11),
        fed: matrix(12),
        processed: matrix(13),
        z: matrix(14),
        gate: matrix(15, hidden),
        opened: matrix(16, hidden),
        up: matrix(17, hidden),
        inner: matrix(18, hidden),
        turns: {
          angles: matrix(19, headSize / 2),
          cosines: matrix(20, headSize / 2),
          sines: matrix(21, headSize / 2),
          minusSines: matrix(22, headSize / 2),
        },
        attention: {
          scores: matrix(23, length),
          scaled: matrix(24, length),
          weights: matrix(25, length),
          output: matrix(26),
          weightsSum: copied(module.intermediate(27), length),
          divisor: copied(module.intermediate(28), 1)[0] ?? NaN,
        },
        norms: { x: norm(0), y: norm(1), z: norm(2) },
      };
    },
    rowsOf(name) {
      const isMatrix = (matrices as readonly string[]).includes(name);
      return isMatrix ? tensor(fileName(name)).rows : 1;
    },
    weights(name, row) {
      const part = (matrices as readonly string[]).indexOf(name);
      if (part < 0) {
        const place = module.vector((vectors as readonly string[]).indexOf(name));
        return { values: new Float64Array(buffer, place, tensor(name).rows).slice(), kept: undefined };
      }
      const { cols, first } = tensor(fileName(name));
      const whole = new Int8Array(file.data.slice(first + row * cols, first + (row + 1) * cols).buffer);
      const { first: scales } = tensor(`${fileName(name)}.scale`);
      const scale = new DataView(file.data.slice(scales + 4 * row, scales + 4 * (row + 1)).buffer).getFloat32(0, true);
      return {
        values: new Float64Array(buffer, module.matrix(part) + 8 * row * cols, cols).slice(),
        kept: { whole, scale },
      };
    },
    fill(z, count) {
      const place = module.room(8 * z.length);
      new Float64Array(buffer, place).set(z);
      return new Float64Array(buffer, module.fill(place, count), 3 * count).slice();
    },
  };
}
