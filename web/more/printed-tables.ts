/** Tables for texts, in the digits in which they are shown: Markdown and LaTeX. */
import { parseCellId } from '../derivation.ts';
import {
  allRows,
  computedText,
  inputText,
  isOfNumbers,
  type TableCell,
  type TableColumn,
  type TableModel,
} from '../elements/table-model.ts';
import { decimal, type Digits, latex } from '../number.ts';
import { decimalOf } from '../quantities.ts';
import { latexText } from './latex-text.ts';

const align = (column: TableColumn) => (isOfNumbers(column) ? 'r' : 'l');

/** How a format writes texts and cells. */
interface Style {
  text(text: string): string;
  number(cell: Extract<TableCell, { value: number }>, digits: Digits): string;
}

const cellIn = (style: Style, cell: TableCell, digits: Digits): string =>
  cell.kind === 'empty' ? '' : cell.kind === 'text' ? style.text(cell.text) : style.number(cell, digits);

const rowsIn = (style: Style, model: TableModel, digits: Digits): string[][] => [
  [model.corner, ...model.columns.map(({ header }) => header)].map(style.text),
  ...allRows(model).map(({ header, cells }) => [
    style.text(header),
    ...cells.map((cell) => cellIn(style, cell, digits)),
  ]),
];

const markdownStyle: Style = {
  // what might be markup stands after a backslash
  text: (text) => text.replace(/[\\`*_[\]<>|~$&#!]/g, '\\$&').replace(/\s+/g, ' '),
  number: (cell, digits) => (cell.kind === 'input' ? inputText(cell, digits) : computedText(cell, digits)),
};

function markdownTable(model: TableModel, digits: Digits): string {
  const [head = [], ...body] = rowsIn(markdownStyle, model, digits);
  const rule = ['---', ...model.columns.map((column) => (align(column) === 'r' ? '---:' : '---'))];
  const lines = [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`);
  return [markdownStyle.text(model.caption), '', ...lines].join('\n');
}

/** GitHub's tables, each under its caption. */
export const markdown = (models: readonly TableModel[], digits: Digits): string =>
  models.map((model) => markdownTable(model, digits)).join('\n\n');

const latexStyle: Style = {
  text: (text) => (text === '' ? '' : `\\text{${latexText(text)}}`),
  number: (cell, digits) =>
    latex(
      cell.kind === 'input'
        ? decimal(cell.value, cell.rounded ? digits : 'all')
        : decimalOf(parseCellId(cell.id).quantity, cell.value, digits),
    ),
};

function latexTable(model: TableModel, digits: Digits): string {
  const lines = rowsIn(latexStyle, model, digits).map((row) => row.join(' & '));
  const last = model.rows.length;
  // a rule under the head, and one above the totals
  const ruled = lines.map((line, index) => {
    const isRuled = index === 0 || (index === last && model.footer.length > 0);
    return `${line}${index < lines.length - 1 ? ' \\\\' : ''}${isRuled ? ' \\hline' : ''}`;
  });
  const columns = model.columns.map(align).join('');
  const caption = `% ${model.caption.replace(/\s+/g, ' ')}`;
  return [caption, `\\begin{array}{l|${columns}}`, ...ruled, '\\end{array}'].join('\n');
}

/** Arrays, for a formula in a paper (package amsmath) as for KaTeX and MathJax. */
export function latexArrays(models: readonly TableModel[], digits: Digits, cjkRemark: string): string {
  const tables = models.map((model) => latexTable(model, digits)).join('\n\n');
  return /[\u2e80-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u.test(tables) ? `% ${cjkRemark}\n${tables}` : tables;
}
