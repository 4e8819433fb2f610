import type { Plugin } from 'vite';

/**
 * Takes `import.meta.url` out of Emscripten's glue, which newer versions always write: a classic script has none, and
 * Vite would take the glue's `new URL('attention.wasm', …)` for one more file to embed. The glue never fetches it:
 * `web/engine-of.ts` hands it the compiled module.
 */
export const withoutImportMeta = (): Plugin => ({
  name: 'attention-steps:without-import-meta',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/wasm/attention.mjs') ? code.replaceAll('import.meta.url', '""') : undefined),
});
