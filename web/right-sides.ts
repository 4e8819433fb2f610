/** What stands right of the "=" for each operation, in text and in LaTeX. */
import type { CellId, Operation } from './derivation.ts';
import type { Role } from './quantities.ts';

/** A piece of an equation in both notations; numbers carry their role and cell. */
export interface Part {
  text: string;
  latex: string;
  role?: Role;
  cell?: CellId;
  raised?: boolean;
}

export const symbol = (text: string, latex: string): Part => ({ text, latex });

/** More terms than this are not written out: they stand in the table. */
const mostTerms = 32;

// a negative number after an operator stands in brackets
const negative = /^−/;
// and so does a power of ten where a part of it alone would be taken
export const negativeOrPower = /^−|×/;

const bracketed = (part: Part, when = negative): Part[] =>
  when.test(part.text) ? [symbol('(', '('), part, symbol(')', ')')] : [part];
const inBrackets = (parts: Part[]): Part[] => [symbol('(', '('), ...parts, symbol(')', ')')];
const [plus, minus, times, over] = [
  symbol(' + ', ' + '),
  symbol(' − ', ' - '),
  symbol(' × ', ' \\times '),
  symbol(' ÷ ', ' \\div '),
];
const comma = symbol(', ', ', ');

/** Terms with a sign between them; of very many, the first three and the last. */
function listed(terms: Part[][], between: Part): Part[] {
  const shown =
    terms.length <= mostTerms ? terms : [...terms.slice(0, 3), [symbol('…', '\\cdots')], ...terms.slice(-1)];
  return shown.flatMap((term, index) => (index === 0 ? term : [between, ...term]));
}

const joined = (parts: Part[], between: Part, when = negative): Part[] =>
  listed(
    parts.map((part, index) => (index === 0 ? [part] : bracketed(part, when))),
    between,
  );
const product = (...factors: Part[]): Part[] => joined(factors, times);
const power = (of: Part): Part[] => [symbol('e', 'e^{'), { ...of, raised: true }, symbol('', '}')];
const root = (of: Part[]): Part[] => [symbol('√', '\\sqrt{'), ...of, symbol('', '}')];
const rootOfSum = (of: Part[]): Part[] => [symbol('√(', '\\sqrt{'), ...of, symbol(')', '}')];
const squared = (of: Part): Part[] => [...bracketed(of, negativeOrPower), symbol('²', '^2')];
const logarithm = (of: Part): Part[] => [symbol('ln ', '\\ln '), ...bracketed(of, negativeOrPower)];
const largest = (of: Part[]): Part[] => [
  symbol('max(', '\\max('),
  ...listed(
    of.map((part) => [part]),
    comma,
  ),
  symbol(')', ')'),
];
const none = symbol('', '');
const share = ([own = none, ...all]: Part[]): Part[] => [
  ...power(own),
  over,
  ...inBrackets(listed(all.map(power), plus)),
];

/** The products of the first half of `operands` with the second, entry by entry. */
function products(operands: Part[]): Part[][] {
  const half = operands.length / 2;
  return operands.slice(0, half).map((part, index) => {
    const factor = operands[half + index] ?? none;
    // after a plus, the first factor is bracketed too
    return index === 0 ? product(part, factor) : [...bracketed(part), times, ...bracketed(factor)];
  });
}

/** The parts right of "=", from the operands as printed. */
export const rightSides: Record<Operation, (operands: Part[]) => Part[]> = {
  given: () => [],
  chosen: () => [],
  drawn: () => [],
  convention: () => [],
  fixed: () => [],
  unkept: () => [],
  'square root': (of) => root(of),
  square: ([of = none]) => squared(of),
  exp: ([of = none]) => power(of),
  logarithm: ([of = none]) => logarithm(of),
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
    listed([...products(operands.slice(0, -1)), ...operands.slice(-1).map((part) => bracketed(part))], plus),
  norm: (of) => rootOfSum(listed(of.map(squared), plus)),
  cosine: ([dot = none, one = none, other = none]) => [dot, over, ...inBrackets(product(one, other))],
  entropy: (of) => [
    symbol('−', '-'),
    ...inBrackets(
      listed(
        of.map((part) => [part, times, ...logarithm(part)]),
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
