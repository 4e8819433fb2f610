/** A cell's arithmetic with its numbers, ready to be shown, or copied as text or LaTeX. */
import { type CellId, type Cells, parseCellId, type Operation, type Role, roles } from './derivation.ts';
import { decimal, type Digits, isExact, latex, plainText, trimmed } from './number.ts';

/** A piece of an equation in both notations; numbers carry their role and cell. */
export interface Part {
  text: string;
  latex: string;
  role?: Role;
  cell?: CellId;
  raised?: boolean;
}

export type Equation = readonly Part[];

const symbol = (text: string, latex: string): Part => ({ text, latex });

// what the reader typed stands as typed
const digitsOf = (id: CellId, cells: Cells, digits: Digits): Digits =>
  cells.derivation(id).operation === 'given' ? 'all' : digits;

function numberPart(id: CellId, cells: Cells, digits: Digits): Part {
  const { quantity } = parseCellId(id);
  const full = decimal(cells.value(id), digitsOf(id, cells, digits));
  const number = quantity === 'divisor' ? trimmed(full) : full;
  return { text: plainText(number), latex: latex(number), role: roles[quantity], cell: id };
}

// a negative number after an operator or under a power stands in brackets
function bracketed(part: Part): Part[] {
  return part.text.startsWith('−') ? [symbol('(', '('), part, symbol(')', ')')] : [part];
}

function joined(parts: Part[], separator: Part): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, ...bracketed(part)]));
}

const rightSides: Record<Operation, (operands: Part[]) => Part[]> = {
  given: () => [],
  'square root': (of) => [symbol('√', '\\sqrt{'), ...of, symbol('', '}')],
  divide: (operands) => joined(operands, symbol(' ÷ ', ' \\div ')),
  subtract: (operands) => joined(operands, symbol(' − ', ' - ')),
  multiply: (operands) => joined(operands, symbol(' × ', ' \\times ')),
  exp: (of) => [symbol('e', 'e^{'), ...of.map((part) => ({ ...part, raised: true })), symbol('', '}')],
  maximum: (operands) => [
    symbol('max(', '\\max('),
    ...operands.flatMap((part, index) => (index === 0 ? [part] : [symbol(', ', ', '), part])),
    symbol(')', ')'),
  ],
  sum: (operands) => joined(operands, symbol(' + ', ' + ')),
};

/** The cell's own line: what it is, "=" (or "≈" where rounded digits stand for it), what it is computed of. */
export function equation(id: CellId, cells: Cells, digits: Digits): Equation {
  const { operation, operands } = cells.derivation(id);
  const involved = [id, ...operands];
  const exact = involved.every((cell) => isExact(cells.value(cell), digitsOf(cell, cells, digits)));
  const equals = exact ? symbol(' = ', ' = ') : symbol(' ≈ ', ' \\approx ');
  const [left, ...right] = involved.map((cell) => numberPart(cell, cells, digits));
  return [...(left ? [left] : []), equals, ...rightSides[operation](right)];
}

/** The equations that lead to a cell, its own first, then those of its operands, each once. */
export function equations(id: CellId, cells: Cells, digits: Digits): Equation[] {
  const order: CellId[] = [];
  const visit = (cell: CellId) => {
    if (order.includes(cell) || cells.derivation(cell).operation === 'given') return;
    order.push(cell);
    const { operands } = cells.derivation(cell);
    // the terms of a sum are nine stories of their own: they stand in the table, each to be asked
    if (operands.length <= 2) operands.forEach(visit);
  };
  visit(id);
  return order.map((cell) => equation(cell, cells, digits));
}

const textOf = ({ text, raised }: Part) => (raised ? `^${text.startsWith('−') ? `(${text})` : text}` : text);

export const equationText = (parts: Equation): string => parts.map(textOf).join('');

export const equationLatex = (parts: Equation): string => parts.map((part) => part.latex).join('');
