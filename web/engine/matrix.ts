/** A matrix, row-major: entry (i, j) is `data[i * cols + j]`. Owns its memory. */
export interface Matrix {
  rows: number;
  cols: number;
  data: Float64Array;
}

/** Numbers as a caller may have them: a plain array, a typed array or a part of one. Always copied. */
export type Numbers =
  | readonly number[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray;

/** A matrix as a caller may have it, row-major. */
export interface MatrixInput {
  readonly rows: number;
  readonly cols: number;
  readonly data: Numbers;
}

/** A layer as a caller may have it: weight of [outputs, inputs], bias of [outputs]. */
export interface LinearInput {
  readonly weight: MatrixInput;
  readonly bias: Numbers;
}

/** A matrix from its rows, which must be of one length. */
export function matrixFromRows(rows: readonly (readonly number[])[]): Matrix {
  return { rows: rows.length, cols: rows[0]?.length ?? 0, data: Float64Array.from(rows.flat()) };
}

/** A value as an error tells it. */
export function described(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return `a ${value.constructor?.name ?? 'plain object'}`;
  return typeof value === 'string' ? `the string ${value}` : `a ${typeof value}`;
}

const isNumericArray = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) ||
  (ArrayBuffer.isView(value) &&
    !(value instanceof DataView) &&
    !(value instanceof BigInt64Array) &&
    !(value instanceof BigUint64Array));

/** Copies `value` into float64. Throws an Error in the name of `call` if it is not an array of numbers. */
export function readNumbers(call: string, name: string, value: unknown): Float64Array {
  if (!isNumericArray(value)) {
    throw new Error(`[${call}] expected ${name} to be an array of numbers; found ${described(value)}`);
  }
  const numbers = new Float64Array(value.length);
  for (let index = 0; index < value.length; index++) {
    const entry = value[index];
    if (typeof entry !== 'number') {
      throw new Error(`[${call}] expected ${name} to hold numbers alone; found ${described(entry)} at ${index}`);
    }
    numbers[index] = entry;
  }
  return numbers;
}

/** `value` in float32, itself if it is that already. Throws as readNumbers does. */
export const readFloats = (call: string, name: string, value: unknown): Float32Array =>
  value instanceof Float32Array ? value : Float32Array.from(readNumbers(call, name, value));

/** Copies `value` into a matrix. Throws an Error in the name of `call` if its shape and numbers do not fit. */
export function readMatrix(call: string, name: string, value: unknown): Matrix {
  const { rows, cols, data } = (value ?? {}) as Partial<MatrixInput>;
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && (count as number) >= 0;
  if (!isCount(rows) || !isCount(cols)) {
    const found =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? `rows ${described(rows)} and cols ${described(cols)}`
        : described(value);
    throw new Error(`[${call}] expected ${name} to be a matrix { rows, cols, data }; found ${found}`);
  }
  const numbers = readNumbers(call, `${name}.data`, data);
  if (numbers.length !== rows * cols) {
    throw new Error(
      `[${call}] expected ${name} of ${rows}x${cols} to hold ${rows * cols} numbers; found ${numbers.length}`,
    );
  }
  return { rows, cols, data: numbers };
}

/** Reads a number. Throws an Error in the name of `call` if it is not one. */
export function readNumber(call: string, name: string, value: unknown): number {
  if (typeof value !== 'number') {
    throw new Error(`[${call}] expected ${name} to be a number; found ${described(value)}`);
  }
  return value;
}
