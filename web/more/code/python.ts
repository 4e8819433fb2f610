/** NumPy and PyTorch, which differ in few words. */
import type { NumberArray } from './arrays.ts';
import { type Dialect, type Helper, isTagged, type Product, type Shape } from './dialect.ts';
import { plainRemark } from './remark.ts';
import type { Slice } from './slices.ts';

/** What NumPy and PyTorch call otherwise. */
interface Library {
  /** "np" or "torch" */
  prefix: string;
  head: string;
  scalar(literal: string): string;
  list(literals: string): string;
  gathered(elements: string): string;
  max: string;
  toFloat32: string;
  zeros(shape: string, isFloat32: boolean): string;
  helpers: Readonly<Record<Helper, string>>;
  show: string;
}

const literal = (prefix: string, value: number): string => {
  if (Number.isNaN(value)) return `${prefix}.nan`;
  if (!Number.isFinite(value)) return `${value < 0 ? '-' : ''}${prefix}.inf`;
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
};

/** rows of `columns` entries, a line each */
function rows(entries: readonly string[], columns: number): string {
  const count = Math.ceil(entries.length / columns);
  const row = (index: number) => `    [${entries.slice(index * columns, (index + 1) * columns).join(', ')}],`;
  return `[\n${Array.from({ length: count }, (_, index) => row(index)).join('\n')}\n]`;
}

const brackets = (place: readonly (number | string)[]) => (place.length === 0 ? '' : `[${place.join(', ')}]`);

const tuple = (shape: Shape) => `(${shape.join(', ')}${shape.length === 1 ? ',' : ''})`;

export function pythonDialect(library: Library): Dialect {
  const { prefix } = library;
  const cast = (array: NumberArray, toFloat32: boolean) => (toFloat32 && !array.isFloat32 ? library.toFloat32 : '');
  const part = ({ array, axes }: Slice, toFloat32: boolean): string => {
    const places = axes.map((axis) => (axis !== 'runs' && 'at' in axis ? axis.at : ':'));
    const taken = places.every((place) => place === ':') ? '' : brackets(places);
    return array.name + taken + cast(array, toFloat32);
  };
  return {
    remark: (text) => `# ${plainRemark(text)}`,
    literal: (value) => literal(prefix, value),
    element: ({ array, place }, toFloat32) => array.name + brackets(place) + cast(array, toFloat32),
    part,
    spread(slice, { length: rank }, toFloat32) {
      const text = part(slice, toFloat32);
      if (rank < 2) return text;
      return isTagged(slice, 0) ? `${text}[:, None]` : isTagged(slice, 1, 0) ? `${text}.T` : text;
    },
    gathered: (elements) => library.gathered(elements.join(', ')),
    call: (name, of) => `${prefix}.${name}(${of})`,
    reduced: (name, list, along) =>
      `${list}.${name === 'max' ? library.max : name}(${along === 'all' ? '' : `axis=${along}`})`,
    product({ left, right, leftTurned, rightTurned }: Product, _, toFloat32) {
      return `${part(left, toFloat32)}${leftTurned ? '.T' : ''} @ ${part(right, toFloat32)}${rightTurned ? '.T' : ''}`;
    },
    given({ name, shape }, values) {
      const literals = values.map((value) => literal(prefix, value));
      if (shape.length === 0) return `${name} = ${library.scalar(literals.join(''))}`;
      return `${name} = ${library.list(shape.length === 1 ? `[${literals.join(', ')}]` : rows(literals, shape[1] ?? 1))}`;
    },
    empty: ({ name, shape, isFloat32 }) => `${name} = ${library.zeros(tuple(shape), isFloat32)}`,
    make: ({ name }, formula) => `${name} = ${formula}`,
    replace: ({ array, place }, formula) =>
      `${array.name}${brackets(place)} = ${place.length === 0 && /^[\w.+-]+$/.test(formula) ? library.scalar(formula) : formula}`,
    show: ({ name }) => `show("${name}", ${name})`,
    program(lines, helpers) {
      const functions = [...helpers].sort().map((name) => library.helpers[name]);
      return [...[library.head, ...functions, library.show].map((text) => text.trim()), lines.join('\n')]
        .join('\n\n\n')
        .concat('\n');
    },
  };
}
