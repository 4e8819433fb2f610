/** Forms of lists: their entries are told with commas in between, their rows, if they have any, with semicolons. */
import { type Form, isList, miscounted, spelled, Wrong } from './form.ts';

type Separator = ',' | ';' | ':';

// a comma within an entry is told as %2C, and a per cent sign, so that this can be told from it, as %25
const escaped = (entry: string) => entry.replace(/[%,]/g, encodeURIComponent);
const unescaped = (entry: string) => entry.replace(/%(2C|25)/gi, decodeURIComponent);

/** The entries of what was told: `least` to `most` of them. */
export function entriesOf(told: unknown, least: number, most: number, separator: Separator = ','): unknown[] {
  const text = spelled(told);
  const filled = (list: ArrayLike<unknown>) => Array.from(list, (entry) => (entry === undefined ? '' : entry));
  // a message's list may have holes, which nothing that follows would go through
  const entries: unknown[] = isList(told) ? filled(told) : text === '' ? [] : text.split(separator);
  const { length } = entries;
  if (length < least || length > most) throw new Wrong(miscounted(length, least, most));
  return isList(told) || separator !== ',' ? entries : entries.map((entry) => unescaped(String(entry)));
}

/** A list of `least` to `most` entries. */
export const list = <Entry>(
  form: Form<Entry>,
  least: number,
  most: number,
  separator: Separator = ',',
): Form<readonly Entry[]> => ({
  read: (told) => entriesOf(told, least, most, separator).map((entry) => form.read(entry)),
  write: (entries) =>
    entries.map((entry) => (separator === ',' ? escaped(form.write(entry)) : form.write(entry))).join(separator),
});

/** Entries by their place, of up to `most` places: those between that there are none for are left blank. */
export const sparse = <Entry>(
  form: Form<Entry>,
  most: number,
  separator: Separator = ',',
): Form<Readonly<Record<string, Entry>>> => ({
  read: (told) =>
    Object.fromEntries(
      entriesOf(told, 0, most, separator).flatMap((entry, index): [number, Entry][] =>
        entry === null || spelled(entry) === '' ? [] : [[index, form.read(entry)]],
      ),
    ),
  write: (entries) =>
    Array.from({ length: 1 + Math.max(-1, ...Object.keys(entries).map(Number)) }, (_, index) => {
      const entry = entries[index];
      return entry === undefined ? '' : form.write(entry);
    }).join(separator),
});

/** Entries of a table by "row.column", blank where there are none: "1,,2;;0.5". */
export function grid<Entry>(form: Form<Entry>, rows: number, columns: number): Form<Readonly<Record<string, Entry>>> {
  const table = sparse(sparse(form, columns), rows, ';');
  return {
    read: (told) =>
      Object.fromEntries(
        Object.entries(table.read(told)).flatMap(([i, row]) =>
          Object.entries(row).map(([j, entry]): [string, Entry] => [`${i}.${j}`, entry]),
        ),
      ),
    write(entries) {
      const byRow: Record<string, Record<string, Entry>> = {};
      for (const [place, entry] of Object.entries(entries)) {
        const [i = '', j = ''] = place.split('.');
        (byRow[i] ??= {})[j] = entry;
      }
      return table.write(byRow);
    },
  };
}
