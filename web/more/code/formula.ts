/** The right side of a statement, in any dialect. */
import { type Dialect, type Helper, isTagged, productOf, runsAlong, type Shape, tagsOf } from './dialect.ts';
import type { Slice } from './slices.ts';
import type { Computed, Operand } from './statements.ts';

interface Writing {
  dialect: Dialect;
  shape: Shape;
  toFloat32: boolean;
  helpers: Set<Helper>;
}

const isSingle = (operand: Operand): operand is { single: Slice } => 'single' in operand;

/** Whether operands taken entry by entry fill a result of this shape. */
function fill(operands: readonly Operand[], shape: Shape): boolean {
  const along = new Set(operands.filter(isSingle).flatMap(({ single }) => tagsOf(single)));
  return shape.every((_, axis) => along.has(axis));
}

const written = ({ dialect, shape, toFloat32 }: Writing, operand: Operand | undefined): string =>
  operand && isSingle(operand) ? dialect.spread(operand.single, shape, toFloat32) : '';

/** A list, whole; undefined where it is another for each place of the result. */
function whole({ dialect, toFloat32 }: Writing, operand: Operand | undefined): string | undefined {
  if (!operand || isSingle(operand)) return undefined;
  const { list } = operand;
  if (!('array' in list)) return dialect.gathered(list.map((element) => dialect.element(element, toFloat32)));
  return tagsOf(list).every((tag) => tag === 'runs') ? dialect.part(list, toFloat32) : undefined;
}

function reduced(writing: Writing, name: 'sum' | 'max' | 'mean', operand: Operand | undefined): string | undefined {
  const { dialect, shape, toFloat32 } = writing;
  if (!operand || isSingle(operand)) return undefined;
  const { list } = operand;
  if (!('array' in list)) {
    if (name === 'sum') return `(${list.map((element) => dialect.element(element, toFloat32)).join(' + ')})`;
    return dialect.reduced(name, whole(writing, operand) ?? '', 'all');
  }
  const along = runsAlong(list, shape);
  return along === undefined ? undefined : dialect.reduced(name, dialect.part(list, toFloat32), along);
}

function dot(writing: Writing, [one, other]: readonly Operand[]): string | undefined {
  if (!one || !other || isSingle(one) || isSingle(other)) return undefined;
  const { dialect, shape, toFloat32 } = writing;
  if ('array' in one.list && 'array' in other.list) {
    const product = productOf(one.list, other.list, shape);
    return product && dialect.product(product, shape, toFloat32);
  }
  const [first, second] = [whole(writing, one), whole(writing, other)];
  return shape.length > 0 || !first || !second ? undefined : dialect.reduced('sum', `(${first} * ${second})`, 'all');
}

/** A helper that takes an entry of a list and the list, for one number. */
function ofList(writing: Writing, name: Helper, operands: readonly Operand[]): string | undefined {
  const list = whole(writing, operands.at(-1));
  if (writing.shape.length > 0 || list === undefined) return undefined;
  writing.helpers.add(name);
  const own = operands.length > 1 ? `${written(writing, operands[0])}, ` : '';
  return `${name}(${own}${list})`;
}

/** A helper that gives a number for each entry of a list, or of each row of a table. */
function ofEach(writing: Writing, name: Helper, [own, all]: readonly Operand[]): string | undefined {
  const { dialect, shape, toFloat32 } = writing;
  if (!own || !isSingle(own) || !all || isSingle(all) || !('array' in all.list)) return undefined;
  const { list } = all;
  const last = shape.length - 1;
  const isEntry = list.array === own.single.array && list.axes.every((axis, place) => {
    const other = own.single.axes[place];
    return JSON.stringify(axis === 'runs' ? { along: last } : axis) === JSON.stringify(other);
  }); // prettier-ignore
  if (!isEntry || !isTagged(own.single, ...shape.map((_, axis) => axis))) return undefined;
  writing.helpers.add(name);
  return `${name}(${dialect.part(list, toFloat32)})`;
}

/** What stands on the right of "=", for a result of this shape; undefined where it cannot be written at once. */
export function formula(operation: Computed, operands: readonly Operand[], writing: Writing): string | undefined {
  const { dialect, shape } = writing;
  const parts = operands.map((operand) => written(writing, operand));
  const [first = '', second = ''] = parts;
  const areSingle = operands.every(isSingle);
  if (areSingle && !fill(operands, shape)) return undefined;
  const negative = (text: string | undefined) => text && `-${text}`;
  switch (operation) {
    case 'square root':
      return dialect.call('sqrt', first);
    case 'exp':
      return dialect.call('exp', first);
    case 'logarithm':
      return dialect.call('log', first);
    case 'cos':
    case 'sin':
      return dialect.call(operation, first);
    case 'floor':
      return dialect.call('floor', first);
    case 'square':
      return `${first} * ${first}`;
    case 'divide':
      return `${first} / ${second}`;
    case 'subtract':
      return `${first} - ${second}`;
    case 'multiply':
      return parts.join(' * ');
    case 'negated product':
      return `-(${parts.join(' * ')})`;
    case 'cosine':
      return `${first} / (${parts.slice(1).join(' * ')})`;
    case 'maximum':
      return reduced(writing, 'max', operands[0]);
    case 'mean':
      return reduced(writing, 'mean', operands[0]);
    case 'sum':
      return areSingle ? parts.join(' + ') : reduced(writing, 'sum', operands[0]);
    case 'negated sum':
      return negative(reduced(writing, 'sum', operands[0]));
    case 'times the others': {
      const sum = shape.length === 0 ? reduced(writing, 'sum', operands[1]) : undefined;
      return sum && `${first} * ${sum}`;
    }
    case 'dot product': {
      const half = parts.length / 2;
      if (areSingle) return parts.slice(0, half).map((part, index) => `${part} * ${parts[half + index]}`).join(' + '); // prettier-ignore
      return dot(writing, operands);
    }
    case 'linear': {
      const product = fill(operands.slice(2), shape.slice(-1)) || shape.length < 2 ? dot(writing, operands) : undefined;
      return product && `${product} + ${parts[2]}`;
    }
    case 'norm':
      return ofList(writing, 'norm_of', operands);
    case 'entropy':
      return ofList(writing, 'entropy_of', operands);
    case 'cross entropy':
      return ofList(writing, 'cross_entropy_of', operands);
    case 'softmax':
      return shape.length > 0 ? ofEach(writing, 'softmax_of', operands) : ofList(writing, 'share_of', operands);
    case 'is the maximum':
      return shape.length > 0 ? ofEach(writing, 'first_maximum_of', operands) : ofList(writing, 'is_maximum', operands);
  }
}
