/** How each number of the learned encoder's work on a sentence is computed, down to its weights. */
import { cellId, type CellId, type Derivation, each, inVariant, type Rules, take, takeMany } from '../derivation.ts';
import type { Quantity } from '../quantities.ts';
import type { EncoderQuantity, Normed, Work } from './encoder-numbers.ts';

/** What LayerNorm makes x, y and z of, and the layer that does. */
const sources = { x: 'embedded', y: 'attended', z: 'processed' } as const;
const layers = { x: 'entry', y: 'after_attention', z: 'after_feed_forward' } as const;
const projections: Partial<Record<Quantity, string>> = { q: 'query', k: 'key', v: 'value' };

const weight = (layer: string, ...index: number[]) => inVariant(layer, cellId('layerWeights', ...index));
const bias = (layer: string, index: number) => inVariant(layer, cellId('layerBias', index));

/** Inputs times row `j` of a layer's weight matrix. */
const product = (inputs: () => CellId[], layer: string, j: number): Derivation =>
  takeMany('dot product', () => {
    const all = inputs();
    return [...all, ...each(all.length, (d) => weight(layer, j, d))];
  });

/** That, and its bias. */
export const layerOf = (inputs: () => CellId[], layer: string, j: number, to = layer): Derivation =>
  takeMany('linear', () => [...product(inputs, layer, j).operands, bias(to, j)]);

const learned = () => take('learned');
const fixed = () => take('fixed');

export function encoderRules({ tokens, encoded }: Work): Rules<EncoderQuantity> {
  const { rows: count, cols: size } = encoded.x;
  const { cols: pairs } = encoded.turns.angles;
  const row = (quantity: Quantity, i: number, cols = size, way = '') =>
    each(cols, (d) => inVariant(way, cellId(quantity, i, d)));

  const normed =
    (way: Normed) =>
    ([i = 0, d = 0]: readonly number[]) =>
      take('linear', inVariant(way, cellId('normal', i, d)), weight(layers[way], d), bias(layers[way], d));

  /** Entry `d` of a row turned by position `i`: of the pair that it belongs to, a cos − b sin or a sin + b cos. */
  function turned(isForth: boolean, id: (d: number) => CellId, [i = 0, d = 0]: readonly number[]): Derivation {
    const isFirst = d < pairs;
    const pair = isFirst ? d : d - pairs;
    const cos = cellId('cos', i, pair);
    const sin = cellId(isFirst === isForth ? 'minusSin' : 'sin', i, pair);
    return take('dot product', id(pair), id(pair + pairs), ...(isFirst ? [cos, sin] : [sin, cos]));
  }
  const projected = (quantity: Quantity) => (index: readonly number[], way: string) => {
    const [i = 0, d = 0] = index;
    if (way === 'flat') return product(() => row('x', i), projections[quantity] ?? '', d);
    return turned(true, (of) => inVariant('flat', cellId(quantity, i, of)), index);
  };
  const kept = (index: readonly number[], way: string) => {
    const [i = 0] = index;
    return take('multiply', inVariant(way, cellId('stored', ...index)), inVariant(way, cellId('scale', i)));
  };

  return {
    embedded: ([i = 0, d = 0]) => kept([tokens[i]?.row ?? 0, d], 'embedding'),
    x: normed('x'),
    y: normed('y'),
    z: normed('z'),
    mean: ([i = 0], way) => takeMany('mean', () => row(sources[way as Normed], i)),
    deviations: ([i = 0, d = 0], way) =>
      take('subtract', cellId(sources[way as Normed], i, d), inVariant(way, cellId('mean', i))),
    squares: (index, way) => take('square', inVariant(way, cellId('deviations', ...index))),
    variance: ([i = 0], way) => takeMany('mean', () => row('squares', i, size, way)),
    steadied: (index, way) => take('sum', inVariant(way, cellId('variance', ...index)), 'epsilon'),
    epsilon: fixed,
    standardDeviation: (index, way) => take('square root', inVariant(way, cellId('steadied', ...index))),
    normal: (index, way) =>
      take(
        'divide',
        inVariant(way, cellId('deviations', ...index)),
        inVariant(way, cellId('standardDeviation', ...index.slice(0, 1))),
      ),
    q: projected('q'),
    k: projected('k'),
    v: projected('v'),
    position: fixed,
    angle: ([i = 0, pair = 0]) => take('multiply', cellId('position', i), weight('angles', pair)),
    cos: (index) => take('cos', cellId('angle', ...index)),
    sin: (index) => take('sin', cellId('angle', ...index)),
    minusSin: (index) => take('negated sum', cellId('sin', ...index)),
    output: (index, way) => {
      const [i = 0, d = 0] = index;
      if (way === 'back') return turned(false, (of) => cellId('output', i, of), index);
      return takeMany('dot product', () => [
        ...each(count, (j) => cellId('weights', i, j)),
        ...each(count, (j) => cellId('v', j, d)),
      ]);
    },
    projected: ([i = 0, d = 0]) => product(() => row('output', i, size, 'back'), 'out', d),
    attended: ([i = 0, d = 0]) => take('sum', cellId('x', i, d), cellId('projected', i, d)),
    gate: ([i = 0, h = 0]) => layerOf(() => row('y', i), 'gate', h),
    zero: fixed,
    opened: (index) => take('maximum', cellId('gate', ...index), 'zero'),
    up: ([i = 0, h = 0]) => layerOf(() => row('y', i), 'inner', h),
    inner: (index) => take('multiply', cellId('opened', ...index), cellId('up', ...index)),
    fed: ([i = 0, d = 0]) => layerOf(() => row('inner', i, encoded.inner.cols), 'outer', d),
    processed: ([i = 0, d = 0]) => take('sum', cellId('y', i, d), cellId('fed', i, d)),
    // a vector's entries are kept as they are, a matrix's as whole numbers
    layerWeights: (index, way) => (index.length > 1 ? kept(index, way) : learned()),
    layerBias: learned,
    stored: learned,
    scale: learned,
  };
}
