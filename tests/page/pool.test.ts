/** The pool in a browser, wherever the page is: workers start, and where none can, it computes all the same. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { onDisk } from './built.ts';
import { bundleInto } from './bundled.ts';
import type { ForTests } from './pool-page.ts';
import { serve, strictPolicy } from './site.ts';

const { openPage, heardOf } = useBrowser();
const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
const plain = await serve({ folder });
const strict = await serve({ folder, headers: { 'Content-Security-Policy': strictPolicy } });
const policy = `${strictPolicy}; sandbox allow-scripts`;
const sandbox = await serve({ folder, headers: { 'Content-Security-Policy': policy } });

/** The first call ends its worker, as where that runs out of memory. */
const failing = `const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (request, buffers) {
  post.call(this, request, buffers);
  if (!('call' in request)) return;
  Worker.prototype.postMessage = post;
  this.terminate();
  this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
};`;

const files = {
  'index.html': '<script src="./pool-page.js"></script>',
  'frame.html': '<iframe sandbox="allow-scripts" src="./index.html"></iframe>',
  'alone/index.html': '<script src="./pool-page.js"></script>',
  'no-simd.html': '<script>WebAssembly.validate = () => false</script><script src="./pool-page.js"></script>',
  'failing.html': `<script>${failing}</script><script src="./pool-page.js"></script>`,
  'none.html': '<script>delete globalThis.Worker</script><script src="./pool-page.js"></script>',
};

beforeAll(async () => {
  await bundleInto(folder, 'pool-page');
  await mkdir(join(folder, 'alone'));
  await copyFile(join(folder, 'pool-page.js'), join(folder, 'alone', 'pool-page.js'));
  for (const [file, body] of Object.entries(files)) {
    const html = `<!doctype html><html lang="en"><link rel="icon" href="data:," /><body>${body}</body></html>`;
    await writeFile(join(folder, file), html);
  }
});
afterAll(async () => {
  await Promise.all([plain, strict, sandbox].map((site) => site.close()));
  await rm(folder, { recursive: true, force: true });
});

/** Places where a page may be, and where its workers are started from; null for no workers. */
const places: [string, () => string, RegExp | null][] = [
  ['on a host', () => plain.url('index.html'), /^http:.*\/attention-steps-worker\.js\?v=\w{8}$/],
  ['under the strict policy', () => strict.url('index.html'), /^http:.*\/attention-steps-worker\.js\?v=\w{8}$/],
  ['from disk', () => onDisk('index.html', folder), /^blob:/],
  ['in a sandboxed frame', () => plain.url('frame.html'), /^blob:/],
  ['where the browser has no workers', () => plain.url('none.html'), null],
];

declare const forTests: ForTests;

/** The frame that has the pool. */
async function poolAt(url: string): Promise<{ page: Page; frame: Frame }> {
  const page = await openPage(url);
  const frame = page.frames().at(-1) ?? page.mainFrame();
  await frame.waitForFunction(() => 'forTests' in globalThis);
  return { page, frame };
}

describe.each(places)('%s', (_, url, from) => {
  test.each([1, 2, 7])('gives the same in %i parts, tells of each, and keeps this thread free', async (parts) => {
    const { page, frame } = await poolAt(url());
    const found = await frame.evaluate((count) => forTests.inParts(count, 14_000 / count), parts);
    expect(found.isSame).toBe(true);
    expect(found.heard).toEqual(Array.from({ length: parts }, (_, index) => index + 1));
    // in workers, or between the parts
    if (from || parts === 7) expect(found.others).toBeGreaterThanOrEqual(parts - 1);
    const workers = page.workers().map((worker) => worker.url());
    expect(workers.length > 0).toBe(from !== null);
    expect(workers.filter((each) => !from?.test(each))).toEqual([]);
  });

  test('attends in parts to the same output, and leaves the arguments where they are', async () => {
    const { page, frame } = await poolAt(url());
    expect(await frame.evaluate(() => forTests.attended())).toEqual({ isSame: true, left: [1, 1, 1] });
    expect(page.workers().length > 0).toBe(from !== null);
  });

  test('cancels at once, and goes on with what is next', async () => {
    const { frame } = await poolAt(url());
    expect(await frame.evaluate(() => forTests.cancelled())).toEqual({ reason: 'enough', late: 0, next: 10 });
  });

  test('says what the engine says', async () => {
    const { frame } = await poolAt(url());
    expect(await frame.evaluate(() => forTests.refused())).toMatch(/^\[softmax\] expected/);
  });
});

test('where the browser has no SIMD, page and workers attend with the engine’s own module', async () => {
  const { page, frame } = await poolAt(plain.url('no-simd.html'));
  expect(await frame.evaluate(() => forTests.attended())).toEqual({ isSame: true, left: [1, 1, 1] });
  expect(page.workers().length).toBeGreaterThan(0);
});

test('what cannot be posted to a worker ends its run alone', async () => {
  const { page, frame } = await poolAt(plain.url('index.html'));
  const { told, counts } = await frame.evaluate(() => forTests.unpostable());
  expect(told).toBe('DataCloneError');
  expect(counts).toEqual(Array.from({ length: 20 }, () => 2000));
  expect(page.workers().length).toBeGreaterThan(0);
});

test('a worker that fails ends its run, and none that follows', async () => {
  const { frame } = await poolAt(plain.url('failing.html'));
  await expect(frame.evaluate(() => forTests.inParts(1, 10))).rejects.toThrow('out of memory');
  // as many calls as there may be workers, at least: the one that failed has its turn
  for (let run = 0; run < 2; run++) {
    expect((await frame.evaluate(() => forTests.inParts(20, 10))).isSame).toBe(true);
  }
});

// whoever embeds an exhibit may have copied the page's script alone, or allow no workers
test.each([
  ['the worker’s file is missing', () => plain.url('alone/index.html'), /404|failed: .*worker/],
  ['the worker’s file is missing on disk', () => onDisk('alone/index.html', folder), /worker|ERR_FILE_NOT_FOUND/],
  ['no way to start one is allowed', () => sandbox.url('index.html'), /blob/],
])('where %s, it computes all the same', async (_, url, complaint) => {
  const { page, frame } = await poolAt(url());
  expect((await frame.evaluate(() => forTests.inParts(7, 2000))).isSame).toBe(true);
  expect(page.workers()).toEqual([]);
  expect(heardOf(page).filter((heard) => !complaint.test(heard))).toEqual([]);
});
