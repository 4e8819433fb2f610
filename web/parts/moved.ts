/** What belongs to tokens by their place, when others come before them or go. */

/** Where each token of `before` stands in `after`, of what is alike at the beginning and at the end; undefined if gone. */
export function placesAfter(before: readonly string[], after: readonly string[]): (i: number) => number | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return (i) => (i < head ? i : i >= before.length - tail ? i + after.length - before.length : undefined);
}

/** `entries` by places of which the first `indices` are tokens' and have moved; those of tokens that are gone are dropped. */
export function moved<Value>(
  entries: Readonly<Record<string, Value>>,
  place: (i: number) => number | undefined,
  indices: 1 | 2,
): Record<string, Value> {
  const kept = Object.entries(entries).flatMap(([id, value]): [string, Value][] => {
    const parts = id.split('.').map((each, part) => (part < indices ? place(Number(each)) : each));
    return parts.includes(undefined) ? [] : [[parts.join('.'), value]];
  });
  return Object.fromEntries(kept);
}
