// @ts-check
// Stands in the head of a page, before there is anything to see: goes to the page in the language that the address asks
// for, and marks a page of which only some exhibits are wanted, so that the rest is neither shown nor laid out; or has a
// lesson that is opened at its head laid out a chapter at a time.

/**
 * Has the chapters far below laid out one at a time, so that the browser can answer in between. Whoever comes back or follows
 * a link into the lesson is put there by the browser, which needs to know how high all of it is.
 * @param {HTMLElement} root
 */
function layOutInTurn(root) {
  const [opening] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  if (location.hash || opening?.type !== 'navigate') return;
  root.dataset.opening = '';
  const next = () => {
    const chapter = document.querySelector('.chapter + .chapter:not([data-laid-out])');
    chapter?.toggleAttribute('data-laid-out');
    // more may be on its way
    if (chapter || document.readyState !== 'complete') soon(next);
  };
  // Safari knows no idle time
  const soon = globalThis.requestIdleCallback ?? requestAnimationFrame;
  soon(next);
}

(() => {
  const query = new URLSearchParams(location.search);
  const root = document.documentElement;
  const { file, lang } = document.currentScript?.dataset ?? {};
  const wish = query.get('lang');
  const leaves = file && lang && wish && (wish === lang || wish === lang.slice(0, 2));
  if (leaves) location.replace(file + location.search + location.hash);
  if (!leaves && !query.has('show')) return layOutInTurn(root);
  root.dataset.frame = '';
  // where the page's script does not come, the lesson is better than nothing
  addEventListener('load', () => delete root.dataset.frame);
})();
