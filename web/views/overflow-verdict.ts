/** What is said of each way to compute softmax: where it breaks, what that spoils, what becomes 0. */
import { cellId, type CellId, each, inVariant, parseCellId } from '../derivation.ts';
import type { Scene } from '../exhibit.ts';
import { decimal, plainText, printed, trimmed } from '../number.ts';
import { type OverflowWords, overflowWords } from '../text/exhibits/overflow.ts';
import { formatOf, type Overflow, overflow, type Variant, variants } from '../parts/overflow.ts';
import { type Trail, trailOf } from './overflow-trail.ts';

type OverflowScene = Scene<'overflow', Overflow>;

const short = (value: number, { digits }: OverflowScene) => plainText(trimmed(decimal(value, digits)));

// without the variant: that is said once
const nameIn = (id: CellId, scene: OverflowScene) => overflow.cellName(id.split(':').at(-1) ?? id, scene);

function reason(id: CellId, variant: Variant, scene: OverflowScene): string {
  const { cells, result } = scene;
  const { verdict } = overflowWords[scene.text.lang];
  const format = formatOf(variant);
  const { quantity } = parseCellId(id);
  if (quantity === 'sum') return verdict.largeSum(format);
  if (quantity === 'weights') return verdict.zeroByZero;
  const [exponent = NaN] = cells.derivation(id).operands.map((operand) => cells.value(operand));
  return verdict.largeExp(short(exponent, scene), format, short(result.largestExponent[format], scene));
}

/** The spoiled cells with what they hold, the weights together. */
function spoiledCells({ spoiled }: Trail, scene: OverflowScene, words: OverflowWords): string[] {
  const isWeight = (id: CellId) => parseCellId(id).quantity === 'weights';
  const value = (id: CellId) => short(scene.cells.value(id), scene);
  const weights = spoiled.filter(isWeight);
  return spoiled
    .filter((id) => !isWeight(id) || id === weights[0])
    .map((id) => (isWeight(id) ? words.weights(weights.map(value)) : `${nameIn(id, scene)} ${value(id)}`));
}

/** Exps that became 0, and weights that did although their exp had not; the sum of nothing but such is no news. */
function underflowed({ underflows }: Trail): CellId[] {
  const ofWeight = (id: CellId) => id.replace('weights', 'exps');
  return underflows.filter(
    (id) => parseCellId(id).quantity !== 'sum' && (ofWeight(id) === id || !underflows.includes(ofWeight(id))),
  );
}

/** "exp 2, exp 3"; undefined of none. */
function several(ids: readonly CellId[], words: OverflowWords): string | undefined {
  const places = (of: 'exps' | 'weights') =>
    ids.map(parseCellId).flatMap(({ quantity, index }) => (quantity === of ? [(index[0] ?? 0) + 1] : []));
  const named = (['exps', 'weights'] as const).filter((of) => places(of).length > 0);
  return named.length > 0 ? named.map((of) => words.several(of, places(of))).join(words.comma) : undefined;
}

/** Whether weights in float32 print otherwise than in float64, without having become 0. */
function isRounded(variant: Variant, { inputs, cells, digits }: OverflowScene): boolean {
  if (formatOf(variant) !== 'float32' || digits === 'all') return false;
  return each(inputs.scores.length, (i) => cellId('weights', i)).some((id) => {
    const [own, fine] = [variant, 'float64-shifted'].map((way) => cells.value(inVariant(way, id))) as [number, number];
    return own !== 0 && fine !== 0 && printed(own, digits) !== printed(fine, digits);
  });
}

/** What is said of a way, a remark each. */
export function verdictOn(variant: Variant, scene: OverflowScene): string[] {
  const { inputs, cells, text } = scene;
  const words = overflowWords[text.lang];
  const { verdict } = words;
  const format = formatOf(variant);
  const trail = trailOf(variant, inputs.scores.length, cells);
  const [first, ...others] = trail.broken;
  const sum = short(cells.value(inVariant(variant, cellId('weightsSum'))), scene);
  const small = several(underflowed(trail), words);
  const underflow =
    small === undefined ? [] : [verdict.underflow(small, format, first === undefined ? sum : undefined)];
  if (first === undefined) {
    return [
      ...(small === undefined ? [verdict.fine(sum)] : underflow),
      ...(trail.isCoarse ? [verdict.coarse(format)] : isRounded(variant, scene) ? [verdict.rounded] : []),
    ];
  }
  const broken = [
    verdict.broken(nameIn(first, scene), reason(first, variant, scene), several(others, words)),
    verdict.spoiled(spoiledCells(trail, scene, words)),
  ];
  // 0 ÷ 0 comes of the underflow
  return parseCellId(first).quantity === 'weights' ? [...underflow, ...broken] : [...broken, ...underflow];
}

/** The ways that break. */
export const breaking = ({ inputs, cells }: Pick<OverflowScene, 'inputs' | 'cells'>): Variant[] =>
  variants.filter((variant) => trailOf(variant, inputs.scores.length, cells).broken.length > 0);
