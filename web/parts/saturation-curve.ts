/** How saturated softmax is at each head size, over many random draws. */
import { number } from '../codec/form.ts';
import { cellId, type CellId, type Cells, inVariant, makeCells, parseCellId, take } from '../derivation.ts';
import type { Engine, SaturationPoint } from '../engine.ts';
import { type EngineCall, ownThread } from '../engine/pool.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { saturationCurveWords } from '../text/exhibits/saturation-curve.ts';
import type { Text } from '../text/text.ts';
import type { Variant } from './saturation.ts';

declare module '../state.ts' {
  interface Inputs {
    saturationCurve: SaturationCurveInputs;
  }
}

export interface SaturationCurveInputs {
  seed: number;
}

/** A point for each head size: the means over so many draws of a query and its keys. */
const experiment = { headSizes: [1, 4, 16, 64, 256, 1024], draws: 2000, keys: 6 };
export const { headSizes, draws, keys } = experiment;

/** What each point has for the scores as they are and divided. */
export const measures = ['largest', 'entropy', 'jacobianNorm', 'gradientNorm'] as const;
export type Measure = (typeof measures)[number];
export type SaturationCurveQuantity = Measure | 'scoreDeviation' | 'seed';

type Curve = readonly SaturationPoint[];

const seedLimits: Limits = { integer: true, least: 0, most: Number.MAX_SAFE_INTEGER };

/** what each seed gave */
const known = new Map<number, Curve>();

function compute(engine: Engine, { seed }: SaturationCurveInputs): Curve {
  const curve = known.get(seed) ?? engine.saturationCurve({ ...experiment, seed });
  known.set(seed, curve);
  return curve;
}

function prepare(engine: Engine, { seed }: SaturationCurveInputs, signal: AbortSignal): Promise<void> | undefined {
  return known.has(seed) ? undefined : draw(engine, seed, signal);
}

/** draws in one piece: some 20 ms of the largest head size */
const piece = 250;
const firstDraws = Array.from({ length: draws / piece }, (_, index) => index * piece);

const callOf = (headSize: number, seed: number, firstDraw: number): EngineCall<'saturationDraws'> => ({
  call: 'saturationDraws',
  args: [{ headSize, draws: piece, keys, seed, firstDraw }],
});

/** Draws the curve, a piece a task. */
async function draw(engine: Engine, seed: number, signal: AbortSignal): Promise<void> {
  const calls = headSizes.flatMap((headSize) => firstDraws.map((firstDraw) => callOf(headSize, seed, firstDraw)));
  const pieces = await ownThread().run(calls, { signal });
  const { length } = firstDraws;
  const partsOf = (point: number) => pieces.slice(point * length, (point + 1) * length);
  known.set(
    seed,
    headSizes.map((_, point) => engine.saturationPoint(partsOf(point))),
  );
}

function cells({ seed }: SaturationCurveInputs, curve: Curve): Cells {
  const bySeed = () => take('drawn', 'seed');
  return makeCells<SaturationCurveQuantity>(
    {
      seed: () => take('given'),
      scoreDeviation: bySeed,
      largest: bySeed,
      entropy: bySeed,
      jacobianNorm: bySeed,
      gradientNorm: bySeed,
    },
    (quantity, [i = 0], variant) => {
      if (quantity === 'seed') return seed;
      const point = curve[i];
      return quantity === 'scoreDeviation' ? point?.scoreDeviation : point?.[variant as Variant][quantity];
    },
  );
}

/** The cell of a measure at the head size of place `i`. */
export const measured = (variant: Variant, measure: Measure, i: number): CellId =>
  inVariant(variant, cellId(measure, i));

function edit(inputs: SaturationCurveInputs, cell: CellId, value: number): SaturationCurveInputs {
  if (cell !== 'seed') throw new Error(`[saturationCurve.edit] expected a cell that can be edited; found ${cell}`);
  return { ...inputs, seed: value };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { variant, quantity, index } = parseCellId(id);
  const words = saturationCurveWords[text.lang];
  const name = words.cell[quantity as SaturationCurveQuantity](headSizes[index[0] ?? 0] ?? 1);
  return variant === '' ? name : words.inVariant[variant as Variant](name);
}

/** Mean largest weight, entropy, and sizes of Jacobian and gradient against d_k, raw and scaled. */
export const saturationCurve = definePart<'saturationCurve', Curve>({
  name: 'saturationCurve',
  initial: { seed: 1 },
  params: { seed: ['seed', number(seedLimits)] },
  compute,
  prepare,
  cells,
  size: () => headSizes.length,
  limits: () => seedLimits,
  edit,
  cellName,
});
