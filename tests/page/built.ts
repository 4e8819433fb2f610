/** What the build has made, as the tests find it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = join(import.meta.dirname, '..', '..');

/** The folder that is served, packed, and opened from disk. */
export const dist = join(root, 'dist');

if (!existsSync(join(dist, 'index.html'))) throw new Error('dist/ is not built: run `npm run build` first');

export const readBuilt = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** Where a file is when its page is opened from disk. */
export const onDisk = (file: string, folder = dist): string => pathToFileURL(join(folder, file)).href;
