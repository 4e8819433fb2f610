/** A cell's arithmetic with its numbers, ready to be shown, or copied as text or LaTeX. */
import { holdsAsPrinted } from './as-printed.ts';
import { type CellId, type Cells, isLeaf, parseCellId } from './derivation.ts';
import { type Decimal, type Digits, isExact, latex, plainText, trimmed } from './number.ts';
import { decimalOf, roles } from './quantities.ts';
import { negativeOrPower, type Piece, rightSides, symbol } from './right-sides.ts';

export type { Piece } from './right-sides.ts';
export type Equation = readonly Piece[];

// what the reader typed stands as typed, and a count is whole
function digitsOf(id: CellId, cells: Cells, digits: Digits): Digits {
  const { operation } = cells.derivation(id);
  const isLong = (operation === 'drawn' || operation === 'learned') && !Number.isInteger(cells.value(id));
  return isLeaf(operation) && !isLong ? 'all' : digits;
}

/** A cell's number as it stands in a table, or was typed. */
export const printedIn = (id: CellId, cells: Cells, digits: Digits): Decimal =>
  decimalOf(parseCellId(id).quantity, cells.value(id), digitsOf(id, cells, digits));

/** nearer to 1 than this is float64's own rounding */
const nearest = 1e-12;

/** The same right of "=": what is not quite 1 is not written as 1, of which nothing would come (ln 1 is 0). */
export function operandIn(id: CellId, cells: Cells, digits: Digits): Decimal {
  const number = printedIn(id, cells, digits);
  const size = Math.abs(cells.value(id));
  const apart = Math.abs(size - 1);
  if (trimmed(number).digits !== '1' || number.power !== undefined || !(apart > nearest)) return number;
  // to three figures of what it is apart
  const [, power] = apart.toExponential(2).split('e');
  return { ...number, digits: size.toFixed(2 - Number(power)) };
}

const numberPiece = (cell: CellId, number: Decimal): Piece => ({
  text: plainText(number),
  latex: latex(number),
  role: roles[parseCellId(cell).quantity],
  cell,
});

/** The cell's own line: what it is, "=" (or "≈" where rounded digits stand for it), what it is computed of. */
export function equation(id: CellId, cells: Cells, digits: Digits): Equation {
  const { operation, operands } = cells.derivation(id);
  const result = printedIn(id, cells, digits);
  const numbers = operands.map((cell) => operandIn(cell, cells, digits));
  const unrounded = operands.every((cell) => isExact(cells.value(cell), digitsOf(cell, cells, digits)));
  const exact = unrounded && holdsAsPrinted(operation, result, numbers);
  const equals = exact ? symbol(' = ', ' = ') : symbol(' ≈ ', ' \\approx ');
  const pieces = numbers.map((number, index) => numberPiece(operands[index] ?? '', number));
  return [numberPiece(id, result), equals, ...rightSides[operation](pieces)];
}

/** The cells whose equations lead to one: itself first, then its operands, each once. */
export function lineage(id: CellId, cells: Cells): CellId[] {
  const order: CellId[] = [];
  const visit = (cell: CellId) => {
    if (order.includes(cell) || isLeaf(cells.derivation(cell).operation)) return;
    order.push(cell);
    const { operands } = cells.derivation(cell);
    // the terms of a sum are nine stories of their own: they stand in the table, each to be asked
    if (operands.length <= 2) operands.forEach(visit);
  };
  visit(id);
  return order;
}

export const equations = (id: CellId, cells: Cells, digits: Digits): Equation[] =>
  lineage(id, cells).map((cell) => equation(cell, cells, digits));

const textOf = ({ text, raised }: Piece) => (raised ? `^${negativeOrPower.test(text) ? `(${text})` : text}` : text);

export const equationText = (pieces: Equation): string => pieces.map(textOf).join('');

export const equationLatex = (pieces: Equation): string => pieces.map((piece) => piece.latex).join('');
