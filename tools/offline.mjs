// @ts-check
// What a hosted copy of the pages needs to be installed and to open without a network: a manifest for each page, icons, and
// the service worker with the list of files it keeps.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { iconPng, iconSvg } from './icon.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const icons = [
  { src: './attention-steps-icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...[192, 512].map((size) => ({
    src: `./attention-steps-icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
];

/**
 * What the manifest of a page says: its own words, in its own language.
 * @param {string} file
 * @param {string} html
 */
function manifestOf(file, html) {
  const [, lang] = /<html lang="([^"]*)"/.exec(html) ?? [];
  const [, name] = /<title>([^<]*)</.exec(html) ?? [];
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const colours = { background_color: '#fdfdfb', theme_color: '#fdfdfb' };
  return { lang, name, description, start_url: `./${file}`, scope: './', display: 'standalone', ...colours, icons };
}

/** @param {Buffer} bytes */
const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes all of it. `addresses` are those by which the pages ask for what lies beside them, `onceAsked` those of what is kept
 * only once it has been asked for.
 * @param {string} dist
 * @param {{ pages: string[], addresses: string[], onceAsked: string[] }} site
 */
export async function writeOffline(dist, { pages, addresses, onceAsked }) {
  await writeFile(join(dist, 'attention-steps-icon.svg'), iconSvg());
  for (const size of [192, 512]) await writeFile(join(dist, `attention-steps-icon-${size}.png`), iconPng(size));
  const manifests = await Promise.all(
    pages.map(async (page) => {
      const manifest = manifestOf(page, await readFile(join(dist, page), 'utf8'));
      const file = `attention-steps.${manifest.lang}.webmanifest`;
      await writeFile(join(dist, file), `${JSON.stringify(manifest, undefined, 2)}\n`);
      return file;
    }),
  );
  const pictures = icons.map(({ src }) => src.replace('./', ''));
  const kept = [...pages, ...addresses, ...manifests, ...pictures, ...onceAsked].map(async (address) => {
    const [file = ''] = address.split('?');
    const told = [digestOf(await readFile(join(dist, file))), types[extname(file)]];
    return [address, onceAsked.includes(address) ? [...told, true] : told];
  });
  const files = JSON.stringify(Object.fromEntries(await Promise.all(kept)));
  const worker = await readFile(join(root, 'web', 'offline', 'service-worker.js'), 'utf8');
  const version = digestOf(Buffer.from(worker + files)).slice(0, 8);
  await writeFile(
    join(dist, 'attention-steps-offline.js'),
    worker.replace('@files@', () => files).replace('@version@', version),
  );
}
