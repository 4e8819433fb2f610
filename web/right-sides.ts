/** What stands right of the "=" for each operation, in text and in LaTeX. */
import type { CellId, Operation } from './derivation.ts';
import type { Role } from './quantities.ts';

/** A piece of an equation in both notations; numbers carry their role and cell. */
export interface Piece {
  text: string;
  latex: string;
  role?: Role;
  cell?: CellId;
  raised?: boolean;
}

export const symbol = (text: string, latex: string): Piece => ({ text, latex });

/** More terms than this are not written out: they stand in the table. */
const mostTerms = 32;

// a negative number after an operator stands in brackets
const negative = /^−/;
// and so does a power of ten where a part of it alone would be taken
export const negativeOrPower = /^−|×/;

const bracketed = (piece: Piece, when = negative): Piece[] =>
  when.test(piece.text) ? [symbol('(', '('), piece, symbol(')', ')')] : [piece];
const inBrackets = (pieces: Piece[]): Piece[] => [symbol('(', '('), ...pieces, symbol(')', ')')];
const [plus, minus, times, over] = [
  symbol(' + ', ' + '),
  symbol(' − ', ' - '),
  symbol(' × ', ' \\times '),
  symbol(' ÷ ', ' \\div '),
];
const comma = symbol(', ', ', ');

/** Terms with a sign between them; of very many, the first three and the last. */
function listed(terms: Piece[][], between: Piece): Piece[] {
  const shown =
    terms.length <= mostTerms ? terms : [...terms.slice(0, 3), [symbol('…', '\\cdots')], ...terms.slice(-1)];
  return shown.flatMap((term, index) => (index === 0 ? term : [between, ...term]));
}

const joined = (pieces: Piece[], between: Piece, when = negative): Piece[] =>
  listed(
    pieces.map((piece, index) => (index === 0 ? [piece] : bracketed(piece, when))),
    between,
  );
const product = (...factors: Piece[]): Piece[] => joined(factors, times);
const power = (of: Piece): Piece[] => [symbol('e', 'e^{'), { ...of, raised: true }, symbol('', '}')];
const root = (of: Piece[]): Piece[] => [symbol('√', '\\sqrt{'), ...of, symbol('', '}')];
const rootOfSum = (of: Piece[]): Piece[] => [symbol('√(', '\\sqrt{'), ...of, symbol(')', '}')];
const squared = (of: Piece): Piece[] => [...bracketed(of, negativeOrPower), symbol('²', '^2')];
const called =
  (name: string) =>
  ([of = none]: Piece[]): Piece[] => [symbol(`${name} `, `\\${name} `), ...bracketed(of, negativeOrPower)];
const logarithm = called('ln');
const largest = (of: Piece[]): Piece[] => [
  symbol('max(', '\\max('),
  ...listed(
    of.map((piece) => [piece]),
    comma,
  ),
  symbol(')', ')'),
];
const none = symbol('', '');
const share = ([own = none, ...all]: Piece[]): Piece[] => [
  ...power(own),
  over,
  ...inBrackets(listed(all.map(power), plus)),
];

/** The products of the first half of `operands` with the second, entry by entry. */
function products(operands: Piece[]): Piece[][] {
  const half = operands.length / 2;
  return operands.slice(0, half).map((piece, index) => {
    const factor = operands[half + index] ?? none;
    // after a plus, the first factor is bracketed too
    return index === 0 ? product(piece, factor) : [...bracketed(piece), times, ...bracketed(factor)];
  });
}

/** The pieces right of "=", from the operands as printed. */
export const rightSides: Record<Operation, (operands: Piece[]) => Piece[]> = {
  given: () => [],
  chosen: () => [],
  drawn: () => [],
  convention: () => [],
  fixed: () => [],
  unkept: () => [],
  learned: () => [],
  'square root': (of) => root(of),
  square: ([of = none]) => squared(of),
  exp: ([of = none]) => power(of),
  logarithm,
  cos: called('cos'),
  sin: called('sin'),
  divide: (operands) => joined(operands, over, negativeOrPower),
  subtract: (operands) => joined(operands, minus),
  multiply: (operands) => product(...operands),
  maximum: largest,
  floor: ([of = none]) => [symbol('⌊', '\\lfloor '), of, symbol('⌋', ' \\rfloor')],
  sum: (terms) => joined(terms, plus),
  mean: (terms) => [...inBrackets(joined(terms, plus)), over, symbol(String(terms.length), String(terms.length))],
  'negated sum': (terms) => [symbol('−', '-'), ...inBrackets(joined(terms, plus))],
  'negated product': ([one = none, other = none]) => [symbol('−', '-'), ...bracketed(one), times, ...bracketed(other)],
  'times the others': ([one = none, ...others]) => [one, times, ...inBrackets(joined(others, plus))],
  'dot product': (operands) => listed(products(operands), plus),
  linear: (operands) =>
    listed([...products(operands.slice(0, -1)), ...operands.slice(-1).map((piece) => bracketed(piece))], plus),
  norm: (of) => rootOfSum(listed(of.map(squared), plus)),
  cosine: ([dot = none, one = none, other = none]) => [dot, over, ...inBrackets(product(one, other))],
  entropy: (of) => [
    symbol('−', '-'),
    ...inBrackets(
      listed(
        of.map((piece) => [piece, times, ...logarithm([piece])]),
        plus,
      ),
    ),
  ],
  softmax: share,
  'cross entropy': (of) => [symbol('−ln', '-\\ln'), ...inBrackets(share(of))],
  'is the maximum': ([own = none, ...all]) => [
    symbol('[', '['),
    own,
    symbol(' = ', ' = '),
    ...largest(all),
    symbol(']', ']'),
  ],
};
