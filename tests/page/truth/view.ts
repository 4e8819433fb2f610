/** What an exhibit shows, as a reader finds it: every number with the labels that stand beside it. */
import type { Locator } from 'playwright';
import type { Digits } from '../../../web/number.ts';
import type { Text } from '../../../web/text/text.ts';
import { read } from './printed.ts';

export interface SeenCell {
  kind: 'given' | 'computed' | 'text';
  text: string;
  /** what a screen reader says of a cell that can be typed into or asked */
  spoken: string;
}

export interface SeenRow {
  header: string;
  cells: readonly SeenCell[];
  isTotal: boolean;
  isPicked: boolean;
}

export interface SeenTable {
  caption: string;
  columns: readonly string[];
  rows: readonly SeenRow[];
}

export interface Seen {
  /** its tables, the numbers of a histogram, and the part in sight of a large matrix */
  tables: readonly SeenTable[];
  /** fields that stand beside the tables, by their names */
  fields: readonly (readonly [name: string, text: string])[];
  /** the radio buttons and boxes that are checked, the options that are selected, the buttons that are pressed */
  chosen: readonly string[];
  /** what its bars say: their title, then each bar's name and share */
  bars: readonly (readonly [title: string, shares: readonly (readonly [name: string, share: string])[]])[];
  /** the question on show, where it asks one */
  question: string;
  /** its own words, without any white space */
  words: string;
}

/** Reads an exhibit's panel. */
export const look = (panel: Locator): Promise<Seen> =>
  panel.evaluate((section: HTMLElement): Seen => {
    const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const all = <Kind extends Element = HTMLElement>(within: ParentNode, selector: string) =>
      Array.from(within.querySelectorAll<Kind>(selector));
    const rootsOf = (elements: string) => all(section, elements).flatMap(({ shadowRoot }) => shadowRoot ?? []);

    const cellOf = (cell: Element): SeenCell => {
      const [input, button] = [cell.querySelector('input'), cell.querySelector('button')];
      if (input) return { kind: 'given', text: input.value, spoken: input.getAttribute('aria-label') ?? '' };
      if (button) return { kind: 'computed', text: textOf(button), spoken: button.getAttribute('aria-label') ?? '' };
      return { kind: 'text', text: textOf(cell), spoken: '' };
    };
    const rowOf = (row: Element): SeenRow => {
      const header = row.querySelector('th');
      return {
        header: header?.querySelector('input')?.value ?? textOf(header),
        cells: all(row, 'td').map(cellOf),
        isTotal: row.parentElement?.localName === 'tfoot',
        isPicked: row.classList.contains('picked'),
      };
    };
    const tableOf = (root: ParentNode): SeenTable => ({
      caption: textOf(root.querySelector('figcaption, caption')),
      columns: all(root, 'thead th').slice(1).map(textOf),
      rows: all(root, 'tbody tr, tfoot tr').map(rowOf),
    });
    return {
      tables: rootsOf('numeric-table, histogram-chart, matrix-view').map(tableOf),
      fields: all<HTMLInputElement>(section, ':is(number-field, sentence-field, name-field) input').map((input) => [
        input.getAttribute('aria-label') ?? '',
        input.value,
      ]),
      chosen: [
        ...all(section, 'input:checked').map((input) => textOf(input.closest('label'))),
        ...all(section, 'option:checked, [aria-pressed="true"]').map(textOf),
      ],
      bars: rootsOf('bar-chart').map((root) => [
        textOf(root.querySelector('figcaption')),
        all(root, 'li').map((bar) => [textOf(bar.querySelector('b')), textOf(bar.querySelector('span'))]),
      ]),
      question: textOf(section.querySelector('.ask')),
      words: section.textContent.replaceAll(/\s/g, ''),
    };
  });

/** Looks at an exhibit by each choice of a group of radio buttons, and leaves it as it was. */
export async function byEachChoice(choices: Locator, look: () => Promise<void>): Promise<void> {
  const checked = await choices.evaluateAll((all) => all.findIndex((each) => each.matches(':checked')));
  await look();
  const others = Array.from({ length: await choices.count() }, (_, place) => place).filter(
    (place) => place !== checked,
  );
  for (const place of others) {
    await choices.nth(place).check({ force: true });
    await look();
  }
  await choices.nth(checked).check({ force: true });
}

/** What was seen of an exhibit, in one language and to so many digits. */
export class View {
  constructor(
    readonly seen: Seen,
    readonly lang: Text['lang'],
    readonly digits: Digits,
  ) {}

  /** The one of these that is in the page's language. */
  readonly say = <Words>(chinese: Words, english: Words): Words => (this.lang === 'zh-CN' ? chinese : english);

  /** What the cell of row `place` is called, "#" being the row's name: its number, from 1, unless there are names. */
  readonly named =
    (chinese: string, english: string, names?: readonly string[]) =>
    (place: number): string =>
      this.say(chinese, english).replace('#', () => (names ? (names[place] ?? '') : String(place + 1)));

  /** The number in the field of that name; undefined where there is no such field. */
  field(name: string): number | undefined {
    const found = this.seen.fields.find(([label]) => label === name);
    return found && read(found[1]);
  }

  /** What stands in the field of that name. */
  written(name: string): string {
    return this.seen.fields.find(([label]) => label === name)?.[1] ?? '';
  }

  isChosen(choice: string): boolean {
    return this.seen.chosen.includes(choice);
  }

  /** The table whose caption begins so: without a caption, the first. */
  table(caption = ''): SeenTable {
    const found = this.seen.tables.find((table) => table.caption.startsWith(caption));
    if (!found) throw new Error(`[View.table] expected a table “${caption}”; found ${this.captions.join(', ')}`);
    return found;
  }

  get captions(): string[] {
    return this.seen.tables.map(({ caption }) => caption);
  }

  /** The headers of a table's rows, without its totals. */
  rows(caption = ''): string[] {
    return bodyOf(this.table(caption)).map(({ header }) => header);
  }

  /** The numbers under a header of a table, without its totals. */
  column(header: string, caption = ''): number[] {
    const table = this.table(caption);
    const place = table.columns.indexOf(header);
    if (place < 0) throw new Error(`[View.column] expected a column “${header}”; found ${table.columns.join(', ')}`);
    return bodyOf(table).map(({ cells }) => read(cells[place]?.text));
  }

  /** All the numbers of a table, row by row, without its totals. */
  numbers(caption: string): number[][] {
    return bodyOf(this.table(caption)).map(({ cells }) => cells.map(({ text }) => read(text)));
  }
}

const bodyOf = ({ rows }: SeenTable): SeenRow[] => rows.filter(({ isTotal }) => !isTotal);
