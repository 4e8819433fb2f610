/**
 * Whether the page is of the same build as its script: an old one of either may come from a cache. The page asks for the
 * version of the script that it goes with; a page that asks for none goes with any.
 */

/** This script, by the version that the build writes here, and those that came after it into the same page. */
export const own = { version: '@version@', others: [] as string[] };

/** What the page's entry in the history remembers, beside what others keep there: for which version it has been loaded once more. */
interface Remembered {
  attentionStepsVersion?: string;
}

/**
 * Calls `start` if `script`, the address that this one came by, asks for this version or for none. If it asks for another,
 * the page is loaded once more, with the script fetched anew; where that cannot be done, or has not helped, `start` is
 * called all the same, and told so.
 */
export function startVersion(script: string, start: (isOther: boolean) => void): void {
  const wanted = new URLSearchParams(script.split('?')[1]).get('v');
  const isOther = wanted !== null && wanted !== own.version;
  const remembered = history.state as Remembered | null;
  // neither from disk nor in a sandboxed frame could it be fetched
  const isOwn = script.startsWith(`${origin}/`);
  if (!isOther || !isOwn || remembered?.attentionStepsVersion === wanted) start(isOther);
  else loadAnew(script, wanted).catch(() => start(true));
}

async function loadAnew(script: string, wanted: string): Promise<void> {
  // whole, so that it is in the cache when it is asked for again
  await (await fetch(script, { cache: 'reload' })).text();
  // the last thing before: nobody else is to forget it
  const remembered: Remembered = { ...(history.state as object | null), attentionStepsVersion: wanted };
  history.replaceState(remembered, '');
  location.reload();
}
