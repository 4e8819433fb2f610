import { readFile } from 'node:fs/promises';
import { gzipAsync as gzipped } from '@gfx/zopfli';
import type { Plugin } from 'vite';

/**
 * Takes `import.meta.url` out of Emscripten's glue, which newer versions always write: a classic script has none, and
 * Vite would take the glue's `new URL('attention.wasm', …)` for one more file to embed. The glue never fetches it:
 * `web/engine/instantiate.ts` hands it the compiled module.
 */
export const withoutImportMeta = (): Plugin => ({
  name: 'attention-steps:without-import-meta',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/wasm/attention.mjs') ? code.replaceAll('import.meta.url', '""') : undefined),
});

const query = '?gzip';

/**
 * The imports `….wasm?gzip` and `….safetensors?gzip`: the file, compressed, as base64. A host's compression can do little
 * with base64; this way it has but the alphabet to undo, and a page on disk is smaller too. Zopfli takes seconds for it and a
 * twentieth off what gzip makes of code.
 */
export const compressedFiles = (): Plugin => ({
  name: 'attention-steps:compressed-files',
  enforce: 'pre',
  async load(id) {
    if (!/\.(wasm|safetensors)\?gzip$/.test(id)) return undefined;
    const file = id.slice(0, -query.length);
    this.addWatchFile(file);
    const compressed = Buffer.from(await gzipped(await readFile(file), {}));
    return `export default ${JSON.stringify(compressed.toString('base64'))};`;
  },
});
