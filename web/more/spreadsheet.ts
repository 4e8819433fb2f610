/** Tables for spreadsheets: to be pasted (TSV), and as a file (CSV). */
import type { TableModel } from '../elements/table-model.ts';
import { entriesOf, type Entry } from './entries.ts';

/** the first character of what a spreadsheet may take for a formula, in both widths; and of what we guard from that */
const actsAsFormula = /^\s*[=+\-@＝＋－＠']/;

/** The shortest decimal that reads back as the same float64. */
export const fullText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** What would be a formula, or lose its apostrophe, has one before it: then it is taken as it stands. */
const guarded = (text: string): string => (actsAsFormula.test(text) ? `'${text}` : text);

/** Rows of fields between separators; what would end a field early is quoted (RFC 4180). */
function separated(rows: readonly Entry[][], separator: string, lineEnd: string): string {
  const field = (entry: Entry) => {
    // -Infinity is no number to a spreadsheet
    const text = typeof entry === 'number' && Number.isFinite(entry) ? fullText(entry) : guarded(String(entry));
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(field).join(separator)).join(lineEnd);
}

/** The tables one below the other; several with their captions, an empty row between. */
const stacked = (models: readonly TableModel[]): Entry[][] =>
  models.length === 1
    ? models.flatMap(entriesOf)
    : models.flatMap((model, index) => [...(index > 0 ? [[]] : []), [model.caption], ...entriesOf(model)]);

/** Tab-separated, as Excel, WPS and Google Sheets take it from the clipboard. */
export const tsv = (models: readonly TableModel[]): string => separated(stacked(models), '\t', '\n');

/** Comma-separated, with the mark by which Excel knows UTF-8. */
export const csv = (models: readonly TableModel[]): string => `\ufeff${separated(stacked(models), ',', '\r\n')}\r\n`;
