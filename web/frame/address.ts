/**
 * What an address asks of a page that is to stand in another: `?show=softmax,mix&theme=dark&digits=3&lock=1&hide=notes`. What is
 * told of the state before the # is meant as if it stood behind.
 */
import { choice, type Complaint, flag, line } from '../codec/form.ts';
import { list } from '../codec/lists.ts';
import { namesOf, readTold, type Tellable } from '../codec/params.ts';
import { tellsOfState } from '../codec/state.ts';
import { noExhibit } from '../no-exhibit.ts';
import { digitChoices } from '../number.ts';
import { exhibits } from '../registry.ts';
import { themes } from '../state.ts';
import { shortened, type Text } from '../text/text.ts';

/** The parts of an exhibit that can be left out. */
export const hideable = ['toolbar', 'controls', 'presets', 'notes', 'hint'] as const;

export interface Wanted {
  shows: readonly string[];
  /** of how it looks, what is asked for: a page's settings, by name */
  theme: (typeof themes)[number] | undefined;
  digits: (typeof digitChoices)[number] | undefined;
  locked: boolean;
  hidden: readonly string[];
  /** the page's, which the script in its head has seen to */
  lang: string;
}

const wanted: Tellable<Wanted> = {
  initial: { shows: [], theme: undefined, digits: undefined, locked: false, hidden: [], lang: '' },
  params: {
    shows: ['show', list(line(99), 1, 99)],
    theme: ['theme', choice(themes)],
    digits: ['digits', choice(digitChoices)],
    locked: ['lock', flag],
    hidden: ['hide', list(choice(hideable), 1, 99)],
    lang: ['lang', choice(['zh-CN', 'zh', 'en'])],
  },
};

export interface Frame extends Wanted {
  /** the exhibits asked for, as they stand in the address */
  asked: string;
  /** what is told of the state, beside the first exhibit: it belongs behind the #, and holds where nothing is told there */
  state: readonly (readonly [name: string, text: string])[];
  /** what is not as it should be, in sentences */
  problems: string[];
}

/**
 * What `search` asks for; undefined where it wants the whole page. What is right in it holds, whatever else is wrong.
 * `isEmbedded`: whether the page stands in another.
 */
export function frameOf(search: string, text: Text, isEmbedded: boolean): Frame | undefined {
  const query = new URLSearchParams(search);
  const all = query.getAll('show');
  if (all.length === 0) return undefined;
  const asked = all.join();
  query.set('show', asked);
  const problems: string[] = [];
  const refuse = (name: string, say: Complaint) => problems.push(say(shortened(name), text));
  const names = namesOf(wanted);
  const told = new Map<string, string>();
  const others: [name: string, text: string][] = [];
  for (const [name, value] of query) {
    if (told.has(name)) refuse(name, (as, { link }) => link.repeated(as));
    else if (names.includes(name)) told.set(name, value);
    else others.push([name, value]);
  }
  const read = readTold(wanted, told, refuse) ?? wanted.initial;
  const shows = [...new Set(read.shows)].filter((show) => exhibits.has(show) || !problems.push(noExhibit(show, text)));
  const [first = ''] = shows;
  const state = others.filter(([name]) => {
    const isOfState = tellsOfState(name, first);
    // messengers and counters of visits add names of their own to links, not to what an article embeds
    if (isEmbedded && !isOfState) refuse(name, (as, { link }) => link.unknown(as, names.join(', ')));
    return isOfState;
  });
  return { ...read, shows, asked, state, problems };
}
