// @ts-check
// Lets a hosted copy of the pages open without a network once it has been visited. The build writes in which files, by the
// addresses that the pages ask for: with their versions, so that no page gets a script of another build. Whatever else is
// asked for is left to the browser.

(() => {
  /**
   * @typedef {{ waitUntil: (promise: Promise<unknown>) => void }} Phase
   * @typedef {{ request: Request, respondWith: (response: Promise<Response>) => void }} Asking
   * @typedef {{ registration: { scope: string } }} Scope
   */

  /** by address, below the scope: SHA-256, what it is, and whether it is kept only once it has been asked for */
  const files = /** @type {Record<string, [digest: string, type: string, onceAsked?: boolean]>} */ (
    JSON.parse('@files@')
  );
  const { scope } = /** @type {Scope} */ (/** @type {unknown} */ (self)).registration;
  /** what begins the names of all caches of these pages; other pages may lie on the same host */
  const ours = `attention-steps ${scope} `;
  const name = `${ours}@version@`;

  /**
   * A file from the host, as it was built. Rejects if it is another: while a new version is being put there, or where the host
   * rewrites what it sends.
   * @param {string} address
   * @param {string} digest
   * @param {string} type
   */
  async function fetched(address, digest, type) {
    const response = await fetch(new URL(address, scope), { cache: 'no-cache' });
    const bytes = await response.arrayBuffer();
    const found = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    if (found !== digest)
      throw new Error(`[service-worker] expected ${address} with the digest ${digest}; found ${found}`);
    // a response of its own: one that was redirected may not answer for a page
    const headers = new Headers(response.headers);
    for (const each of ['Content-Encoding', 'Content-Length']) headers.delete(each);
    headers.set('Content-Type', type);
    return new Response(bytes, { headers });
  }

  /** All files but those that few ask for, or none. */
  async function store() {
    const cache = await caches.open(name);
    try {
      const all = Object.entries(files).map(async ([address, [digest, type, onceAsked]]) => {
        if (!onceAsked) await cache.put(new URL(address, scope), await fetched(address, digest, type));
      });
      await Promise.all(all);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }

  async function dropEarlier() {
    const names = await caches.keys();
    await Promise.all(
      names.filter((each) => each.startsWith(ours) && each !== name).map((each) => caches.delete(each)),
    );
  }

  /**
   * Which of the pages an address is of; undefined for any other.
   * @param {URL} url
   */
  function pageAt({ origin, pathname }) {
    const path = `${origin}${pathname}`;
    if (!path.startsWith(scope)) return undefined;
    // some hosts leave the ending out
    const file = `${path.slice(scope.length).replace(/\.html$/, '') || 'index'}.html`;
    return file in files ? file : undefined;
  }

  /** @param {string} address */
  async function stored(address) {
    return (await caches.open(name)).match(new URL(address, scope));
  }

  /**
   * A file as it is kept, or as the host has it; what is kept once it has been asked for is kept from now on.
   * @param {Request} request
   * @param {string} address
   */
  async function openFile(request, address) {
    const response = await stored(address);
    const [digest = '', type = '', onceAsked] = files[address] ?? [];
    if (response || !onceAsked) return response ?? fetch(request);
    try {
      const whole = await fetched(address, digest, type);
      await (await caches.open(name)).put(new URL(address, scope), whole.clone());
      return whole;
    } catch {
      // of another build, or not to be had: the page says so
      return fetch(request);
    }
  }

  /**
   * The host's page where there is a host, so that a new version is there at once; else the stored one.
   * @param {Request} request
   * @param {string} page
   */
  async function openPage(request, page) {
    try {
      const response = await fetch(request);
      if (response.status < 500) return response;
      return (await stored(page)) ?? response;
    } catch (error) {
      const response = await stored(page);
      if (!response) throw error;
      return response;
    }
  }

  addEventListener('install', (event) => /** @type {Phase} */ (/** @type {unknown} */ (event)).waitUntil(store()));
  // not before the last window that uses the earlier version is closed
  addEventListener('activate', (event) =>
    /** @type {Phase} */ (/** @type {unknown} */ (event)).waitUntil(dropEarlier()),
  );
  addEventListener('fetch', (event) => {
    const { request, respondWith } = /** @type {Asking} */ (/** @type {unknown} */ (event));
    if (request.method !== 'GET') return;
    const page = request.mode === 'navigate' ? pageAt(new URL(request.url)) : undefined;
    const address = request.url.startsWith(scope) ? request.url.slice(scope.length) : '';
    if (page !== undefined) respondWith.call(event, openPage(request, page));
    else if (address in files && !address.endsWith('.html')) respondWith.call(event, openFile(request, address));
  });
})();
