// @ts-check
// Tells scripts their version, and pages which versions of scripts and styles they go with.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** stands in web/version.ts for the version of the script that it becomes part of */
const blank = '@version@';

/**
 * What a script is asked for with, so that no cache answers with another version's: it changes with its text.
 * @param {string} text
 */
export const versionOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The addresses by which scripts ask for others, with the versions of those.
 * @param {string} dist
 * @param {string[]} files
 */
export const addressesOf = (dist, files) =>
  Promise.all(files.map(async (file) => `${file}?v=${versionOf(await readFile(join(dist, file), 'utf8'))}`));

/**
 * Gives each of `scripts` its version, and adds the version of each script and style sheet to the addresses by which
 * `pages` load it. Gives those addresses. Throws where there is nothing to write a version in.
 * @param {string} dist
 * @param {{ scripts: string[], pages: string[] }} files
 */
export async function stampVersions(dist, { scripts, pages }) {
  /** @type {Map<string, string>} */
  const versions = new Map();
  for (const script of scripts) {
    const code = await readFile(join(dist, script), 'utf8');
    if (!code.includes(blank)) throw new Error(`expected ${blank} in ${script}`);
    versions.set(script, versionOf(code));
    await writeFile(join(dist, script), code.replaceAll(blank, versionOf(code)));
  }
  /** @type {Set<string>} */
  const addresses = new Set();
  for (const page of pages) {
    let html = await readFile(join(dist, page), 'utf8');
    for (const [whole, before, file = ''] of html.matchAll(/((?:href|src)="\.\/)([\w.-]+\.(?:css|js))"/g)) {
      const version = versions.get(file) ?? versionOf(await readFile(join(dist, file), 'utf8'));
      addresses.add(`${file}?v=${version}`);
      html = html.replace(whole, `${before}${file}?v=${version}"`);
    }
    await writeFile(join(dist, page), html);
  }
  return [...addresses];
}
