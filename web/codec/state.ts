/**
 * The state as names and texts, and back: what a link, an element's attributes and a message have in common.
 *
 *     readState(told, show, base)      { state, problems }; told: [name, text or, from a message, value] each
 *     writeState(state, show, isAlone) [name, text] each: what differs from the article's start, as little as tells it;
 *                                      isAlone: of what `show` shows, and of how many digits, alone
 *     allOf(state, show)               the same of what `show` shows, and of how many digits, each name whatever it is
 *     tellsOfState(name, show)         whether a name tells of a part of the state
 *     namesFor(show)                   every name that can be told of an exhibit, and of the page: all in small letters
 *     noticeOf(problems, text)         what could not be used, as one text; undefined if all could
 *
 * A link has its text in `hash.ts`. Of an element, only attributes with these names are told: others are HTML's. A message
 * `{ show, state }` is `readState(Object.entries(state), show, store.state)`, once `state` is known to be an object.
 *
 * What belongs to the exhibit `show` goes by its name alone, "scores"; another's stands behind its exhibit, "overflow.scores".
 * What is not told is what it is in `base`, or follows what is; null tells that a name is to be what it is in the article.
 * `digits`, `theme` and `v` belong to the page; `open` is the cell whose arithmetic is open in its exhibit. `v` is the version of all this, 1
 * where it is not told. Whatever is told, the state is one that a reader could bring about: what cannot be used is left out,
 * and is among the problems.
 */
import { parseCellId } from '../derivation.ts';
import { initialState } from '../initial.ts';
import { noExhibit } from '../no-exhibit.ts';
import { digitChoices } from '../number.ts';
import { roles } from '../quantities.ts';
import { exhibits, parts } from '../registry.ts';
import { type Settings, type State, themes } from '../state.ts';
import { shortened, type Text } from '../text/text.ts';
import { type Complaint, choice, spelled } from './form.ts';
import { namesOf, readTold, shortest, type Tellable, written } from './params.ts';

/** A name and what was told under it. */
export type Told = readonly [name: string, told: unknown];
/** What is wrong with something that was told, in words. */
export type Problem = (text: Text) => string;

export interface Reading {
  state: State;
  problems: readonly Problem[];
}

const page: Tellable<Settings & { version: number }> = {
  initial: { ...initialState.settings, version: 1 },
  params: {
    digits: ['digits', choice(digitChoices)],
    theme: ['theme', choice(themes)],
    version: ['v', choice([1])],
  },
};

const partOf = (exhibit: string) => exhibits.get(exhibit)?.part;

export function tellsOfState(name: string, show: string): boolean {
  const place = placeOf(name, show);
  return place !== undefined && place.of !== page;
}

export function namesFor(show: string): string[] {
  const part = partOf(show);
  return [...(part ? [...namesOf(part), 'open'] : []), ...namesOf(page)];
}

/** Where what is told under a name belongs; undefined for nowhere. */
function placeOf(name: string, show: string): { of: Tellable; field: string; exhibit: string } | undefined {
  if (namesOf(page).includes(name)) return { of: page, field: name, exhibit: show };
  const [field = '', exhibit = show, ...more] = name.split('.').reverse();
  const part = partOf(exhibit);
  const isKnown = more.length === 0 && (field === 'open' || (part && namesOf(part).includes(field)));
  return part && isKnown ? { of: part, field, exhibit } : undefined;
}

/** What a field is called beside the exhibit `show`. */
const nameBeside = (show: string, exhibit: string, field: string): string =>
  partOf(exhibit) === partOf(show) ? field : `${exhibit}.${field}`;

const isCell = (id: string) => /^[\w:.-]{1,99}$/.test(id) && Object.hasOwn(roles, parseCellId(id).quantity);

