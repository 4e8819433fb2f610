/** What can be told of a part of the state: a name and a form for each of its fields. */
import { type Complaint, type Form, Wrong } from './form.ts';

/** For each field what it is called where it is told, and how it is spelled; or the same of each of its own fields. */
export type Params<Of> = {
  readonly [Field in keyof Of]: readonly [name: string, form: Form<Of[Field]>] | Params<Of[Field]>;
};

/** Told of a name that what stands under it is not used, and why; heard only of names that something was told under. */
export type Refuse = (name: string, complaint: Complaint) => unknown;

export interface Tellable<Of = unknown> {
  /** what holds where nothing was ever told */
  initial: Of;
  params: Params<Of>;
  /**
   * Makes what was told, and what was not, fit together: what was not follows what was. `told` has the names under which
   * something was told that could be read; what fits nowhere is refused, and leaves what was there `before`.
   */
  complete?(read: Of, told: ReadonlySet<string>, refuse: Refuse, before: Of): Of;
}

/** What was told, by name. */
type Told = ReadonlyMap<string, unknown>;
type Leaf = readonly [name: string, form: Form<unknown>];
type Fields = Readonly<Record<string, unknown>>;

const isLeaf = (param: unknown): param is Leaf => Array.isArray(param);

/** Every name and form, with the value that `of` has for it. */
function leaves(params: object, of: unknown): [name: string, form: Form<unknown>, value: unknown][] {
  return Object.entries(params).flatMap(([field, param]: [string, object]) => {
    const value = (of as Fields)[field];
    return isLeaf(param) ? [[...param, value]] : leaves(param, value);
  });
}

/** Every name that something can be told under. */
export const namesOf = ({ params, initial }: Tellable): string[] =>
  leaves(params as object, initial).map(([name]) => name);

/**
 * `before` with what was told in its place, for null what is there initially; `take` hears of each name that was told, with
 * a complaint if it cannot be read.
 */
function read(
  params: object,
  before: unknown,
  initial: unknown,
  told: Told,
  take: (name: string, complaint?: Complaint) => void,
): unknown {
  return Object.fromEntries(
    Object.entries(params).map(([field, param]: [string, object]) => {
      const value = (before as Fields)[field];
      const start = (initial as Fields)[field];
      if (!isLeaf(param)) return [field, read(param, value, start, told, take)];
      const [name, form] = param;
      if (!told.has(name)) return [field, value];
      try {
        const text = told.get(name);
        const found = text === null ? start : form.read(text);
        take(name);
        return [field, found];
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        take(name, error.say);
        return [field, value];
      }
    }),
  );
}

/** What was told, and what was there `before` of what was not; undefined if nothing was told that could be read. */
export function readTold<Of>(of: Tellable<Of>, told: Told, refuse: Refuse, before = of.initial): Of | undefined {
  const names = new Set<string>();
  // a complaint may be put in words before all is read
  let found = before;
  found = read(of.params, before, of.initial, told, (name, complaint) => {
    if (complaint) refuse(name, (as, text) => complaint(as, text, found));
    else names.add(name);
  }) as Of;
  if (names.size === 0) return undefined;
  return of.complete?.(found, names, (name, why) => names.has(name) && refuse(name, why), before) ?? found;
}

const ignore = () => undefined;

/** All names and texts that tell `value`. */
export const written = <Of>({ params }: Tellable<Of>, value: Of): [name: string, text: string][] =>
  leaves(params, value).map(([name, form, value]) => [name, form.write(value)]);

/** As few names and texts as tell `value`: reading them gives it again. */
export function shortest<Of>(of: Tellable<Of>, value: Of): [name: string, text: string][] {
  const all = written(of, value);
  const isTold = (by: [string, string][]) =>
    String(written(of, readTold(of, new Map(by), ignore) ?? of.initial)) === String(all);
  if (isTold([])) return [];
  // each in turn, if the others tell as much without it: the first names are what a reader would tell it by
  return all.reduceRight((kept, entry) => {
    const others = kept.filter((each) => each !== entry);
    return isTold(others) ? others : kept;
  }, all);
}
