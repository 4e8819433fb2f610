/** How the keyboard moves through a matrix. */

export interface Place {
  row: number;
  col: number;
}

/** `place`, or the nearest to it up to `last`. */
export function within({ row, col }: Place, last: Place): Place {
  const clamped = (index: number, most: number) => Math.max(0, Math.min(index, most));
  return { row: clamped(row, last.row), col: clamped(col, last.col) };
}

/** Where `event` leads from a place, up to `last`, with `page` rows in sight; undefined for keys that move nothing. */
export function nextPlace(event: KeyboardEvent, { row, col }: Place, last: Place, page: number): Place | undefined {
  if (event.altKey || event.metaKey || event.shiftKey) return undefined;
  const places: Record<string, Place> = event.ctrlKey
    ? { Home: { row: 0, col: 0 }, End: last }
    : {
        ArrowUp: { row: row - 1, col },
        ArrowDown: { row: row + 1, col },
        ArrowLeft: { row, col: col - 1 },
        ArrowRight: { row, col: col + 1 },
        Home: { row, col: 0 },
        End: { row, col: last.col },
        PageUp: { row: row - page, col },
        PageDown: { row: row + page, col },
      };
  const place = places[event.key];
  return place && within(place, last);
}
