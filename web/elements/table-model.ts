/** A numeric table as data: what `numeric-table` shows, and what the static page prints. */
import type { CellId, Role } from '../derivation.ts';
import type { Limits } from '../number.ts';

export type TableCell =
  /** a number the reader may change */
  | { kind: 'input'; id: CellId; value: number; label: string; limits: Limits }
  /** a number the engine computed */
  | { kind: 'computed'; id: CellId; value: number; label: string }
  | { kind: 'text'; text: string; number?: boolean }
  | { kind: 'empty' };

/** A cell that holds a number, of one kind. */
export type NumberCell<Kind extends 'input' | 'computed'> = Extract<TableCell, { kind: Kind }>;

export interface TableColumn {
  header: string;
  role: Role;
  /** draws the column's numbers as bars from 0 to 1 as well */
  bars?: boolean;
  /** on a narrow screen, stands in a second line of the row */
  folds?: boolean;
}

export interface TableRow {
  /** the row's header; a token's name may be changed where `name` is given */
  header: string;
  name?: { index: number; label: string };
  cells: readonly TableCell[];
}

export interface TableModel {
  caption: string;
  /** the header over the row headers */
  corner: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** totals, set off by a rule */
  footer: readonly TableRow[];
}

/** A table's rows and totals, in the order in which they stand. */
export const allRows = (model: TableModel): readonly TableRow[] => [...model.rows, ...model.footer];
