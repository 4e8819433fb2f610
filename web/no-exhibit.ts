/** What is said of a name that no exhibit has. */
import { exhibits } from './registry.ts';
import type { Text } from './text/text.ts';

/** A name, and all that a letter too many may have made it. */
const withOneLess = (name: string): string[] => [
  name,
  ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)),
];

/** The exhibit whose name differs from `asked` by one slip: a letter left out, added, mistaken or moved by one. */
function nearest(asked: string): string | undefined {
  // longer than any name
  const near = withOneLess(asked.toLowerCase().slice(0, 32));
  return [...exhibits.keys()].find((name) => withOneLess(name).some((each) => near.includes(each)));
}

/** There is none, in a sentence; and which may be meant. */
export const noExhibit = (asked: string, text: Text): string => text.noExhibit(asked, nearest(asked));
