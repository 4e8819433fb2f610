// @ts-check
// What the pool of workers is worth, in Chromium, where there are workers: on all cores beside one thread.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../tools/chromium.mjs';

/** @typedef {{ shape: import('./shapes.mjs').Shape, cores: number, one: number[], all: number[] }} Parallel in ms */

const root = join(import.meta.dirname, '..', '..');

/** Serves the scripts of the repository to this machine, and an empty page. */
async function serve() {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const isScript = /\.m?js$/.test(path);
    const body = isScript ? await readFile(join(root, path)) : '<!doctype html><link rel="icon" href="data:,">';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html').end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/**
 * In the page: both in turns.
 * @param {import('./shapes.mjs').Shape} shape
 */
async function inPage(shape) {
  const from = (/** @type {string} */ path) => import(`/${path}`);
  const { race, timeOf } = await from('bench/kernel/timing.mjs');
  const { normalInputs } = await from('bench/kernel/inputs.mjs');
  const { loadEngine } = await from('dist/engine.mjs');
  const { fusedAttention, fusedAttentionParallel } = await loadEngine();
  const { q, k, v } = normalInputs(shape);
  const times = await race(
    new Map([
      ['one', timeOf(() => fusedAttention(q, k, v, shape))],
      ['all', timeOf(() => fusedAttentionParallel(q, k, v, shape))],
    ]),
  );
  return { shape, cores: navigator.hardwareConcurrency, one: times.get('one'), all: times.get('all') };
}

/**
 * @param {import('./shapes.mjs').Shape} shape
 * @returns {Promise<Parallel>}
 */
export async function measureParallel(shape) {
  const { server, origin } = await serve();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    const measured = await page.evaluate(inPage, shape);
    if (page.workers().length === 0) throw new Error('expected workers to start');
    return measured;
  } finally {
    await browser.close();
    server.close();
  }
}
