/** A copy of what the build made on a host of its own, for tests of the service worker: it may change, and be gone. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';
import { dist } from './built.ts';
import { serve, type Site, type SiteOptions, strictPolicy } from './site.ts';

export const allowed = { serviceWorkers: 'allow' } as const;
export const under = '/lessons/attention/';

export interface Copy {
  folder: string;
  site: Site;
  /** what the host sends instead of a file */
  instead: (file: string, body: Buffer) => Buffer | string;
  /** Has the host answer again, at the same address, after `site` was closed. */
  open: () => Promise<void>;
}

/** One for each test of a file. */
export function useCopy(): Copy {
  const copy = {} as Copy;
  beforeEach(async () => {
    copy.folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
    await cp(dist, copy.folder, { recursive: true });
    copy.instead = (_, body) => body;
    const options: SiteOptions = {
      folder: copy.folder,
      under,
      headers: { 'Content-Security-Policy': strictPolicy, 'Cache-Control': 'no-cache' },
      instead: (file, body) => copy.instead(file, body),
    };
    copy.site = await serve(options);
    copy.open = async () => {
      copy.site = await serve({ ...options, port: Number(new URL(copy.site.url('')).port) });
    };
  });
  afterEach(async () => {
    await copy.site.close();
    await rm(copy.folder, { recursive: true, force: true });
  });
  return copy;
}

/** How a page's service worker stands: which are there, and in what state. */
export const workers = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found.map(({ scope, active, waiting, installing }) => ({
      scope: new URL(scope).pathname,
      states: [active, waiting, installing].flatMap((worker) => (worker ? [worker.state] : [])),
    }));
  });
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
