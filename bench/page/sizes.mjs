// @ts-check
// How many bytes each file is, and how many of them a host sends.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const gzipped = (/** @type {Buffer} */ bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * A line a file, and for each page the sum of what opening it transfers.
 * @param {string} dist
 */
export function sizes(dist) {
  const read = (/** @type {string} */ file) => readFileSync(join(dist, file));
  const files = [
    ...['index.html', 'en.html', 'attention-steps.css', 'attention-steps.zh-CN.js', 'attention-steps.en.js'],
    ...['attention-steps-frame.js', 'attention-steps.js', 'attention-steps-worker.js', 'engine.mjs'],
  ].map((file) => `${file.padEnd(26)} ${read(file).length} bytes, gzipped ${gzipped(read(file))}`);
  const pages = [
    ['index.html', 'attention-steps.zh-CN.js'],
    ['en.html', 'attention-steps.en.js'],
  ].map(([page = '', script = '']) => {
    const parts = [page, 'attention-steps-frame.js', 'attention-steps.css', script];
    return `opening ${page.padEnd(18)} ${parts.reduce((sum, file) => sum + gzipped(read(file)), 0)} bytes gzipped`;
  });
  return [...files, ...pages];
}
