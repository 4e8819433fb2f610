/** A page beside a script of another version, from a cache or a folder half copied: once more, and then it is said. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptOf } from '../../tools/language-plugin.ts';
import { editions } from '../../tools/page.ts';
import { textFor } from '../../web/text/languages.ts';
import { useBrowser } from './browser.ts';
import { dist, onDisk, readBuilt } from './built.ts';
import { allLive, exhibits, field, showsSoon, soon, typeOver } from './exhibit.ts';
import { type Site, serve, strictPolicy } from './site.ts';

const { openPage } = useBrowser();

/** The version of its script that a page asks for. */
const versionIn = (html: string) => /(?:zh-CN|en)\.js\?v=(\w{8})"/.exec(html)?.[1] ?? '';
/** The script of an earlier version. */
const earlier = (lang: 'zh-CN' | 'en', file: string) =>
  readBuilt(scriptOf(lang)).replaceAll(versionIn(readBuilt(file)), '0a0a0a0a');

const alerts = (page: Page | Frame) => page.locator('main > [role="alert"]').allTextContents();

/** The addresses of scripts and pages among those a site was asked for, without their folders. */
const files = (site: Site) => site.asked().map((path) => path.slice(1));

describe.each(editions)('$file', ({ file, lang }) => {
  const script = scriptOf(lang);
  const { twoVersions } = textFor(lang);
  const headers = { 'Cache-Control': 'max-age=3600', 'Content-Security-Policy': strictPolicy };
  const sites: Site[] = [];
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  /** A site whose caches hold an earlier script, which it sends so many times. */
  function staleFor(times: number): Promise<Site> {
    let sent = 0;
    return stale({
      headers,
      instead: (name, body) => (name === script && sent++ < times ? earlier(lang, file) : body),
    });
  }
  async function stale(options: Parameters<typeof serve>[0]): Promise<Site> {
    const site = await serve(options);
    sites.push(site);
    return site;
  }

  test('asks for the script that it goes with', () => {
    const version = versionIn(readBuilt(file));
    expect(version).toMatch(/^\w{8}$/);
    expect(readBuilt(script).split(version)).toHaveLength(2);
  });

  test('loads itself once more, past the cache', async () => {
    const site = await staleFor(1);
    const page = await openPage(site.url(file));
    await soon(() => files(site).filter((each) => each === file).length).toBe(2);
    await soon(() => page.locator('page-settings').count()).toBe(1);
    await allLive(page);
    expect(await alerts(page)).toEqual([]);
    // the earlier one, then the right one past the cache, which holds that for the page's second time
    expect(files(site).filter((each) => each === script)).toHaveLength(2);
  });

  test('says so where that does not help, goes on, and stops trying', async () => {
    const site = await staleFor(Infinity);
    const page = await openPage(site.url(file));
    await soon(() => alerts(page)).toEqual([twoVersions]);
    await allLive(page);
    await typeOver(field(page, 'softmax', 'scores.2'), '22.7');
    await showsSoon(page, 'mix', 'weights.2', '0.3409');
    expect(files(site).filter((each) => each === file)).toHaveLength(2);
    // an address written while the page is being loaded again can take from Chromium what this entry remembers
    await soon(() => page.url()).toContain('22.7');
    await page.reload();
    await soon(() => alerts(page)).toEqual([twoVersions]);
    expect(files(site).filter((each) => each === file)).toHaveLength(3);
  });

  test('says so at once in a sandboxed frame, which may fetch nothing', async () => {
    const frame = `<!doctype html><link rel="icon" href="data:," /><iframe sandbox="allow-scripts" src="./${file}"></iframe>`;
    const site = await stale({
      headers: {},
      instead(name, body) {
        if (name === 'attention-steps.html') return frame;
        return name === script ? earlier(lang, file) : body;
      },
    });
    const page = await openPage(site.url('attention-steps.html'));
    const inner = () => page.frames().at(-1) ?? page.mainFrame();
    await soon(() => alerts(inner())).toEqual([twoVersions]);
    expect(files(site).filter((each) => each === file)).toHaveLength(1);
  });
});

describe('from disk', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
    await cp(dist, folder, { recursive: true });
    await writeFile(join(folder, scriptOf('en')), earlier('en', 'en.html'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a folder half copied is told of at once', async () => {
    const page = await openPage(onDisk('en.html', folder));
    await soon(() => alerts(page)).toEqual([textFor('en').twoVersions]);
    await allLive(page);
    expect(await exhibits(page).count()).toBeGreaterThan(10);
  });
});
