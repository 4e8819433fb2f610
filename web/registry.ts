import type { Exhibit } from './exhibit.ts';

const found = import.meta.glob<Exhibit>('./exhibits/*.ts', { eager: true, import: 'default' });

/** Every exhibit there is, by name. */
export const exhibits: ReadonlyMap<string, Exhibit> = new Map(
  Object.values(found).map((exhibit) => [exhibit.name, exhibit]),
);
