/** The computation of tables as a program. */
import { allRows, type TableModel } from '../../elements/table-model.ts';
import { type CellId, type Cells, isLeaf } from '../../derivation.ts';
import type { Dialect, Helper } from './dialect.ts';
import { formula } from './formula.ts';
import { programOf, type Statement } from './statements.ts';

/** The computed cells of a table. */
const computedIn = (model: TableModel): CellId[] =>
  allRows(model).flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'computed' ? [cell.id] : [])));

/** What a program says besides. */
export interface Remarks {
  title: string;
  /** before numbers that are computed of too many to be written down */
  asTheyAre: string;
}

/** A program that computes all computed cells of `models` from what they are computed of, and prints them. */
export function codeOf(models: readonly TableModel[], cells: Cells, dialect: Dialect, remarks: Remarks): string {
  const helpers = new Set<Helper>();
  const shown = [...new Set(models.flatMap(computedIn))];
  const program = programOf(shown, cells, (operation, operands, { shape, isFloat32 }) =>
    formula(operation, operands, { dialect, shape, toFloat32: isFloat32, helpers: new Set() }) !== undefined,
  ); // prettier-ignore

  const line = (statement: Statement): string => {
    switch (statement.kind) {
      case 'given': {
        const { array, values } = statement;
        const isBeginning = (id: CellId) => {
          const { operation } = cells.derivation(id);
          return isLeaf(operation) && operation !== 'unkept';
        };
        return (
          (array.cells.every(isBeginning) ? '' : `${dialect.remark(remarks.asTheyAre)}\n`) +
          dialect.given(array, values)
        );
      }
      case 'empty':
        return dialect.empty(statement.array);
      case 'formula': {
        const { array, operation, operands, isFinal } = statement;
        const writing = { dialect, shape: array.shape, toFloat32: array.isFloat32, helpers };
        return dialect.make(array, formula(operation, operands, writing) ?? '', isFinal);
      }
      case 'element': {
        const { element, operation, operands } = statement;
        const writing = { dialect, shape: [], toFloat32: element.array.isFloat32, helpers };
        const right = formula(operation, operands, writing);
        if (right === undefined) throw new Error(`[code] expected to be able to write one ${operation}`);
        return dialect.replace(element, right);
      }
      case 'value':
        return dialect.replace(statement.element, dialect.literal(statement.value));
    }
  };
  const lines = [
    ...[remarks.title, ...models.map(({ caption }) => caption)].map((text) => dialect.remark(text)),
    '',
    ...program.statements.map(line),
    '',
    ...program.shown.map((array) => dialect.show(array)),
  ];
  return dialect.program(lines, helpers);
}
