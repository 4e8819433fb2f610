/** Where the pages are that the engines open: on a host and on disk, with a listener in each. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { editions } from '../../tools/page.ts';
import { dist, onDisk } from '../page/built.ts';
import { serve, type Site, strictPolicy } from '../page/site.ts';
import { listener } from './listener.ts';

export type PlaceName = 'on a host' | 'from disk';

/** A page of somebody else's, with what stands in it. */
const article = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><link rel="icon" href="data:," /><title>An article</title>${body}</html>`;

/** Pages beside the lesson's own. */
const more: Readonly<Record<string, string>> = {
  'embedded.html': article(`<script defer src="./attention-steps.js"></script><h1>Mine</h1>
    <attention-exhibit show="softmax"></attention-exhibit>
    <div lang="zh-CN"><attention-exhibit show="mix"></attention-exhibit></div>`),
  'framed.html': article('<iframe src="./en.html" width="700" height="700"></iframe>'),
};

/** A copy of what the build made, in which pages tell what goes wrong in them: not every driver does. */
async function copyWithListener(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'attention-steps-'));
  await cp(dist, folder, { recursive: true });
  await writeFile(join(folder, 'listener.js'), listener);
  const pages = editions.map(async ({ file }) => [file, await readFile(join(dist, file), 'utf8')] as const);
  for (const [file, page] of [...(await Promise.all(pages)), ...Object.entries(more)]) {
    await writeFile(join(folder, file), page.replace('<title>', '<script src="./listener.js"></script><title>'));
    // as it reads where scripts are off
    await writeFile(join(folder, `scriptless-${file}`), page.replaceAll(/<script\b[^>]*><\/script>/g, ''));
  }
  return folder;
}

/** The address of a page, by its place. */
export type Places = Readonly<Record<PlaceName, (file: string) => string>>;

/** The places for the tests of one file. The host is as strict as one may be, and serves the folder below its root. */
export function usePlaces(): Places {
  let folder = '';
  let site: Site | undefined;
  beforeAll(async () => {
    folder = await copyWithListener();
    const headers = { 'Content-Security-Policy': `${strictPolicy}; frame-src 'self'` };
    site = await serve({ folder, under: '/lessons/step by step/', headers });
  });
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { 'on a host': (file) => site?.url(file) ?? '', 'from disk': (file) => onDisk(file, folder) };
}
