/** What an exhibit's labels promise, and where the numbers beside them are others. */
import type { Locator } from 'playwright';
import type { Digits } from '../../../web/number.ts';
import type { Inputs } from '../../../web/state.ts';
import { isPrinted } from './printed.ts';
import type { SeenCell, SeenRow, SeenTable, View } from './view.ts';

/** A number, to the digits that the reader chose or to others; or a text as it stands there. */
export type Value = number | string | { value: number; digits: Digits };

/** What stands under a header, row by row; and what the cell of row `place` is called, if it can be asked. */
export type Column = readonly [header: string, values: readonly Value[], nameOf?: (place: number) => string];

/** What stands beside a total, by the header that it stands under; and what it is called. */
export type Total = readonly [header: string, values: Readonly<Record<string, readonly [Value, string]>>];

export interface TrueTable {
  /** how its caption begins, or what it is like */
  caption: string | RegExp;
  rows: readonly string[];
  columns: readonly Column[];
  totals?: readonly Total[];
  /** how far numbers may be off in proportion: by default, what float64 loses */
  precision?: number;
}

export interface Truth {
  tables?: readonly TrueTable[];
  /** bars with a title, and the share of each */
  bars?: readonly (readonly [title: string, shares: readonly (readonly [string, string])[]])[];
  /** sentences in which numbers stand */
  says?: readonly string[];
}

/** How an exhibit's numbers are recomputed: `labelled/<exhibit>.ts` exports it. */
export interface Labelled<Name extends keyof Inputs = keyof Inputs> {
  /** Goes through what the exhibit shows one by one, and has each looked at; by default it is all there at once. */
  visit?(panel: Locator, look: () => Promise<void>): Promise<void>;
  /**
   * What the labels of a view promise, from the inputs in all that was seen of the exhibit with all digits.
   * `others`: the same of every exhibit of the page.
   */
  truth(view: View, exact: Seeing, others: ReadonlyMap<string, Seeing>): Truth;
  /** whether inputs can be recomputed from what is on show */
  fits?(inputs: Inputs[Name]): boolean;
}

export type Seeing = readonly [View, ...View[]];

/** The texts of numbers that count from 1. */
export const places = (list: { length: number }): string[] => Array.from(list as unknown[], (_, i) => String(i + 1));

/** Every number of a view that is not what its labels promise, and every label without its number. */
export function differences(view: View, { tables = [], bars = [], says = [] }: Truth): string[] {
  const isOf =
    ({ caption }: SeenTable) =>
    (truth: TrueTable) =>
      typeof truth.caption === 'string' ? caption.startsWith(truth.caption) : truth.caption.test(caption);
  const ofTables = view.seen.tables.flatMap((table) => {
    const [truth, ...more] = tables.filter(isOf(table));
    if (!truth || more.length > 0) return [`“${table.caption}”: expected to be known once`];
    return differencesInTable(table, truth, view.digits).map((each) => `${table.caption.slice(0, 40)}: ${each}`);
  });
  const ofBars = differs('bars', JSON.stringify(view.seen.bars), JSON.stringify(bars));
  const unsaid = says.filter((sentence) => !view.seen.words.includes(sentence.replaceAll(/\s/g, '')));
  return [...ofTables, ...ofBars, ...unsaid.map((sentence) => `expected to read: ${sentence}`)];
}

const differs = (what: string, found: string, expected: string): string[] =>
  found === expected ? [] : [`${what}: expected ${expected}; found ${found}`];

function differencesInTable(table: SeenTable, truth: TrueTable, digits: Digits): string[] {
  const [body, totals] = [table.rows.filter(({ isTotal }) => !isTotal), table.rows.filter(({ isTotal }) => isTotal)];
  const headersOf = (rows: readonly { header: string }[]) => rows.map(({ header }) => header).join(' | ');
  const wrong = [
    ...differs('rows', headersOf(body), truth.rows.join(' | ')),
    ...differs('totals', headersOf(totals), (truth.totals ?? []).map(([header]) => header).join(' | ')),
    ...differs(
      'columns',
      table.columns.toSorted().join(' | '),
      truth.columns
        .map(([header]) => header)
        .toSorted()
        .join(' | '),
    ),
  ];
  if (wrong.length > 0) return wrong;
  // of columns that are called the same, the first is the first
  const seen = new Map<string, number>();
  return truth.columns.flatMap(([header, values, nameOf]) => {
    const place = table.columns.indexOf(header, (seen.get(header) ?? -1) + 1);
    seen.set(header, place);
    const ofTotals = (truth.totals ?? []).map(([, cells]) => cells[header] ?? (['', ''] as const));
    const sizes = [...values, ...ofTotals.map(([value]) => value)].map(numberOf).filter(Number.isFinite).map(Math.abs);
    const size = Math.max(0, ...sizes);
    const at = (row: SeenRow | undefined, value: Value | undefined, name: string | undefined) =>
      difference(row?.cells[place], value ?? '', name, digits, { size, precision: truth.precision ?? 1e-11 }).map(
        (each) => `${row?.header}, ${header}: ${each}`,
      );
    return [
      ...body.flatMap((row, index) => at(row, values[index], nameOf?.(index))),
      ...totals.flatMap((row, index) => at(row, ofTotals[index]?.[0], ofTotals[index]?.[1])),
    ];
  });
}

const numberOf = (value: Value): number =>
  typeof value === 'object' ? value.value : typeof value === 'number' ? value : NaN;

/** What is wrong with a cell among numbers of a `size`. */
function difference(
  cell: SeenCell | undefined,
  value: Value,
  name: string | undefined,
  digits: Digits,
  { size, precision }: { size: number; precision: number },
): string[] {
  if (!cell) return ['no cell'];
  const { kind, text, spoken } = cell;
  if (typeof value === 'string') return differs('text', text, value);
  const number = numberOf(value);
  const shown = kind === 'given' ? 'all' : typeof value === 'object' ? value.digits : digits;
  const slack = precision * Math.abs(number) + 4e-15 * size;
  const wrong = isPrinted(text, number, shown, slack) ? [] : [`expected ${number}; found ${text}`];
  if (kind === 'text') return wrong;
  // after it may stand what else there is to say of it: that it is masked, or broken
  const called = kind === 'given' ? `${name}` : `${name} ${text}`;
  const isCalled = spoken === called || ['，', ', '].some((comma) => spoken.startsWith(`${called}${comma}`));
  return [...wrong, ...(isCalled ? [] : [`expected to be called ${called}; found ${spoken}`])];
}
