/** Which part of an array an operand is, for all cells of another at once. */
import type { CellId } from '../../derivation.ts';
import { arrayKey, type NumberArray } from './arrays.ts';

/** What an axis of the operand's array goes by: an axis of the result, the running index of a list, or one place. */
export type Axis = { along: number } | 'runs' | { at: number };

export interface Slice {
  array: NumberArray;
  axes: readonly Axis[];
}

type Arrays = ReadonlyMap<string, NumberArray>;
type Place = readonly number[];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The one array that all these cells are of. */
function arrayOfAll(ids: readonly CellId[], arrays: Arrays): NumberArray | undefined {
  const key = arrayKey(ids[0] ?? '');
  const array = arrays.get(key);
  return array && ids.every((id) => array.places.has(id)) ? array : undefined;
}

/** What an axis goes by that does not run: `at[n]` is its place for the result's cell at `places[n]`. */
function fixedAxis(
  at: readonly number[],
  places: readonly Place[],
  shape: Place,
  size: number,
  own: number,
): Axis | undefined {
  const fits = (axis: number) => shape[axis] === size && places.every((place, n) => place[axis] === at[n]);
  const along = [own, ...range(shape.length)].find((axis) => axis < shape.length && fits(axis));
  if (along !== undefined) return { along };
  const [first = 0] = at;
  return at.every((place) => place === first) ? { at: first } : undefined;
}

/** One operand of every cell: `operands[n]` is that of the result's cell at `places[n]`. */
export function single(
  operands: readonly CellId[],
  places: readonly Place[],
  shape: Place,
  arrays: Arrays,
): Slice | undefined {
  const array = arrayOfAll(operands, arrays);
  if (!array) return undefined;
  const at = operands.map((id) => array.places.get(id) ?? []);
  const axes = array.shape.map((size, axis) =>
    fixedAxis(at.map((place) => place[axis] ?? 0), places, shape, size, axis),
  ); // prettier-ignore
  return isComplete(axes) ? { array, axes } : undefined;
}

const isComplete = (axes: readonly (Axis | undefined)[]): axes is readonly Axis[] => {
  const along = axes.flatMap((axis) => (typeof axis === 'object' && 'along' in axis ? [axis.along] : []));
  return axes.every((axis) => axis !== undefined) && new Set(along).size === along.length;
};

/** A list of operands of every cell, which runs through an axis of an array, or two, from end to end. */
export function list(
  operands: readonly (readonly CellId[])[],
  places: readonly Place[],
  shape: Place,
  arrays: Arrays,
): Slice | undefined {
  const array = arrayOfAll(operands.flat(), arrays);
  const length = operands[0]?.length ?? 0;
  if (!array || length === 0 || operands.some((each) => each.length !== length)) return undefined;
  const at = operands.map((each) => each.map((id) => array.places.get(id) ?? []));
  const varies = array.shape.map((_, axis) => at.some((each) => each.some((place) => place[axis] !== each[0]?.[axis])));
  // a list of one runs through an axis that has one place
  const lone = length > 1 ? -1 : array.shape.findLastIndex((size, axis) => size === 1 && !varies[axis]);
  const runs = array.shape.map((_, axis) => varies[axis] === true || axis === lone);
  const sizes = array.shape.filter((_, axis) => runs[axis]);
  if (sizes.length === 0 || sizes.reduce((product, size) => product * size, 1) !== length) return undefined;
  const [, columns = 1] = sizes;
  const inOrder = at.every((each) =>
    each.every((place, index) => {
      const running = place.filter((_, axis) => runs[axis]);
      return running.length === 1
        ? running[0] === index
        : running[0] === Math.floor(index / columns) && running[1] === index % columns;
    }),
  );
  if (!inOrder) return undefined;
  const axes = array.shape.map((size, axis) =>
    runs[axis] ? 'runs' : fixedAxis(at.map((each) => each[0]?.[axis] ?? 0), places, shape, size, axis),
  ); // prettier-ignore
  return isComplete(axes) ? { array, axes } : undefined;
}
