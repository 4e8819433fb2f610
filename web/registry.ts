import type { Exhibit } from './exhibit.ts';
import type { Part } from './part.ts';

const found = import.meta.glob<Exhibit>('./exhibits/*.ts', { eager: true, import: 'default' });

/** Every exhibit there is, by name. */
export const exhibits: ReadonlyMap<string, Exhibit> = new Map(
  Object.values(found).map((exhibit) => [exhibit.name, exhibit]),
);

/** Every part of the state, each once: exhibits may share one. */
export const parts: readonly Part[] = [...new Set([...exhibits.values()].map(({ part }) => part))];