/** The state that was told beside the exhibit `show`, `base` itself if nothing was, and what could not be used. */
export function readState(told: Iterable<Told>, show: string, base: State = initialState): Reading {
  const problems: Problem[] = [];
  const refuse = (name: string, complain: Complaint) => problems.push((text) => complain(shortened(name), text));
  let { explained } = base;
  /** what was told, by field, and the exhibit beside which it was told last */
  const ofEach = new Map<Tellable, { exhibit: string; fields: Map<string, unknown> }>();
  /** places that names were told for and that are no exhibits */
  const strange = new Set<string>();
  for (const [name, value] of told) {
    const place = placeOf(name, show);
    if (!place) {
      const asked = name.split('.').at(-2) ?? show;
      if (asked !== '' && !partOf(asked)) strange.add(asked);
      else refuse(name, (as, { link }) => link.unknown(as, namesFor(show).join(', ')));
      continue;
    }
    const { of, field, exhibit } = place;
    const { fields } = ofEach.get(of) ?? { fields: new Map<string, unknown>() };
    ofEach.set(of, { exhibit, fields });
    if (fields.has(field)) refuse(name, (as, { link }) => link.repeated(as));
    else fields.set(field, value);
    if (field !== 'open') continue;
    const cell = spelled(value);
    if (value === null) explained = explained?.exhibit === exhibit ? null : explained;
    else if (isCell(cell)) explained = { exhibit, cell };
    else refuse(name, (as, { link }) => link.absent(as, cell));
  }
  for (const asked of strange) problems.push((text) => noExhibit(asked, text));
  const read = <Of>(of: Tellable<Of>, before: Of): Of | undefined => {
    const each = ofEach.get(of);
    if (!each) return undefined;
    const { exhibit, fields } = each;
    return readTold(of, fields, (field, complaint) => refuse(nameBeside(show, exhibit, field), complaint), before);
  };
  const ofParts = parts.flatMap((part): [string, unknown][] => {
    const inputs = read<unknown>(part, base.inputs[part.name]);
    return inputs === undefined ? [] : [[part.name, inputs]];
  });
  const ofPage = read(page, { ...page.initial, ...base.settings });
  if (ofParts.length === 0 && !ofPage && explained === base.explained) return { state: base, problems };
  const inputs = { ...base.inputs, ...Object.fromEntries(ofParts) };
  const { digits, theme } = ofPage ?? base.settings;
  return { state: { inputs, settings: { digits, theme }, explained }, problems };
}

/** What tells `state` beside the exhibit `show`: all of it, or what is shown there alone. */
export function writeState(state: State, show: string, isAlone = false): [name: string, text: string][] {
  const { inputs, settings, explained } = state;
  const own = partOf(show);
  const others = isAlone ? [] : parts.filter((part) => part !== own);
  const ofParts = [...(own ? [own] : []), ...others].flatMap((part) => {
    const exhibit = [...exhibits.values()].find((each) => each.part === part)?.name ?? '';
    return shortest(part, inputs[part.name]).map(([field, text]): [string, string] => [
      nameBeside(show, exhibit, field),
      text,
    ]);
  });
  const ofPage = shortest(page, { ...page.initial, ...settings }).filter(([name]) => !isAlone || name === 'digits');
  if (!explained || (isAlone && explained.exhibit !== show)) return [...ofParts, ...ofPage];
  const { exhibit, cell } = explained;
  return [...ofParts, ...ofPage, [exhibit === show ? 'open' : `${exhibit}.open`, cell]];
}

export function allOf({ inputs, settings, explained }: State, show: string): Record<string, string | null> {
  const part = partOf(show);
  return {
    ...Object.fromEntries(part ? written<unknown>(part, inputs[part.name]) : []),
    digits: String(settings.digits),
    open: explained?.exhibit === show ? explained.cell : null,
  };
}

const mostTold = 3;

/** What could not be used, in one text; undefined if all could. */
export function noticeOf(problems: readonly Problem[], text: Text): string | undefined {
  if (problems.length === 0) return undefined;
  const told = problems.slice(0, mostTold).map((problem) => problem(text));
  return text.link.notice(told, problems.length - told.length);
}
