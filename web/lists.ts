/** A list with the entry at `index` replaced. */
export const replaced = <Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] =>
  list.map((old, position) => (position === index ? entry : old));
