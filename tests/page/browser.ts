/** The browser in which a file's tests open pages, and what a page must not do in it. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { chromiumOptions } from '../../tools/chromium.mjs';

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

/** Collects what a good page never does: speak on the console, fail, or ask for what does not lie beside it. */
async function watch(page: Page, home: string): Promise<string[]> {
  const complaints: string[] = [];
  const isOwn = (url: string) => url.startsWith(home) || /^(data|blob):/.test(url);
  page.on('console', (message) => complaints.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!isOwn(request.url())) complaints.push(`foreign: ${request.url()}`);
  });
  await page.addInitScript(reportViolations);
  return complaints;
}

export interface Pages {
  /** Opens `url`; the test fails if the page then does what `watch` listens for. */
  openPage: (url: string, options?: BrowserContextOptions) => Promise<Page>;
  /** One page for several tests that leave it as it is, checked after each. */
  usePage: (url: () => string, options?: BrowserContextOptions) => () => Page;
  /** What the page has done that it must not, for a test that wants to know; it is forgotten then. */
  heardOf: (page: Page) => string[];
}

interface Opened {
  page: Page;
  complaints: string[];
}

/** One browser for the tests of one file. */
export function useBrowser(): Pages {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
  let browser: Browser | undefined;
  let opened: Opened[] = [];

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Opened> {
    if (!browser) throw new Error('the browser is there only while tests run');
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints = await watch(page, new URL('.', url).href);
    await page.goto(url);
    return { page, complaints };
  }

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
  });
  afterAll(() => browser?.close());

  afterEach(async () => {
    const pages = opened;
    opened = [];
    for (const { page } of pages) await page.context().close();
    expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  return {
    heardOf: (page) => opened.find((each) => each.page === page)?.complaints.splice(0) ?? [],

    async openPage(url, options) {
      const each = await open(url, options);
      opened.push(each);
      return each.page;
    },

    usePage(url, options) {
      let shared: Opened | undefined;
      beforeAll(async () => {
        shared = await open(url(), options);
      });
      afterEach(() => expect(shared?.complaints).toEqual([]));
      afterAll(() => shared?.page.context().close());
      return () => {
        if (!shared) throw new Error('the page is there only while tests run');
        return shared.page;
      };
    },
  };
}
