/** A numeric table as data: what `numeric-table` shows, and what the static page prints. */
import { type CellId, parseCellId } from '../derivation.ts';
import { type Digits, type Limits, printed } from '../number.ts';
import { printedAs, type Role } from '../quantities.ts';

/**
 * What went wrong in a cell: it left its number format, it was computed from one that did, or it is too small for
 * the format and became 0.
 */
export type Mark = 'broken' | 'spoiled' | 'underflow';

/** How a mark is drawn, before the number. */
export const markSigns: Readonly<Record<Mark, string>> = { broken: '✕', spoiled: '↳', underflow: '↓' };

/** A cell; a number that is `dropped` takes no part, a mask hides it. */
export type TableCell =
  /**
   * a number the reader may change: `typed` over another, or `rounded` while it is one that was computed, which is written
   * as those are
   */
  | {
      kind: 'input';
      id: CellId;
      value: number;
      label: string;
      limits: Limits;
      dropped?: boolean;
      typed?: boolean;
      rounded?: boolean;
    }
  /** a number the engine computed */
  | { kind: 'computed'; id: CellId; value: number; label: string; dropped?: boolean; mark?: Mark }
  | { kind: 'text'; text: string; number?: boolean }
  | { kind: 'empty' };

/** A cell that holds a number, of one kind. */
export type NumberCell<Kind extends 'input' | 'computed'> = Extract<TableCell, { kind: Kind }>;

/** A computed number as it is printed. */
export const computedText = ({ id, value }: NumberCell<'computed'>, digits: Digits): string =>
  printedAs(parseCellId(id).quantity, value, digits);

/** A number that can be changed as it is printed where it cannot. */
export const inputText = ({ value, rounded }: NumberCell<'input'>, digits: Digits): string =>
  printed(value, rounded ? digits : 'all');

/** From which number to which a column's tint grows: up from 0 to `most`, and down from 0 to `least` in grey. */
export interface Heat {
  least: number;
  most: number;
}

/** A header by which its row or column is chosen. */
export interface HeaderPick {
  index: number;
  picked: boolean;
  /** what the button is called, the header in it: "Query 喜" */
  label: string;
}

export interface TableColumn {
  header: string;
  role: Role;
  /** a column of numbers that have no role: its header stands over them, to the right */
  number?: boolean;
  /** draws the column's numbers as bars from 0 to 1 as well */
  bars?: boolean;
  /** tints the column's numbers by their size */
  heat?: Heat;
  /** makes the header a button */
  pick?: HeaderPick;
  /** on a narrow screen, stands in a second line of the row */
  folds?: boolean;
}

export interface TableRow {
  /** the row's header; a token's name may be changed where `name` is given */
  header: string;
  name?: { index: number; label: string };
  /** makes the header a button, where it has no name to change */
  pick?: HeaderPick;
  cells: readonly TableCell[];
}

export interface TableModel {
  caption: string;
  /** what its array is called in a file of several; by its place unless it is told */
  name?: string;
  /** what can be done with the table, after its caption: where it can be touched */
  hint?: string;
  /** the header over the row headers */
  corner: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** totals, set off by a rule */
  footer: readonly TableRow[];
  /** has Tab reach one of its cells, whether it can be typed into or not: arrow keys reach the others */
  grid?: boolean;
}

/** Whether a column's header stands over numbers. */
export const isOfNumbers = ({ role, number }: TableColumn): boolean => role !== 'plain' || number === true;

/** A table's rows and totals, in the order in which they stand. */
export const allRows = (model: TableModel): readonly TableRow[] => [...model.rows, ...model.footer];
