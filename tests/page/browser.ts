/** The browser in which a file's tests open pages, and what a page must not do in it. */
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { chromiumOptions } from '../../tools/chromium.mjs';
import { followLeaving } from './left.ts';

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Makes an uncaught error of what the page's policy blocks. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`blocked by ${violatedDirective}: ${blockedURI}`)),
  );
}

function withoutServiceWorkers(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
}

interface Watch {
  /** What it has done so far that no good page does; it is forgotten then. */
  heard(): string[];
  close(): Promise<void>;
}

/** Collects what a good page never does: speak on the console, fail, or ask for what does not lie beside it. */
async function watch(page: Page, home: string): Promise<Watch> {
  const complaints: (string | Request)[] = [];
  const leaving = followLeaving(page);
  const isOwn = (url: string) => url.startsWith(home) || /^(data|blob):/.test(url);
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(request));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!isOwn(request.url())) complaints.push(`foreign: ${request.url()}`);
  });
  await page.addInitScript(reportViolations);
  return {
    heard: () =>
      complaints
        .splice(0)
        .flatMap((each) => (typeof each === 'string' ? [each] : leaving.isLeft(each) ? [] : [`failed: ${each.url()}`])),
    close() {
      leaving.close();
      return page.context().close();
    },
  };
}

export interface Pages {
  /** Opens `url`, `script` run first; the test fails if the page then does what `watch` listens for. */
  openPage: (url: string, options?: BrowserContextOptions, script?: string) => Promise<Page>;
  /** One page for several tests that leave it as it is, checked after each. */
  usePage: (url: () => string, options?: BrowserContextOptions) => () => Page;
  /** What the page has done that it must not, for a test that wants to know; it is forgotten then. */
  heardOf: (page: Page) => string[];
}

interface Opened extends Watch {
  page: Page;
}

/** One browser for the tests of one file. */
export function useBrowser(): Pages {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
  let browser: Browser | undefined;
  let opened: Opened[] = [];

  async function open(url: string, options: BrowserContextOptions = {}, script = ''): Promise<Opened> {
    if (!browser) throw new Error('the browser is there only while tests run');
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const watching = await watch(page, new URL('.', url).href);
    // a service worker asks for more than the page itself, and later: for the tests that are about it
    if (options.serviceWorkers !== 'allow') await page.addInitScript(withoutServiceWorkers);
    if (script) await page.addInitScript(script);
    await page.goto(url);
    return { page, ...watching };
  }

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
  });
  afterAll(() => browser?.close());

  afterEach(async () => {
    const pages = opened;
    opened = [];
    for (const each of pages) await each.close();
    expect(pages.flatMap((each) => each.heard())).toEqual([]);
  });

  return {
    heardOf: (page) => opened.find((each) => each.page === page)?.heard() ?? [],

    async openPage(url, options, script) {
      const each = await open(url, options, script);
      opened.push(each);
      return each.page;
    },

    usePage(url, options) {
      let shared: Opened | undefined;
      beforeAll(async () => {
        shared = await open(url(), options);
      });
      afterEach(() => expect(shared?.heard()).toEqual([]));
      afterAll(() => shared?.close());
      return () => {
        if (!shared) throw new Error('the page is there only while tests run');
        return shared.page;
      };
    },
  };
}
