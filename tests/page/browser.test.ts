/** The other tests trust that a page's misdeeds are heard of: they are. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { soon } from './exhibit.ts';
import { serve, type Site } from './site.ts';

const { openPage, heardOf } = useBrowser();
let folder = '';
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  site = await serve({
    folder,
    under: '/here/',
    headers: { 'Content-Security-Policy': "script-src 'self'; style-src 'self'" },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['console.log("hello")', 'console.log: hello'],
  ['throw new Error("oh")', 'uncaught: oh'],
  ['fetch("./missing.json")', /^404: .*missing\.json/],
  ['new Image().src = "http://127.0.0.1:9/a.png"', /^foreign: .*a\.png/],
  ['new Image().src = "../a.png"', /^foreign: .*a\.png/],
  ['document.body.setAttribute("style", "margin: 0")', /^uncaught: blocked by style-src/],
  ['setTimeout("1")', /^uncaught: blocked by script-src/],
])('%s', async (script, heard) => {
  await writeFile(join(folder, 'page.html'), '<!doctype html><body><script src="./script.js"></script>');
  await writeFile(join(folder, 'script.js'), script);
  const page = await openPage(site.url('page.html'));
  const all: string[] = [];
  await soon(() => {
    all.push(...heardOf(page));
    return all;
  }).toContainEqual(typeof heard === 'string' ? heard : expect.stringMatching(heard));
  await page.close();
  heardOf(page);
});

describe('a request that never ends', () => {
  const held = '**/held.*';
  const wholePage = '<!doctype html><link rel="icon" href="data:," /><p>Here</p>';

  /** Opens a page, and has it ask for what nobody answers. */
  async function asking(file: string, body: string): Promise<Page> {
    await writeFile(join(folder, file), `${wholePage}${body}`);
    await writeFile(join(folder, 'frame.html'), wholePage);
    const page = await openPage(site.url(file));
    await page.route(held, () => undefined);
    const asked = page.waitForRequest(held);
    await page.evaluate(() => {
      const inside = document.querySelector('iframe')?.contentDocument ?? document;
      inside.body.append(Object.assign(inside.createElement('img'), { src: new URL('held.png', location.href).href }));
    });
    await asked;
    return page;
  }

  test.each<[string, string, (page: Page) => Promise<unknown>]>([
    ['the page is left for another', '', (page) => page.goto(site.url('frame.html'))],
    ['the page is left for none', '', (page) => page.goto('about:blank')],
    ['the page is loaded again', '', (page) => page.reload()],
    ['the frame that asked is left', '<iframe src="./frame.html"></iframe>', (page) => page.frames()[1]?.goto(site.url('frame.html?2')) ?? expect.fail()], // prettier-ignore
    ['the frame that asked is gone', '<iframe src="./frame.html"></iframe>', (page) => page.evaluate(() => document.querySelector('iframe')?.remove())], // prettier-ignore
    ['the page is closed', '', () => Promise.resolve()],
  ])('is no complaint where %s', async (_, body, leave) => {
    const page = await asking('asking.html', body);
    const failed = page.waitForEvent('requestfailed');
    await leave(page);
    // closing is what comes after the test
    if (body || page.url() !== site.url('asking.html')) await failed;
    else failed.catch(() => undefined);
  });

  test('is one where it is given up by the page itself, or its network is', async () => {
    const page = await asking('asking.html', '');
    await page.evaluate(() => document.querySelector('img')?.remove());
    await page.evaluate(async () => {
      const controller = new AbortController();
      const asked = fetch('./held.json', { signal: controller.signal }).catch(() => undefined);
      controller.abort();
      await asked;
    });
    await page.evaluate(() => (location.hash = '#elsewhere'));
    await soon(() => heardOf(page)).toEqual([expect.stringMatching(/^failed: .*held\.json$/)]);
    await page.route('**/broken.png', (route) => route.abort('connectionreset'));
    await page.evaluate(() => void (new Image().src = './broken.png'));
    const all: string[] = [];
    await soon(() => {
      all.push(...heardOf(page));
      return all;
    }).toContainEqual(expect.stringMatching(/^failed: .*broken\.png$/));
    await page.reload();
  });
});
