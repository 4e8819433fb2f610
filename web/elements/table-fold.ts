/** On a narrow screen a table may fold its rows into two lines; these say how, the styles do it. */
import type { TableColumn } from './table-model.ts';

/** The classes by which a column's cells find their place. */
export function foldClasses(columns: readonly TableColumn[], column: number): Record<string, boolean> {
  if (!columns.some(({ folds }) => folds)) return {};
  const place = columns.slice(0, column + 1).filter(({ folds }) => folds).length;
  const isFolded = columns[column]?.folds === true;
  return {
    folded: isFolded,
    [`folded-${place}`]: isFolded,
    'last-unfolded': column === columns.findLastIndex(({ folds }) => !folds),
  };
}

/** Tells the styles how many columns a folded row has, and at which its second line begins. */
export function layOutFolds(host: HTMLElement, columns: readonly TableColumn[]): void {
  const folded = columns.filter(({ folds }) => folds).length;
  const inLine = Math.max(folded, columns.length - folded);
  host.style.setProperty('--columns', String(inLine));
  host.style.setProperty('--fold-at', String(inLine - folded + 2));
}
