/** The state that an exhibit's attributes tell: `<attention-exhibit show="softmax" scores="15.3,22.7" tokens="我,喜">`. */
import { namesFor, type Reading, readState } from '../codec/state.ts';
import { initialState } from '../initial.ts';
import { exhibits } from '../registry.ts';

/** Every attribute that tells something of some exhibit's state. */
export const stateAttributes: readonly string[] = [...new Set([...exhibits.keys()].flatMap(namesFor))];

/** those that tell how it looks */
const looks = ['digits', 'theme', 'v'];

/** Whether the attribute `name` tells more of an exhibit that shows `show` than how it looks. */
export const tellsState = (name: string, show: string): boolean =>
  !looks.includes(name) && namesFor(show).includes(name);

/** Reads the attributes of `exhibit`, which shows `show`. `isOwn`: whether there is more to them than how it looks. */
export function readAttributes(exhibit: Element, show: string): Reading & { isOwn: boolean } {
  const told = namesFor(show).flatMap((name): [string, string][] => {
    const text = exhibit.getAttribute(name);
    return text === null ? [] : [[name, text]];
  });
  const isOwn = told.some(([name]) => tellsState(name, show));
  return { ...(told.length > 0 ? readState(told, show) : { state: initialState, problems: [] }), isOwn };
}
