/** Reads what stands between separators, as a spreadsheet does (RFC 4180), in its own way. */
export function readSeparated(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r?\n|$)`, 'y');
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error(`expected a field; found ${text.slice(0, 80)}`);
    const [, quoted, plain = '', end = ''] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator && field.lastIndex === text.length) rows.at(-1)?.push('');
    if (end.endsWith('\n')) rows.push([]);
  }
  return rows;
}

/** A spreadsheet takes an apostrophe before a text for its own. */
export const withoutGuard = (field: string): string => field.replace(/^'/, '');
