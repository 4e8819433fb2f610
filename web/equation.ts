/** A cell's arithmetic with its numbers, ready to be shown, or copied as text or LaTeX. */
import { holdsAsPrinted } from './as-printed.ts';
import { type CellId, type Cells, isLeaf, parseCellId, type Quantity, roles } from './derivation.ts';
import { type Decimal, decimal, type Digits, isExact, latex, plainText, trimmed } from './number.ts';
import { negativeOrPower, type Part, rightSides, symbol } from './right-sides.ts';

export type { Part } from './right-sides.ts';
export type Equation = readonly Part[];

// what the reader typed stands as typed, and a count is whole
function digitsOf(id: CellId, cells: Cells, digits: Digits): Digits {
  const { operation } = cells.derivation(id);
  const isRandom = operation === 'drawn' && !Number.isInteger(cells.value(id));
  return isLeaf(operation) && !isRandom ? 'all' : digits;
}

/** Quantities that are mostly whole, and written so. */
const trims: ReadonlySet<Quantity> = new Set(['divisor', 'headSize', 'pairs', 'operations']);

function printedIn(id: CellId, cells: Cells, digits: Digits): Decimal {
  const full = decimal(cells.value(id), digitsOf(id, cells, digits));
  return trims.has(parseCellId(id).quantity) ? trimmed(full) : full;
}

const numberPart = (cell: CellId, number: Decimal): Part => ({
  text: plainText(number),
  latex: latex(number),
  role: roles[parseCellId(cell).quantity],
  cell,
});

/** The cell's own line: what it is, "=" (or "≈" where rounded digits stand for it), what it is computed of. */
export function equation(id: CellId, cells: Cells, digits: Digits): Equation {
  const { operation, operands } = cells.derivation(id);
  const result = printedIn(id, cells, digits);
  const numbers = operands.map((cell) => printedIn(cell, cells, digits));
  const unrounded = operands.every((cell) => isExact(cells.value(cell), digitsOf(cell, cells, digits)));
  const exact = unrounded && holdsAsPrinted(operation, result, numbers);
  const equals = exact ? symbol(' = ', ' = ') : symbol(' ≈ ', ' \\approx ');
  const parts = numbers.map((number, index) => numberPart(operands[index] ?? '', number));
  return [numberPart(id, result), equals, ...rightSides[operation](parts)];
}

/** The equations that lead to a cell, its own first, then those of its operands, each once. */
export function equations(id: CellId, cells: Cells, digits: Digits): Equation[] {
  const order: CellId[] = [];
  const visit = (cell: CellId) => {
    if (order.includes(cell) || isLeaf(cells.derivation(cell).operation)) return;
    order.push(cell);
    const { operands } = cells.derivation(cell);
    // the terms of a sum are nine stories of their own: they stand in the table, each to be asked
    if (operands.length <= 2) operands.forEach(visit);
  };
  visit(id);
  return order.map((cell) => equation(cell, cells, digits));
}

const textOf = ({ text, raised }: Part) => (raised ? `^${negativeOrPower.test(text) ? `(${text})` : text}` : text);

export const equationText = (parts: Equation): string => parts.map(textOf).join('');

export const equationLatex = (parts: Equation): string => parts.map((part) => part.latex).join('');
