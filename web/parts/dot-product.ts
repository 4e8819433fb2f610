/** Two vectors and their dot product, term by term. */
import { number, orNull, place } from '../codec/form.ts';
import { sparse } from '../codec/lists.ts';
import { cellId, type CellId, type Cells, each, makeCells, parseCellId, take } from '../derivation.ts';
import type { DotProduct, Engine } from '../engine.ts';
import type { Limits } from '../number.ts';
import { definePart } from '../part.ts';
import { dotProductWords } from '../text/exhibits/dot-product.ts';
import type { Text } from '../text/text.ts';

declare module '../state.ts' {
  interface Inputs {
    dotProduct: DotProductInputs;
  }
}

/** Entries that the reader typed over, by their place from 0. */
export type Edits = Readonly<Record<string, number>>;

export interface DotProductInputs {
  /** d: how many entries each vector has */
  dimension: number;
  /** what the entries are drawn from; null where they are all `sameEntry` */
  seed: number | null;
  edited: { readonly query: Edits; readonly key: Edits };
  /** the first entry on show */
  first: number;
}

/** What compute gives: the vectors as they stand, and what the engine makes of them. */
export interface DotProductResult extends DotProduct {
  query: readonly number[];
  key: readonly number[];
}

/** entries in a vector */
export const mostEntries = 1024;
/** the article's entry */
export const sameEntry = 0.5;
export const largestSeed = Number.MAX_SAFE_INTEGER;

const limitsOf: Record<'dimension' | 'seed', Limits> = {
  dimension: { integer: true, least: 1, most: mostEntries },
  seed: { integer: true, least: 0, most: largestSeed },
};

/** The entries last drawn, so that an edit does not draw them again. */
const lastDrawn = new WeakMap<Engine, { seed: number; entries: readonly number[] }>();

/** A query of `mostEntries` entries, then a key: the first entries are the same in every dimension. */
function drawn(engine: Engine, seed: number): readonly number[] {
  const known = lastDrawn.get(engine);
  if (known?.seed === seed) return known.entries;
  // two decimals, as for a reader who checks by hand; + 0, for −0 cannot be typed
  const entries = Array.from(engine.standardNormal(2, mostEntries, seed).data, (entry) => Number(entry.toFixed(2)) + 0);
  lastDrawn.set(engine, { seed, entries });
  return entries;
}

function compute(engine: Engine, { dimension, seed, edited }: DotProductInputs): DotProductResult {
  const entries = seed === null ? undefined : drawn(engine, seed);
  const vector = (of: 'query' | 'key', from: number) =>
    Array.from({ length: dimension }, (_, i) => edited[of][i] ?? entries?.[from + i] ?? sameEntry);
  const [query, key] = [vector('query', 0), vector('key', mostEntries)];
  return { query, key, ...engine.dotProduct(query, key) };
}

type DotProductQuantity = 'dimension' | 'seed' | 'query' | 'key' | 'products' | 'score';

function cells(inputs: DotProductInputs, result: DotProductResult): Cells {
  const given = () => take('given');
  return makeCells<DotProductQuantity>(
    {
      dimension: given,
      seed: given,
      query: given,
      key: given,
      products: ([i = 0]) => take('multiply', cellId('query', i), cellId('key', i)),
      score: () => take('sum', ...each(inputs.dimension, (i) => cellId('products', i))),
    },
    (quantity, [i = 0]) => {
      if (quantity === 'dimension' || quantity === 'seed') return inputs[quantity] ?? undefined;
      return quantity === 'score' ? result.score : result[quantity][i];
    },
  );
}

function edit(inputs: DotProductInputs, cell: CellId, value: number): DotProductInputs {
  const { quantity, index } = parseCellId(cell);
  if (quantity === 'dimension') return { ...inputs, dimension: value };
  if (quantity === 'seed') return { ...inputs, seed: value, edited: initial.edited };
  if (quantity !== 'query' && quantity !== 'key')
    throw new Error(`[dotProduct.edit] expected a cell that can be edited; found ${cell}`);
  const edits = { ...inputs.edited[quantity], [index[0] ?? 0]: value };
  return { ...inputs, edited: { ...inputs.edited, [quantity]: edits } };
}

function cellName(id: CellId, { text }: { text: Text }): string {
  const { quantity, index } = parseCellId(id);
  return dotProductWords[text.lang].cell[quantity as DotProductQuantity]((index[0] ?? 0) + 1);
}

const initial: DotProductInputs = { dimension: 4, seed: null, edited: { query: {}, key: {} }, first: 0 };

/** A query and a key of up to 1024 entries, all alike or drawn, any of them to be changed. */
export const dotProduct = definePart<'dotProduct', DotProductResult>({
  name: 'dotProduct',
  initial,
  params: {
    dimension: ['d', number(limitsOf.dimension)],
    seed: ['seed', orNull(number(limitsOf.seed), 'none')],
    edited: { query: ['query', sparse(number(), mostEntries)], key: ['key', sparse(number(), mostEntries)] },
    first: ['first', place(mostEntries)],
  },
  compute,
  cells,
  // an entry is the same one in every dimension
  size: () => 1,
  limits(cell) {
    const { quantity } = parseCellId(cell);
    return quantity === 'dimension' || quantity === 'seed' ? limitsOf[quantity] : {};
  },
  edit,
  cellName,
});
