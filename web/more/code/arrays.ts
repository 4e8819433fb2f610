/** The cells behind what is shown, gathered into arrays: a quantity each, with all its indices. */
import { cellId, type CellId, type Cells, inVariant, isLeaf, parseCellId } from '../../derivation.ts';
import { isFloat32 } from '../entries.ts';

/** A quantity as an array: no axis for one number, one for a list, two for a table. */
export interface NumberArray {
  name: string;
  /** how many places each axis has */
  shape: readonly number[];
  /** row by row */
  cells: readonly CellId[];
  /** where each cell stands; of an index that skips some, the places count on */
  places: ReadonlyMap<CellId, readonly number[]>;
  isFloat32: boolean;
  /** whether its numbers are taken as they are: they are computed of none, or of too many to be written down */
  isGiven: boolean;
}

export const arrayKey = (id: CellId): string => id.split('.')[0] ?? '';

/** more numbers than these behind one array are not written down: it is itself, then */
const mostBehind = 4096;
/** nor looked through */
const mostLookedThrough = 200_000;

/** The cells found so far, by array, and which arrays are taken as they are. */
interface Found {
  cells: Map<string, Set<CellId>>;
  given: Set<string>;
}

/** Adds cells, and all that they are computed of. */
function add(ids: readonly CellId[], cells: Cells, { cells: found, given }: Found): void {
  let fresh = ids;
  while (fresh.length > 0) {
    const byArray = new Map<string, CellId[]>();
    for (const id of fresh) {
      const key = arrayKey(id);
      const known = found.get(key) ?? new Set();
      found.set(key, known);
      if (known.has(id)) continue;
      known.add(id);
      const own = byArray.get(key) ?? [];
      byArray.set(key, own);
      own.push(id);
    }
    const next = new Set<CellId>();
    for (const [key, own] of byArray) {
      if (given.has(key)) continue;
      const behind = behindOf(own, cells);
      if (behind) for (const id of behind) next.add(id);
      else given.add(key);
    }
    fresh = [...next];
  }
}

/** What these cells are computed of; undefined where that is too much. */
function behindOf(ids: readonly CellId[], cells: Cells): Set<CellId> | undefined {
  const behind = new Set<CellId>();
  let looked = 0;
  for (const id of ids) {
    const { operation, operands } = cells.derivation(id);
    if (isLeaf(operation)) continue;
    looked += operands.length;
    // of as many operands each
    if (looked > mostLookedThrough || operands.length * ids.length > mostLookedThrough * 4) return undefined;
    for (const operand of operands) behind.add(operand);
    if (behind.size > mostBehind) return undefined;
  }
  return behind;
}

/** The indices that an array has along each axis. */
function axesOf(ids: readonly CellId[]): number[][] {
  const indices = ids.map((id) => parseCellId(id).index);
  const rank = indices[0]?.length ?? 0;
  return Array.from({ length: rank }, (_, axis) =>
    [...new Set(indices.map((index) => index[axis] ?? 0))].sort((one, other) => one - other),
  );
}

/** All cells that the axes span, row by row. */
function spanned(key: string, axes: readonly number[][]): CellId[] {
  const { variant, quantity } = parseCellId(key);
  const indices = axes.reduce<number[][]>((all, axis) => all.flatMap((index) => axis.map((place) => [...index, place])), [[]]); // prettier-ignore
  const id = (index: number[]) => cellId(quantity, ...index);
  return indices.map((index) => (variant === '' ? id(index) : inVariant(variant, id(index))));
}

// Python's own functions
const reserved = new Set(['sum', 'max']);

/** "float32-naive:exps" as "float32_naive_exps". */
function nameOf(key: string): string {
  const { variant, quantity } = parseCellId(key);
  const name = quantity.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return variant === '' ? (reserved.has(name) ? `${name}_` : name) : `${variant.replace(/\W/g, '_')}_${name}`;
}

function arrayOf(key: string, ids: readonly CellId[], cells: Cells, isGiven: boolean): NumberArray {
  const axes = axesOf(ids);
  const whole = spanned(key, axes);
  // with gaps, or of more axes than a table has, it is a list
  const isWhole = whole.length === ids.length && axes.length <= 2;
  const order = isWhole ? whole : ids;
  const columns = axes[1]?.length ?? 1;
  const placed = (index: number) =>
    !isWhole || axes.length === 1 ? [index] : axes.length === 0 ? [] : [Math.floor(index / columns), index % columns];
  return {
    name: nameOf(key),
    shape: isWhole ? axes.map(({ length }) => length) : [ids.length],
    cells: order,
    places: new Map(order.map((id, index) => [id, placed(index)])),
    isFloat32: order.every(isFloat32),
    isGiven: isGiven || order.every((id) => isLeaf(cells.derivation(id).operation)),
  };
}

/** The arrays behind the cells that are shown, by key; each whole, as far as its cells are there. */
export function arraysBehind(shown: readonly CellId[], cells: Cells): Map<string, NumberArray> {
  const found: Found = { cells: new Map(), given: new Set() };
  let missing: CellId[] = [...shown];
  while (missing.length > 0) {
    add(missing, cells, found);
    missing = [...found.cells].flatMap(([key, ids]) => {
      const whole = spanned(key, axesOf([...ids]));
      return whole.length > mostBehind ? [] : whole.filter((id) => !ids.has(id) && cells.has(id));
    });
  }
  return new Map([...found.cells].map(([key, ids]) => [key, arrayOf(key, [...ids], cells, found.given.has(key))]));
}
