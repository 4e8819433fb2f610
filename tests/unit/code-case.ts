/** Programs for exhibits, and the numbers that they are to print. */
import type { CellId } from '../../web/derivation.ts';
import { allRows } from '../../web/elements/table-model.ts';
import type { Exhibit, Scene } from '../../web/exhibit.ts';
import { arraysBehind } from '../../web/more/code/arrays.ts';
import type { Dialect } from '../../web/more/code/dialect.ts';
import { codeOf } from '../../web/more/code/write.ts';

const shownIn = (exhibit: Exhibit, scene: Scene): CellId[] =>
  exhibit
    .tables(scene)
    .flatMap(allRows)
    .flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'computed' ? [cell.id] : [])));

/** The whole exhibit as a program. */
export const programFor = (exhibit: Exhibit, scene: Scene, dialect: Dialect): string =>
  codeOf(exhibit.tables(scene), scene.cells.inShort ?? scene.cells, dialect, {
    title: exhibit.title(scene),
    asTheyAre: 'as they are',
  });

/** By the name under which each is printed: the cells of each array that holds one of those that are shown, row by row. */
export function printedCells(exhibit: Exhibit, scene: Scene): Map<string, readonly CellId[]> {
  const shown = shownIn(exhibit, scene);
  const arrays = [...arraysBehind(shown, scene.cells.inShort ?? scene.cells).values()];
  return new Map(
    arrays.filter(({ places }) => shown.some((id) => places.has(id))).map(({ name, cells }) => [name, cells]),
  );
}

/** What a program prints, by name: a name a line, its numbers on the lines after it. */
export function readPrinted(text: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let numbers: number[] = [];
  for (const line of text.split('\n').filter((each) => each !== '')) {
    if (line.startsWith('  ')) numbers.push(...line.trim().split(/\s+/).map(readNumber));
    else found.set(line, (numbers = []));
  }
  return found;
}

const readNumber = (text: string): number =>
  /nan/i.test(text) ? NaN : Number(text.replace(/^(-?)inf(inity)?$/i, '$1Infinity'));
