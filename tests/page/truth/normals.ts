/** The page's random numbers once more: Philox 4×32-10, and normal ones by AS 241. */

/** What numbers are drawn for, by the place it has among the purposes. */
const purposes = ['normals', 'tokens', 'layer weights', 'layer biases', 'scores', 'targets', 'pairs'] as const;

export interface Stream {
  seed: number;
  purpose: (typeof purposes)[number];
  /** which one of its purpose, in two halves of 32 bits */
  item?: readonly [low: number, high: number];
}

/** The upper 32 bits of the product of two numbers of 32 bits. */
function upper(one: number, other: number): number {
  const [a, b] = [one >>> 16, one & 0xffff];
  const [c, d] = [other >>> 16, other & 0xffff];
  const middle = a * d + ((b * d) >>> 16);
  return a * c + (middle >>> 16) + ((b * c + (middle & 0xffff)) >>> 16);
}

/** Block `index` of a stream: four words of 32 random bits. */
export function words({ seed, purpose, item: [low, high] = [0, 0] }: Stream, index: number): number[] {
  let [c0, c1, c2, c3] = [index, low, high, purposes.indexOf(purpose)];
  let [k0, k1] = [seed % 2 ** 32, Math.floor(seed / 2 ** 32)];
  for (let round = 0; round < 10; round++) {
    const first = upper(0xd2511f53, c0) ^ c3 ^ k1;
    const second = upper(0xcd9e8d57, c2) ^ c1 ^ k0;
    c1 = Math.imul(0xcd9e8d57, c2);
    c3 = Math.imul(0xd2511f53, c0);
    c0 = second;
    c2 = first;
    k0 = (k0 + 0x9e3779b9) | 0;
    k1 = (k1 + 0xbb67ae85) | 0;
  }
  return [c0 >>> 0, c1 >>> 0, c2 >>> 0, c3 >>> 0];
}

/** The first numbers of a stream, each uniform in (−½, ½). */
export function uniforms(stream: Stream, count: number): Float64Array {
  const numbers = new Float64Array(count);
  for (let start = 0; start < count; start += 4) {
    const block = words(stream, start / 4);
    for (let place = 0; place < 4; place++) numbers[start + place] = ((block[place] ?? NaN) + 0.5) / 2 ** 32 - 0.5;
  }
  return numbers;
}

// Wichura 1988: numerator and denominator near the median, in the tails, and far out
const central = [
  [3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457, 67265.770927008700853, 33430.575583588128105, 2509.0809287301226727],
  [1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867, 39307.89580009271061, 28729.085735721942674, 5226.495278852854561],
] as const; // prettier-ignore
const tail = [
  [1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504, 1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4],
  [1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459, 0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9],
] as const; // prettier-ignore
const farTail = [
  [6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123, 0.026532189526576123093, 0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7],
  [1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525, 7.868691311456132591e-4, 1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15],
] as const; // prettier-ignore

function rational([over, under]: readonly [readonly number[], readonly number[]], x: number): number {
  let [numerator, denominator] = [0, 0];
  for (let place = 7; place >= 0; place--) {
    numerator = numerator * x + (over[place] ?? 0);
    denominator = denominator * x + (under[place] ?? 0);
  }
  return numerator / denominator;
}

/** What a standard normal number stays below with probability ½ + offset. */
export function quantile(offset: number): number {
  if (Math.abs(offset) <= 0.425) return offset * rational(central, 0.180625 - offset * offset);
  const r = Math.sqrt(-Math.log(0.5 - Math.abs(offset)));
  return Math.sign(offset) * (r <= 5 ? rational(tail, r - 1.6) : rational(farTail, r - 5));
}

/** The first numbers of a stream, each standard normal. */
export const normals = (stream: Stream, count: number): Float64Array => uniforms(stream, count).map(quantile);
