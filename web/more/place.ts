/** Where files of ours lie, for who reads of them in the page that is open. */

/**
 * Where this script is from, known only while it is run for the first time: '' where the page holds it itself; the page's
 * own address where it is served as modules.
 */
const script = document.currentScript ? (document.currentScript as HTMLScriptElement).src : location.href;

/** Whether the page holds all of its scripts: nothing lies beside it. */
export const holdsScripts = script === '';

/** Whether the page is the lesson, or a frame of it, and not an article with exhibits. */
const isLesson = () => document.querySelector('[data-attention-steps="settings"], .frame') !== null;

/** The way from one file to another on the same disk, as a page writes it. */
function wayTo({ pathname: to }: URL, { pathname: from }: URL): string {
  const [folders, steps] = [from.split('/').slice(0, -1), to.split('/')];
  const fork = folders.findIndex((folder, index) => folder !== steps[index]);
  const common = fork < 0 ? folders.length : fork;
  return [...folders.slice(common).map(() => '..'), ...steps.slice(common)].join('/');
}

/** An address in full; of a file on a reader's disk, where nobody else could reach it, the way there from this page. */
const written = (address: URL): string =>
  address.protocol === 'file:' ? wayTo(address, new URL(location.href)) : address.href;

/** Where a file lies that was built with this script. */
export const addressOf = (file: string): string => written(new URL(file, script));

/** The page to be framed, in a language, up to the names in its query; undefined where there is none. */
export function framedPage(lang: 'zh-CN' | 'en'): string | undefined {
  if (!holdsScripts) return `${addressOf(lang === 'en' ? 'en.html' : 'index.html')}?`;
  return isLesson() ? `${written(new URL(location.pathname, location.href))}?lang=${lang}&` : undefined;
}
