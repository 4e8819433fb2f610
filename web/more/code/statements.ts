/** The computation of arrays as statements, one a quantity where its cells are all computed alike. */
import { type CellId, type Cells, isLeaf, type Leaf, type Operation, take } from '../../derivation.ts';
import { arrayKey, arraysBehind, type NumberArray } from './arrays.ts';
import { list, single, type Slice } from './slices.ts';

export type Computed = Exclude<Operation, Leaf>;

/** One cell, by its place in its array. */
export interface Element {
  array: NumberArray;
  place: readonly number[];
}

/** An operand, or a list of them: the part of an array that it is, or its elements one by one. */
export type Operand = { single: Slice } | { list: Slice | readonly Element[] };

export type Statement =
  /** numbers as they are */
  | { kind: 'given'; array: NumberArray; values: readonly number[] }
  /** zeros, to be replaced one by one */
  | { kind: 'empty'; array: NumberArray }
  /** the whole array; some of its elements may be replaced then */
  | { kind: 'formula'; array: NumberArray; operation: Computed; operands: readonly Operand[]; isFinal: boolean }
  /** one element */
  | { kind: 'element'; element: Element; operation: Computed; operands: readonly Operand[] }
  | { kind: 'value'; element: Element; value: number };

type Shape = readonly ('single' | 'list')[];

/** How an operation's operands may be taken together; the first that fits is. */
function shapesOf(operation: Computed, count: number): Shape[] {
  const singles: Shape = Array.from({ length: count }, () => 'single');
  switch (operation) {
    case 'maximum':
    case 'mean':
    case 'negated sum':
    case 'norm':
    case 'entropy':
      return [['list']];
    case 'sum':
      return [['list'], ...(count <= 4 ? [singles] : [])];
    case 'dot product':
      return [['list', 'list'], ...(count <= 4 ? [singles] : [])];
    case 'linear':
      return [['list', 'list', 'single']];
    case 'times the others':
    case 'softmax':
    case 'cross entropy':
    case 'is the maximum':
      return [['single', 'list']];
    default:
      return [singles];
  }
}

/** Cuts operands up: lists share evenly what single ones leave. */
function cut(operands: readonly CellId[], shape: Shape): CellId[][] {
  const lists = shape.filter((kind) => kind === 'list').length;
  const each = (operands.length - (shape.length - lists)) / (lists || 1);
  let from = 0;
  return shape.map((kind) => operands.slice(from, (from += kind === 'list' ? each : 1)));
}

type Arrays = ReadonlyMap<string, NumberArray>;

/** The operands of all these cells at once, as parts of arrays; undefined where they are none. */
function operandsOf(ids: readonly CellId[], array: NumberArray, cells: Cells, arrays: Arrays): Operand[] | undefined {
  const [own = take('given'), ...rest] = ids.map((id) => cells.derivation(id));
  const { operation, operands: first } = own;
  if (isLeaf(operation) || rest.some(({ operands }) => operands.length !== first.length)) return undefined;
  const all = [first, ...rest.map(({ operands }) => operands)];
  const places = ids.map((id) => array.places.get(id) ?? []);
  for (const shape of shapesOf(operation, first.length)) {
    const pieces = all.map((operands) => cut(operands, shape));
    const found = shape.map((kind, part): Operand | undefined => {
      const own = pieces.map((piece) => piece[part] ?? []);
      if (kind === 'single') {
        const slice = single(own.flat(), places, array.shape, arrays);
        return slice && { single: slice };
      }
      const slice = list(own, places, array.shape, arrays);
      return slice && { list: slice };
    });
    if (found.every((operand) => operand !== undefined)) return found;
  }
  return undefined;
}

const elementOf = (id: CellId, arrays: Arrays): Element => {
  const array = arrays.get(arrayKey(id));
  if (!array) throw new Error(`[code] expected a cell of the program; found ${id}`);
  return { array, place: array.places.get(id) ?? [] };
};

/** One cell's own statement. */
function elementStatement(id: CellId, cells: Cells, arrays: Arrays): Statement {
  const element = elementOf(id, arrays);
  const { operation, operands } = cells.derivation(id);
  if (isLeaf(operation)) return { kind: 'value', element, value: cells.value(id) };
  const [shape = []] = shapesOf(operation, operands.length);
  const alone = (piece: CellId[]): Slice => ({
    array: elementOf(piece[0] ?? '', arrays).array,
    axes: elementOf(piece[0] ?? '', arrays).place.map((at) => ({ at })),
  });
  const parts = cut(operands, shape).map((piece, part): Operand => {
    if (shape[part] === 'single') return { single: alone(piece) };
    return { list: list([piece], [[]], [], arrays) ?? piece.map((operand) => elementOf(operand, arrays)) };
  });
  return { kind: 'element', element, operation, operands: parts };
}

/** The statements that make an array; `isWritten` tells of which operands a dialect can make it at once. */
function statementsOf(array: NumberArray, cells: Cells, arrays: Arrays, isWritten: IsWritten): Statement[] {
  if (array.isGiven) return [{ kind: 'given', array, values: array.cells.map((id) => cells.value(id)) }];
  const groups = new Map<Operation, CellId[]>();
  for (const id of array.cells) {
    const { operation } = cells.derivation(id);
    groups.set(operation, [...(groups.get(operation) ?? []), id]);
  }
  const [[operation, ids] = ['given' as const, []]] = [...groups].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const operands = operandsOf(ids, array, cells, arrays);
  const alone = (list: readonly CellId[]) => list.map((id) => elementStatement(id, cells, arrays));
  if (isLeaf(operation) || !operands || !isWritten(operation, operands, array)) {
    if (array.shape.length === 0) return alone(array.cells);
    return [{ kind: 'empty', array }, ...alone(array.cells)];
  }
  const others = array.cells.filter((id) => cells.derivation(id).operation !== operation);
  return [{ kind: 'formula', array, operation, operands, isFinal: others.length === 0 }, ...alone(others)];
}

export type IsWritten = (operation: Computed, operands: readonly Operand[], array: NumberArray) => boolean;

/** The keys of arrays, each after those that it is computed of. */
function ordered(arrays: Arrays, cells: Cells): string[] {
  const order = new Set<string>();
  const visit = (key: string) => {
    const array = arrays.get(key);
    if (order.has(key) || !array) return;
    if (!array.isGiven) {
      const behind = new Set(array.cells.flatMap((id) => cells.derivation(id).operands.map(arrayKey)));
      behind.delete(key);
      behind.forEach(visit);
    }
    order.add(key);
  };
  for (const key of arrays.keys()) visit(key);
  return [...order];
}

export interface Program {
  statements: Statement[];
  /** the arrays that hold cells that are shown, in the order in which those are */
  shown: NumberArray[];
}

/** What computes these cells. */
export function programOf(ids: readonly CellId[], cells: Cells, isWritten: IsWritten): Program {
  const arrays = arraysBehind(ids, cells);
  return {
    statements: ordered(arrays, cells).flatMap((key) => {
      const array = arrays.get(key);
      return array ? statementsOf(array, cells, arrays, isWritten) : [];
    }),
    shown: [...new Set(ids.map((id) => elementOf(id, arrays).array))],
  };
}
