/**
 * A link's hash, `#softmax?scores=15.3,22.7&dk=64`: a place of the page, then names and texts. Where that is long, it is
 * packed: `#softmax?z=` with all after the question mark deflated, in base64url.
 */
import type { Told, Problem } from './state.ts';

/** characters in a hash, packed or not; the longest that a reader can bring about has some 100,000 */
const longest = 200_000;
/** characters up to which a hash is left as it can be read */
const readable = 1000;

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

// what separates entries stays as it is; what ends a link in running text, or in Markdown, does not
const encoded = (text: string) =>
  encodeURIComponent(text)
    .replace(/%(2C|3A|3B)/g, decodeURIComponent)
    .replace(/[!'()*]|[.,:;]$/g, percent);

/** The hash that tells `entries` beside `place`, as it can be read. */
export function hashOf(place: string, entries: readonly (readonly [name: string, text: string])[]): string {
  const query = entries.map(([name, text]) => `${name}=${encoded(text)}`).join('&');
  return `#${encoded(place)}${query && `?${query}`}`;
}

/** `text` through a stream of bytes, as a string of a character a byte; stops past `longest`. */
async function through(text: string, stream: CompressionStream | DecompressionStream): Promise<string> {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  let all = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all;
    all += value.reduce((chunk, byte) => chunk + String.fromCharCode(byte), '');
    if (all.length > longest) throw new Error(`[through] expected at most ${longest} bytes; found more`);
  }
}

/** A hash as it is sent: packed if it is long, and the browser can. */
export async function packed(hash: string): Promise<string> {
  const [place, query] = split(hash);
  if (hash.length <= readable) return hash;
  try {
    const bytes = await through(query, new CompressionStream('deflate-raw'));
    return `#${place}?z=${btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
  } catch {
    // tells the same
    return hash;
  }
}

// async, so that what is no base64 is told as what does not unpack is
const unpacked = async (packed: string): Promise<string> =>
  through(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), new DecompressionStream('deflate-raw'));

function split(hash: string): [place: string, query: string] {
  const [, place = '', query = ''] = /^#?([^?]*)\??(.*)$/s.exec(hash) ?? [];
  return [place, query];
}

/** What a hash tells, its place and entries, and what of it is no hash of this page. */
export interface HashReading {
  place: string;
  told: Told[];
  problems: Problem[];
}

export async function readHash(hash: string): Promise<HashReading> {
  if (hash.length > longest) return { place: '', told: [], problems: [({ link }) => link.tooLong] };
  const problems: Problem[] = [];
  const damaged = (found: string) => problems.push(({ link }) => link.damaged(found));
  const [encodedPlace, query] = split(hash);
  const pack = /^z=(.*)$/.exec(query)?.[1];
  let text = query;
  if (pack !== undefined) {
    text = await unpacked(pack).catch(() => {
      damaged(pack);
      return '';
    });
  }
  const decoded = (encoded: string): string | undefined => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      damaged(encoded);
      return undefined;
    }
  };
  const told = text.split('&').flatMap((pair): Told[] => {
    if (pair === '') return [];
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const [known, entry] = [decoded(name), decoded(value)];
    return known === undefined || entry === undefined ? [] : [[known, entry]];
  });
  return { place: decoded(encodedPlace) ?? '', told, problems };
}
