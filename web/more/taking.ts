/** What the menu offers, as data: groups of buttons, and what each of them makes. */
import type { TableModel } from '../elements/table-model.ts';
import type { Exhibit, LiveScene, Scene } from '../exhibit.ts';
import type { TakeAwayWords } from '../text/more/take-away.ts';

/** An exhibit as it stands at the moment. */
export interface Shown {
  exhibit: Exhibit;
  scene: Scene & Pick<LiveScene, 'awaited'>;
}

/** What of it was chosen. */
export interface Chosen extends Shown {
  /** the table chosen, or all of them */
  models: readonly TableModel[];
  /** whether it is all of them */
  isAll: boolean;
  /** the beginning of a file's name */
  stem: string;
  /** the element that shows it, in whose colours a picture is */
  host: Element;
  words: TakeAwayWords;
}

/** Text for the clipboard, or a file; `text` is what stands in for it where files are refused. */
export type Taken =
  { text: string } | { file: string; body: string | Uint8Array<ArrayBuffer>; type: string; text: string };

export interface Action {
  label(words: TakeAwayWords): string;
  take(chosen: Chosen): Taken | Promise<Taken>;
}

/** The tables that there are to be taken of it. */
export const tablesOf = ({ exhibit, scene }: Shown): readonly TableModel[] =>
  exhibit.toTake?.(scene)?.tables ?? exhibit.tables(scene);

export interface Group {
  label(words: TakeAwayWords): string;
  actions: readonly Action[];
  /** whether there is anything to take by it; where nothing is said, there is where there are tables */
  isOffered?(host: Element): boolean;
  /** whether it takes nothing but inputs, and can do without results that are still awaited */
  isOfInputs?: true;
}
