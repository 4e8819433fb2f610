/** The row of attention that several exhibits show from different sides: computed once, for all of them. */
import { type Arrangement, type CellId, type Cells, derivation, parseCellId } from './derivation.ts';
import type { AttentionRow, Engine } from './engine.ts';
import { matrixFromRows } from './matrix.ts';
import type { TableCell } from './elements/table-model.ts';
import { rowLimits } from './limits.ts';
import type { RowInputs } from './state.ts';
import type { Text } from './text/text.ts';

const computed = new WeakMap<RowInputs, AttentionRow>();

/** The row's every intermediate, from one call of the engine; inputs that were seen before cost none. */
export function computeRow(engine: Engine, inputs: RowInputs): AttentionRow {
  const known = computed.get(inputs);
  if (known) return known;
  const row = engine.attentionRow(inputs.scores, matrixFromRows(inputs.values), {
    headSize: inputs.headSize,
    divisor: inputs.divisor ?? undefined,
    subtractMax: inputs.subtractMax,
  });
  computed.set(inputs, row);
  return row;
}

export function rowCells(inputs: RowInputs, row: AttentionRow): Cells {
  const arrangement: Arrangement = {
    keys: inputs.tokens.length,
    divisorTyped: inputs.divisor !== null,
    subtractMax: inputs.subtractMax,
  };
  const read = (id: CellId): number | undefined => {
    const { quantity, index } = parseCellId(id);
    const [j = 0, d = 0] = index;
    switch (quantity) {
      case 'headSize':
        return inputs.headSize;
      case 'scores':
        return inputs.scores[j];
      case 'values':
        return inputs.values[j]?.[d];
      case 'contributions':
        return row.contributions.data[j * row.contributions.cols + d];
      default: {
        const quantityOfRow = row[quantity];
        return typeof quantityOfRow === 'number' ? quantityOfRow : quantityOfRow[j];
      }
    }
  };
  return {
    has: (id) => read(id) !== undefined,
    value: (id) => read(id) ?? NaN,
    derivation: (id) => derivation(id, arrangement),
  };
}

const replaced = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((old, position) => (position === index ? entry : old));

/** The inputs with the number in `cell` replaced. */
export function editRow(inputs: RowInputs, cell: CellId, value: number): RowInputs {
  const { quantity, index } = parseCellId(cell);
  const [j = 0, d = 0] = index;
  switch (quantity) {
    case 'scores':
      return inputs.scores[j] === value ? inputs : { ...inputs, scores: replaced(inputs.scores, j, value) };
    case 'values':
      return { ...inputs, values: replaced(inputs.values, j, replaced(inputs.values[j] ?? [], d, value)) };
    case 'headSize':
      return { ...inputs, headSize: value };
    case 'divisor':
      return { ...inputs, divisor: value };
    default:
      throw new Error(`[editRow] expected a cell that can be edited; found ${cell}`);
  }
}

export const renameToken = (inputs: RowInputs, index: number, name: string): RowInputs => ({
  ...inputs,
  tokens: replaced(inputs.tokens, index, name),
});

/** A new token with a score of 0 and a value of zeros, after the others. */
export const addToken = (inputs: RowInputs, name: string): RowInputs => ({
  ...inputs,
  tokens: [...inputs.tokens, name],
  scores: [...inputs.scores, 0],
  values: [...inputs.values, Array.from(inputs.values[0] ?? [], () => 0)],
});

export function removeToken(inputs: RowInputs, index: number): RowInputs {
  const others = <Entry>(list: readonly Entry[]) => list.filter((_, position) => position !== index);
  const { query } = inputs;
  return {
    ...inputs,
    query: query === null || query === index ? null : query - (query > index ? 1 : 0),
    tokens: others(inputs.tokens),
    scores: others(inputs.scores),
    values: others(inputs.values),
  };
}

/** What a cell of the row is called in a sentence. */
export function rowCellName(id: CellId, { inputs, text }: { inputs: RowInputs; text: Text }): string {
  const { quantity, index } = parseCellId(id);
  const perDimension = quantity === 'output';
  const [first, second] = index;
  return text.cell[quantity]({
    token: perDimension || first === undefined ? undefined : inputs.tokens[first],
    dimension: perDimension ? (first ?? 0) + 1 : second === undefined ? undefined : second + 1,
  });
}

/** A cell of the row for a table: to be typed into where it is given, to be asked where it is computed. */
export function rowCell(id: CellId, scene: { inputs: RowInputs; cells: Cells; text: Text }): TableCell {
  const { cells } = scene;
  const value = cells.value(id);
  const label = rowCellName(id, scene);
  return cells.derivation(id).operation === 'given'
    ? { kind: 'input', id, value, label, limits: rowLimits(id) }
    : { kind: 'computed', id, value, label };
}

/** The token that asks, if it is among the tokens. */
export const queryName = ({ inputs }: { inputs: RowInputs }): string | undefined =>
  inputs.query === null ? undefined : inputs.tokens[inputs.query];

/** Says why a row has no weights, where it has none. */
export function rowNotes({ result, text }: { result: AttentionRow; text: Text }): string[] {
  const { notes } = text;
  if (!Number.isFinite(result.max)) return [notes.scaledOverflow];
  if (result.sum === Infinity) return [notes.overflow];
  return result.sum === 0 ? [notes.underflow] : [];
}
